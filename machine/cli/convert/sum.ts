import meta from '../../../package.json' with { type: 'json' };
import type { Language } from '../../../spec/text.ts';
import { type Shard, shardName } from '../../record/shard.ts';
import type { Fingerprint } from '../sum/fingerprint.ts';
import { type ConvertSum, type Input, SUM } from '../sum/sum.ts';
import type { Form } from './forms.ts';

/** Counts what a run of `convert` comes to. */
export interface Tally {
  games: number;
  partings: number;
  readonly fingerprint: Fingerprint;
}

/** What games are written as. */
interface Asked {
  readonly to: Form;
  readonly letters: Language;
  readonly lang: Language;
  readonly step?: number;
  readonly shard?: Shard;
}

/** What a run comes to that ends with an exit code, as data. */
export function sumOf(asked: Asked, input: Input, tally: Tally, exit: number): ConvertSum {
  const { to, letters, lang, step, shard } = asked;
  const { games, partings, fingerprint } = tally;
  return {
    kind: 'summary',
    format: SUM,
    command: 'convert',
    version: meta.version,
    ...(shard === undefined ? {} : { shard: shardName(shard) }),
    to,
    letters,
    lang,
    ...(step === undefined ? {} : { step }),
    input,
    games,
    partings,
    fingerprint: fingerprint.hex,
    exit,
  };
}
