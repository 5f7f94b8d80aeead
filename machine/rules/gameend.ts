import type { ClauseId } from '../../spec/clauses.ts';
import { Change, type Outcome } from './change.ts';
import { LAST_TREASURES } from './component.ts';
import type { Ending } from './effect.ts';
import { rank, rankClauses } from './final.ts';
import type { Game } from './game.ts';
import { handSize } from './hand.ts';
import { HAND_SIZE, type Seat } from './pieces.ts';
import { TREASURE_VALUE, treasuresOnBoard } from './treasure.ts';

/** Which ending holds once the hands have been refilled, or null (chapter `gameend`). */
export function ending(game: Game): Ending | null {
  for (let seat = 0; seat < game.players; seat++) {
    if (handSize(game, seat as Seat) < HAND_SIZE) return 'bag';
  }
  return game.options.treasureEnd && treasuresOnBoard(game) <= LAST_TREASURES ? 'treasures' : null;
}

const CAUSE: Readonly<Record<Ending, readonly ClauseId[]>> = {
  bag: ['gameend.bag.empty', 'gameend.bag.moment'],
  treasures: ['gameend.treasure.two'],
};

/** Notes that the bag has too few tiles for a seat. */
export function noteShortBag(
  change: Change,
  seat: Seat,
  missing: number,
  because: readonly ClauseId[],
): void {
  const clauses = ['gameend.bag.empty', 'gameend.bag.partial', ...because] as const;
  change.note({ type: 'bag-short', clauses, seat, missing });
}

/** The clause by which the game goes on after a refill: an empty bag alone does not end it. */
export const goesOnClauses = (game: Game): readonly ClauseId[] =>
  game.bag.left === 0 ? ['gameend.bag.exact'] : [];

/** The game is over: screens are lifted and the players ranked. */
export function conclude(game: Game): Outcome {
  const change = new Change(game);
  const how = ending(game) ?? 'bag';
  const ranking = rank(game.scores);
  const clauses: readonly ClauseId[] = [
    ...CAUSE[how],
    'gameend.reveal.screens',
    ...TREASURE_VALUE,
    ...rankClauses(ranking),
  ];
  change.note({ type: 'game-ended', clauses, ending: how, ranking });
  return change;
}
