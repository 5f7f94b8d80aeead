import type { ClauseId } from '../../spec/clauses.ts';
import {
  type ByColor,
  type ByTile,
  COLOR_INDICES,
  type Seat,
  TREASURES,
  type Writable,
} from './pieces.ts';

/**
 * Four colour scores in ascending order once every treasure has gone to the then weakest colour,
 * which is best for the whole comparison (clauses `final.treasure.assign`, `final.treasure.best`).
 * `score` is black, red, blue, green, treasures.
 */
export function settledScore(score: ByTile): ByColor {
  const [black, red, blue, green] = score;
  const colors: Writable<ByColor> = [black, red, blue, green];
  colors.sort((a, b) => a - b);
  for (let left = score[TREASURES]; left > 0; left--) {
    colors[0] += 1;
    colors.sort((a, b) => a - b);
  }
  return colors;
}

function compare(a: ByColor, b: ByColor): number {
  for (const i of COLOR_INDICES) {
    const difference = b[i] - a[i];
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The seats from best to last; equals share an entry (clauses `final.rank.weakest`,
 * `final.tie.next`, `final.tie.equal`).
 */
export function rank(scores: readonly ByTile[]): readonly (readonly Seat[])[] {
  const settled = scores.map((score, seat) => ({
    seat: seat as Seat,
    colors: settledScore(score),
  }));
  settled.sort((a, b) => compare(a.colors, b.colors));
  const places: Seat[][] = [];
  settled.forEach(({ seat, colors }, i) => {
    const previous = settled[i - 1];
    if (previous !== undefined && compare(previous.colors, colors) === 0)
      (places.at(-1) as Seat[]).push(seat);
    else places.push([seat]);
  });
  return places;
}

/** The clauses by which the players are ranked. */
export function rankClauses(ranking: readonly (readonly Seat[])[]): readonly ClauseId[] {
  const tied = ranking.some((place) => place.length > 1);
  return tied ? [...RANKED, 'final.tie.equal'] : RANKED;
}

const RANKED: readonly ClauseId[] = [
  'final.treasure.assign',
  'final.treasure.best',
  'final.rank.weakest',
  'final.tie.next',
  'final.rank.places',
];
