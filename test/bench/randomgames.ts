import { eventOf } from '../../machine/chart/context.ts';
import { playing } from '../../machine/chart/playing.ts';
import type { Game } from '../../machine/rules/game.ts';
import { legalSet } from '../../machine/rules/legal.ts';
import type { Seat } from '../../machine/rules/pieces.ts';
import { actor } from '../../machine/rules/turn.ts';
import { startOf } from '../model/deal.ts';
import { seeded } from './random.ts';

/** The start of a random game: two, three or four players by turns, no modules. */
export function randomStart(seed: number): Game {
  return startOf({
    edition: '1997',
    board: 'standard',
    englishVariant: false,
    wonder: false,
    buildings: false,
    players: 2 + (seed % 3),
    shuffle: seed,
  });
}

/**
 * Plays a game to its end, each action drawn evenly from the full set of legal ones; how many
 * actions it took.
 */
export function playRandom(start: Game, seed: number): number {
  const played = playing({ game: start, phase: 'turn.action' });
  const next = seeded(seed);
  let actions = 0;
  while (played.at.phase !== 'over') {
    const { game } = played.at.context;
    const legal = legalSet(game, played.at.phase);
    const { action } = legal.at(Math.floor(next() * legal.count));
    if (!played.send(eventOf(actor(game, played.at.phase) as Seat, action))) {
      throw new Error(`seed ${seed}: a legal action was refused: ${JSON.stringify(action)}`);
    }
    actions++;
  }
  return actions;
}
