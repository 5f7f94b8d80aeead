import type { Action } from './action.ts';
import { geometry, nameOf } from './board.ts';
import { buildingSpaces } from './building.ts';
import { conflictOf, supportColor } from './conflict.ts';
import { offered } from './figures.ts';
import type { Game } from './game.ts';
import { heldAtMost, surelyHeld } from './hand.ts';
import { type LegalAction, LegalParts, type LegalSet, Listed } from './legalset.ts';
import { monumentsLeft } from './monument.ts';
import type { Phase } from './phases.ts';
import { COLORS, colorAt, type Seat } from './pieces.ts';
import { placedColor } from './shapes.ts';
import { openWars } from './supporters.ts';
import { type TreasureDue, takeable, treasureDue } from './treasure.ts';
import { actor, check } from './turn.ts';
import { turnParts } from './turnset.ts';

export type { LegalAction, LegalSet } from './legalset.ts';
export { type LegalSpaces, legalSpaces } from './turnset.ts';

function supports(game: Game, phase: Phase): readonly LegalAction[] {
  const seat = actor(game, phase) as Seat;
  const color = supportColor(conflictOf(game));
  const counts = Array.from({ length: heldAtMost(game, seat, color) + 1 }, (_, count) => count);
  return counts
    .filter((count) => check(game, phase, seat, { do: 'support', count }).length === 0)
    .map((count) => {
      const action: Action = { do: 'support', count };
      return count > surelyHeld(game, seat, color) ? { action, possible: true } : { action };
    });
}

function figures(game: Game): readonly Action[] {
  const shape = geometry(game.board);
  const { squares, crosses } = offered(game);
  const monuments = monumentsLeft(game, placedColor(game));
  return [
    ...squares.flatMap((square) =>
      monuments.map(
        (monument): Action => ({ do: 'monument', square: nameOf(shape, square), monument }),
      ),
    ),
    ...crosses.map((center): Action => ({ do: 'wonder', center: nameOf(shape, center) })),
    { do: 'no-monument' },
  ];
}

/** What the seat to act may choose from in a phase in which no piece is set on the board. */
function choices(game: Game, phase: Exclude<Phase, 'turn.action'>): readonly LegalAction[] {
  const shape = geometry(game.board);
  const plain = (actions: readonly Action[]): readonly LegalAction[] =>
    actions.map((action) => ({ action }));
  switch (phase) {
    case 'turn.revolt.attack':
    case 'turn.revolt.defence':
    case 'turn.war.attack':
    case 'turn.war.defence':
      return supports(game, phase);
    case 'turn.war.choose':
      return plain(openWars(game).map((color) => ({ do: 'choose-war', color: colorAt(color) })));
    case 'turn.building':
      return plain([
        ...buildingSpaces(game).map(
          (space): Action => ({
            do: 'building',
            color: colorAt(placedColor(game)),
            at: nameOf(shape, space),
          }),
        ),
        { do: 'no-building' },
      ]);
    case 'turn.monument':
      return plain(figures(game));
    case 'turn.treasures': {
      const spaces = takeable(treasureDue(game) as TreasureDue);
      return plain(spaces.map((space) => ({ do: 'treasure', at: nameOf(shape, space) })));
    }
    case 'turn.wonderPoint':
      return plain(COLORS.map((color) => ({ do: 'wonder-point', color })));
    case 'over':
      return [];
  }
}

/**
 * Every action that the seat to act may take in a phase: exactly what the chart accepts, but that
 * a swap of untold tiles is counted by their number only.
 */
export const legalSet = (game: Game, phase: Phase): LegalSet =>
  new LegalParts(phase === 'turn.action' ? turnParts(game) : [new Listed(choices(game, phase))]);

/** The same as a list. */
export const legalActions = (game: Game, phase: Phase): readonly LegalAction[] =>
  legalSet(game, phase).list();
