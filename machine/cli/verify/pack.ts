/** The bytes of several games in one buffer, which a worker can be handed without a copy. */
export interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each game ends. */
  readonly ends: readonly number[];
}

/** Puts the bytes of games together. */
export function pack(games: readonly Uint8Array[]): Packed {
  const ends: number[] = [];
  let size = 0;
  for (const game of games) {
    size += game.length;
    ends.push(size);
  }
  const bytes = new Uint8Array(size);
  games.forEach((game, i) => {
    bytes.set(game, (ends[i] as number) - game.length);
  });
  return { bytes, ends };
}

/** The games of a pack. */
export const unpack = ({ bytes, ends }: Packed): readonly Uint8Array[] =>
  ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end));
