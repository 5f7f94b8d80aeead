/** A part of a whole, counted from 1. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** Every so manyth thing, by its place from 0: each is in just one of the shards. */
export const isIn = ({ part, of }: Shard, place: number): boolean => place % of === part - 1;

/** A shard as it is typed and told, such as `2/4`. */
export const shardName = ({ part, of }: Shard): string => `${part}/${of}`;

/** The shard that a text names; null where it names none. */
export function shardNamed(text: string): Shard | null {
  const [, part = 0, of = 0] = /^(\d{1,6})\/(\d{1,6})$/.exec(text)?.map(Number) ?? [];
  return part >= 1 && part <= of ? { part, of } : null;
}
