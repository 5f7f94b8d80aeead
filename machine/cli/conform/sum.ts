import meta from '../../../package.json' with { type: 'json' };
import { digestOf, together } from '../sum/fingerprint.ts';
import { type ConformSum, SUM } from '../sum/sum.ts';
import type { Ended } from './printer.ts';

/** What a run comes to, as data. */
export function sumOf({ report, untried, stopped, exit }: Ended): ConformSum {
  const { suite, engine, complete, totals, chapters, cases } = report;
  const shard = suite.selection?.shard;
  return {
    kind: 'summary',
    format: SUM,
    command: 'conform',
    version: meta.version,
    ...(shard === undefined ? {} : { shard }),
    suite,
    engine,
    complete,
    ...totals,
    untried,
    chapters,
    fingerprint: together(cases.map(({ id }) => digestOf(id))),
    ...(stopped === null ? {} : { stopped: { kind: stopped.kind, message: stopped.message } }),
    exit,
  };
}
