import { isDeepStrictEqual } from 'node:util';
import { type Shard, shardName } from '../../record/shard.ts';
import { Failure, jsonLine } from '../output/terminal.ts';
import { differenceOf } from '../sum/add.ts';
import type { Sum } from '../sum/sum.ts';
import type { FoundSum } from './sums.ts';

/** The shards of one run, all of them, in their order. */
export interface Gathered {
  readonly sums: readonly Sum[];
  /** How many were there twice, or more often. */
  readonly again: number;
}

/** So many of the missing are named. */
const NAMED = 10;

/** Puts the shards of one run together. @throws Failure when some are missing, or not of one run */
export async function gathered(found: AsyncIterable<FoundSum>): Promise<Gathered> {
  const byPart = new Map<number, FoundSum>();
  const again = new Set<number>();
  let first: FoundSum | null = null;
  for await (const one of found) {
    first ??= one;
    assertOneRun(first, one);
    const { part } = one.shard;
    const same = byPart.get(part);
    if (same === undefined) byPart.set(part, one);
    else {
      assertSame(same, one);
      again.add(part);
    }
  }
  const of = first?.shard.of ?? 0;
  const parts = Array.from({ length: of }, (_, i) => i + 1);
  const missing = parts.filter((part) => !byPart.has(part));
  if (missing.length > 0) throw new Failure(sayMissing(missing, of));
  return {
    sums: parts.flatMap((part) => byPart.get(part)?.sum ?? []),
    again: again.size,
  };
}

const called = ({ shard, place }: FoundSum): string =>
  shard.of === 1 ? `the run in ${place}` : `shard ${shardName(shard)} in ${place}`;

function assertOneRun(first: FoundSum, other: FoundSum): void {
  if (first.shard.of !== other.shard.of)
    throw new Failure(
      `${called(other)} is not of the same run as ${called(first)}: ${parts(other.shard)}, not ${parts(first.shard)}`,
    );
  const difference = differenceOf(first.sum, other.sum);
  if (difference === null) return;
  const [expected, actual] = difference.values.map((value) => jsonLine(value ?? null));
  throw new Failure(
    `${called(other)} is not of the same run as ${called(first)}: ${difference.what} ${actual}, not ${expected}`,
  );
}

const parts = ({ of }: Shard): string => (of === 1 ? 'the whole' : `one of ${of} shards`);

function assertSame(first: FoundSum, second: FoundSum): void {
  if (isDeepStrictEqual(first.sum, second.sum)) return;
  throw new Failure(
    `${called(second)} contradicts ${called(first)}: one of them is of another run`,
  );
}

function sayMissing(missing: readonly number[], of: number): string {
  const some = missing.slice(0, NAMED).map((part) => shardName({ part, of }));
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  const [are, them] = missing.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${missing.length} of ${of} shards ${are} missing: ${some.join(', ')}${more}; run ${them} with --shard`;
}
