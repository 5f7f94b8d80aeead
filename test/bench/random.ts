/** A small seeded generator of numbers from 0 to 1 (mulberry32), the same on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** One of a list. @throws RangeError when the list is empty. */
export function oneOf<T>(list: readonly T[], next: () => number): T {
  if (list.length === 0) throw new RangeError('nothing to choose from');
  return list[Math.floor(next() * list.length)] as T;
}

/** The numbers from 1 to `count`, as seeds. */
export const seedsTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i + 1);
