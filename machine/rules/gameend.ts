import type { ClauseId } from '../../spec/clauses.ts';
import { Change, type Outcome } from './change.ts';
import type { Ending } from './effect.ts';
import { rank } from './final.ts';
import type { Game } from './game.ts';
import { handSize } from './hand.ts';
import { HAND_SIZE, type Seat } from './pieces.ts';
import { treasuresOnBoard } from './treasure.ts';

/** At most this many treasures left on the board end the game (clause `gameend.treasure.two`). */
const LAST_TREASURES = 2;

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
const COUNT: readonly ClauseId[] = [
  'gameend.reveal.screens',
  'treasure.value.wild',
  'treasure.value.at-end',
  'final.treasure.assign',
  'final.treasure.best',
  'final.rank.weakest',
  'final.tie.next',
  'final.rank.places',
];

/** The game is over: screens are lifted and the players ranked. */
export function conclude(game: Game): Outcome {
  const change = new Change(game);
  const how = ending(game) ?? 'bag';
  const ranking = rank(game.scores);
  const clauses = [...CAUSE[how], ...COUNT];
  if (ranking.some((place) => place.length > 1)) clauses.push('final.tie.equal');
  change.note({ type: 'game-ended', clauses, ending: how, ranking });
  return change;
}
