import type { Action } from './action.ts';
import { type Geometry, geometry, nameOf } from './board.ts';
import { buildingSpaces } from './building.ts';
import { catastropheHandFaults, catastropheSpaceFaults } from './catastrophe.ts';
import { conflictOf, supportColor } from './conflict.ts';
import { groups, groupsWithout } from './define.ts';
import { offered } from './figures.ts';
import { type Game, OFF, standsAt } from './game.ts';
import { heldAtMost, surelyHeld } from './hand.ts';
import { leaderSpaceFaulty, leadersOf } from './leader.ts';
import { monumentsLeft } from './monument.ts';
import type { Phase } from './phases.ts';
import {
  BLACK,
  BLUE,
  type Cell,
  COLOR_INDICES,
  COLORS,
  type Color,
  type ColorIndex,
  colorAt,
  colorIndex,
  type Leader,
  type Seat,
} from './pieces.ts';
import { placedColor } from './shapes.ts';
import { openWars } from './supporters.ts';
import { possibleSwaps } from './swap.ts';
import { tileHandFaults, tileSpaceFaulty } from './tile.ts';
import { type TreasureDue, takeable, treasureDue } from './treasure.ts';
import { actor, check } from './turn.ts';

/** An action that the rules allow; `possible` if it depends on the colour of an untold tile. */
export interface LegalAction {
  readonly action: Action;
  readonly possible?: true;
}

/** The spaces on which each piece may be set in an action, as the checks of their chapters say. */
export interface LegalSpaces {
  readonly tile: Readonly<Partial<Record<Color, readonly Cell[]>>>;
  readonly leader: Readonly<Record<Leader, readonly Cell[]>>;
  readonly catastrophe: readonly Cell[];
}

function spacesWithout(shape: Geometry, faulty: (space: number) => boolean): readonly Cell[] {
  const cells: Cell[] = [];
  for (let space = 0; space < shape.size; space++) {
    if (!faulty(space)) cells.push(nameOf(shape, space));
  }
  return cells;
}

/** Where the active player may set each tile colour he holds, each leader, and a catastrophe. */
export function legalSpaces(game: Game): LegalSpaces {
  const shape = geometry(game.board);
  const { seat } = game;
  const among = groups(game);
  const forTile = (color: ColorIndex): readonly Cell[] =>
    spacesWithout(shape, (space) => tileSpaceFaulty(game, among, color, space, null));
  const onRiver = forTile(BLUE);
  const onLand = forTile(BLACK);
  const tile: Partial<Record<Color, readonly Cell[]>> = {};
  for (const color of COLOR_INDICES) {
    if (tileHandFaults(game, seat, color).length > 0) continue;
    tile[colorAt(color)] = color === BLUE ? onRiver : onLand;
  }
  const forLeader = (from: number): readonly Cell[] => {
    const lifted = from === OFF ? among : groupsWithout(game, from);
    return spacesWithout(shape, (space) => leaderSpaceFaulty(game, from, lifted, space, null));
  };
  let fromSupply: readonly Cell[] | null = null;
  const leader = {} as Record<Leader, readonly Cell[]>;
  for (const own of leadersOf(seat)) {
    const from = standsAt(game.leaders, own.number);
    if (from === OFF) {
      fromSupply ??= forLeader(OFF);
      leader[own.leader] = fromSupply;
    } else leader[own.leader] = forLeader(from);
  }
  const catastrophe =
    catastropheHandFaults(game, seat).length > 0
      ? []
      : spacesWithout(shape, (space) => catastropheSpaceFaults(game, space).length > 0);
  return { tile, leader, catastrophe };
}

function turnActions(game: Game): readonly LegalAction[] {
  const { seat } = game;
  const spaces = legalSpaces(game);
  const actions: LegalAction[] = [];
  for (const [color, cells] of Object.entries(spaces.tile) as [Color, readonly Cell[]][]) {
    const sure = surelyHeld(game, seat, colorIndex(color)) > 0;
    for (const at of cells) {
      const action: Action = { do: 'tile', color, at };
      actions.push(sure ? { action } : { action, possible: true });
    }
  }
  for (const [leader, cells] of Object.entries(spaces.leader) as [Leader, readonly Cell[]][]) {
    for (const at of cells) actions.push({ action: { do: 'leader', leader, at } });
  }
  for (const { leader, number } of leadersOf(seat)) {
    if (game.leaders[number] !== OFF) actions.push({ action: { do: 'withdraw', leader } });
  }
  for (const at of spaces.catastrophe) actions.push({ action: { do: 'catastrophe', at } });
  for (const action of possibleSwaps(game, seat)) actions.push({ action });
  actions.push({ action: { do: 'pass' } });
  return actions;
}

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

/**
 * Every action that the seat to act may take in a phase: exactly what the chart accepts, but that
 * a swap of untold tiles is listed by their number only.
 */
export function legalActions(game: Game, phase: Phase): readonly LegalAction[] {
  const shape = geometry(game.board);
  const plain = (actions: readonly Action[]): readonly LegalAction[] =>
    actions.map((action) => ({ action }));
  switch (phase) {
    case 'turn.action':
      return turnActions(game);
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
