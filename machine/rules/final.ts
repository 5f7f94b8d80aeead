import type { Seat } from './pieces.ts';
import { TREASURES } from './pieces.ts';

/**
 * Four colour scores in ascending order once every treasure has gone to the then weakest colour,
 * which is best for the whole comparison (clauses `final.treasure.assign`, `final.treasure.best`).
 * `score` is black, red, blue, green, treasures.
 */
export function settledScore(score: readonly number[]): readonly number[] {
  const colors = score.slice(0, TREASURES).sort((a, b) => a - b);
  for (let left = score[TREASURES] as number; left > 0; left--) {
    colors[0] = (colors[0] as number) + 1;
    colors.sort((a, b) => a - b);
  }
  return colors;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < TREASURES; i++) {
    const difference = (b[i] as number) - (a[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The seats from best to last; equals share an entry (clauses `final.rank.weakest`,
 * `final.tie.next`, `final.tie.equal`).
 */
export function rank(scores: readonly (readonly number[])[]): readonly (readonly Seat[])[] {
  const settled = scores.map((score, seat) => ({
    seat: seat as Seat,
    colors: settledScore(score),
  }));
  settled.sort((a, b) => compare(a.colors, b.colors));
  const places: Seat[][] = [];
  settled.forEach(({ seat, colors }, i) => {
    const previous = settled[i - 1];
    if (previous !== undefined && compare(previous.colors, colors) === 0) places.at(-1)?.push(seat);
    else places.push([seat]);
  });
  return places;
}
