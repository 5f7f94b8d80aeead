/** A stream of numbers from 0 to 1 that a seed repeats (mulberry32). */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number below `end`. */
export const below = (random: Random, end: number): number => Math.floor(random() * end);

export function pick<T>(random: Random, from: readonly T[]): T {
  const found = from[below(random, from.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

export function shuffled<T>(random: Random, from: readonly T[]): T[] {
  return from
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** One of several things, each as likely as its weight. */
export function weighted<T>(random: Random, from: readonly (readonly [T, number])[]): T {
  let left = random() * from.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of from) {
    left -= weight;
    if (left < 0) return item;
  }
  return pick(random, from)[0];
}
