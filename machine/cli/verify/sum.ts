import meta from '../../../package.json' with { type: 'json' };
import type { HouseEdition } from '../../record/house.ts';
import { type Shard, shardName } from '../../record/shard.ts';
import type { NamedEdition } from '../input/edition.ts';
import { digestOf } from '../sum/fingerprint.ts';
import { type Input, SUM, type VerifySum } from '../sum/sum.ts';
import type { Tally } from './tally.ts';

/** What a run was asked for. */
export interface RunOf {
  readonly shard?: Shard;
  readonly edition?: string;
  readonly input: Input;
}

/** What a run comes to, as data. */
export function sumOf({ shard, edition, input }: RunOf, tally: Tally): VerifySum {
  const { games, steps, failures, unreadable, asExpected, skipped, exit } = tally;
  return {
    kind: 'summary',
    format: SUM,
    command: 'verify',
    version: meta.version,
    ...(shard === undefined ? {} : { shard: shardName(shard) }),
    ...(edition === undefined ? {} : { edition }),
    input,
    games,
    steps,
    failures,
    unreadable,
    asExpected,
    skipped,
    fingerprint: tally.fingerprint.hex,
    exit,
  };
}

/** What tells an edition from others: its id, or what is in the file of one's own. */
export const editionKey = (named: NamedEdition, edition: HouseEdition): string =>
  typeof named === 'string' ? named : digestOf(JSON.stringify(edition));
