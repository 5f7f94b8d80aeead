import { isIn, type Shard } from '../../record/shard.ts';
import type { Meter } from './bytes.ts';
import type { GameSource } from './sources.ts';
import { type Unit, units } from './units.ts';

/**
 * What a shard has of some sources: of as many as there are shards, or more, every so manyth, in the
 * order of their names; of fewer, every so manyth game of each, beginning one later in each next one.
 * So each game is in just one shard, in whatever order sources are named.
 */
export interface Share {
  /** Whether there is anything of it for this shard. */
  touches(source: GameSource): boolean;
  /** Its games, each with the bytes of those before it that are of other shards. */
  of(source: GameSource, meter?: Meter): AsyncGenerator<Unit>;
}

/** What a shard has of the sources; without one, all. */
export function shareOf(all: readonly GameSource[], shard: Shard | undefined): Share {
  if (shard === undefined) return { touches: () => true, of: units };
  const names = all.map(({ name }, i) => ({ name, i })).sort(byName);
  const places = new Map(names.map(({ i }, place) => [all[i] as GameSource, place]));
  const placeOf = (source: GameSource): number => places.get(source) ?? 0;
  const isWhole = (source: GameSource): boolean => all.length >= shard.of || isOne(source);
  const touches = (source: GameSource): boolean => !isWhole(source) || isIn(shard, placeOf(source));
  return {
    touches,
    async *of(source, meter) {
      if (!touches(source)) return;
      if (isWhole(source)) yield* units(source, meter);
      else
        yield* filtered(units(source, meter), ({ number }) =>
          isIn(shard, placeOf(source) + number - 1),
        );
    },
  };
}

/** What is one case, or tells one thing, however many games are in it. */
const isOne = ({ layout, expectation, skipped, fault }: GameSource): boolean =>
  layout === 'document' ||
  expectation !== undefined ||
  skipped !== undefined ||
  fault !== undefined;

async function* filtered(
  all: AsyncIterable<Unit>,
  isOurs: (unit: Unit) => boolean,
): AsyncGenerator<Unit> {
  let passed = 0;
  for await (const unit of all) {
    passed += unit.size;
    if (!isOurs(unit)) continue;
    yield { ...unit, size: passed };
    passed = 0;
  }
}

type Named = { readonly name: string };

const byName = ({ name: one }: Named, { name: other }: Named): number =>
  one < other ? -1 : one > other ? 1 : 0;
