import type { Seat } from '../../machine/rules/pieces.ts';
import { COLORS, type Score } from './state.ts';

/** The four colours, the weakest first, each treasure given to the weakest of its moment. */
function result(score: Score): readonly number[] {
  let points = COLORS.map((color) => score[color]).sort((a, b) => a - b);
  for (let treasure = 0; treasure < score.treasures; treasure++) {
    const [weakest = 0, ...others] = points;
    points = [weakest + 1, ...others].sort((a, b) => a - b);
  }
  return points;
}

/** Positive when the first is better. */
function better(one: readonly number[], other: readonly number[]): number {
  for (const [place, points] of one.entries())
    if (points !== other[place]) return points - (other[place] ?? 0);
  return 0;
}

/** The seats, best first; those who share a place share an entry. */
export function ranking(scores: readonly Score[]): readonly (readonly Seat[])[] {
  const results = scores.map(result);
  const places = new Map<number, Seat[]>();
  for (const [seat, own] of results.entries()) {
    const ahead = results.filter((other) => better(other, own) > 0).length;
    places.set(ahead, [...(places.get(ahead) ?? []), seat as Seat]);
  }
  return [...places.entries()].sort(([a], [b]) => a - b).map(([, seats]) => seats);
}
