import { isDeepStrictEqual } from 'node:util';
import { chapters } from '../../../spec/clauses.ts';
import type { Counts, Report } from '../../conform/report.ts';
import { together } from './fingerprint.ts';
import type { ConformSum, ConvertSum, Sum, VerifySum } from './sum.ts';

/** All shards of one run, one at least, in their order, as the sum of the whole. */
export function wholeOf(shards: readonly Sum[]): Sum {
  const [first] = shards as [Sum];
  switch (first.command) {
    case 'verify':
      return verifyWhole(shards as readonly VerifySum[]);
    case 'convert':
      return convertWhole(shards as readonly ConvertSum[]);
    case 'conform':
      return conformWhole(shards as readonly ConformSum[]);
  }
}

/** What makes shards those of one run: all that was asked for, but which of them it is. */
export function runOf(sum: Sum): Readonly<Record<string, unknown>> {
  const { command, version } = sum;
  switch (command) {
    case 'verify':
      return { command, version, edition: sum.edition, input: sum.input };
    case 'convert': {
      const { to, letters, lang, step, input } = sum;
      return { command, version, to, letters, lang, step, input };
    }
    case 'conform':
      return { command, version, suite: wholeSuite(sum.suite), engine: sum.engine };
  }
}

/** In what two sums are of different runs; null when they are of one. */
export function differenceOf(
  one: Sum,
  other: Sum,
): { readonly what: string; readonly values: readonly [unknown, unknown] } | null {
  const [left, right] = [runOf(one), runOf(other)];
  const what = Object.keys(left).find((key) => !isDeepStrictEqual(left[key], right[key]));
  return what === undefined ? null : { what, values: [left[what], right[what]] };
}

type Numbers<Key extends string> = Readonly<Record<Key, number>>;

const added = <Key extends string>(all: readonly Numbers<Key>[], key: Key): number =>
  all.reduce((sum, one) => sum + one[key], 0);

const fingerprintOf = (all: readonly Sum[]): string =>
  together(all.map(({ fingerprint }) => fingerprint));

/** 2 wins over 1, and 1 over 0, as within a run. */
const exitOf = (all: readonly Sum[]): number => Math.max(...all.map(({ exit }) => exit));

function verifyWhole(all: readonly VerifySum[]): VerifySum {
  const [{ shard: _shard, ...first }] = all as [VerifySum];
  return {
    ...first,
    games: added(all, 'games'),
    steps: added(all, 'steps'),
    failures: added(all, 'failures'),
    unreadable: added(all, 'unreadable'),
    asExpected: added(all, 'asExpected'),
    skipped: added(all, 'skipped'),
    fingerprint: fingerprintOf(all),
    exit: exitOf(all),
  };
}

function convertWhole(all: readonly ConvertSum[]): ConvertSum {
  const [{ shard: _shard, ...first }] = all as [ConvertSum];
  return {
    ...first,
    games: added(all, 'games'),
    partings: added(all, 'partings'),
    fingerprint: fingerprintOf(all),
    exit: exitOf(all),
  };
}

function conformWhole(all: readonly ConformSum[]): ConformSum {
  const [{ shard: _shard, stopped: _stopped, exit: _exit, ...first }] = all as [ConformSum];
  const stopped = all.find((one) => one.stopped !== undefined)?.stopped;
  return {
    ...first,
    suite: wholeSuite(first.suite),
    complete: all.every(({ complete }) => complete),
    passed: added(all, 'passed'),
    failed: added(all, 'failed'),
    unsupported: added(all, 'unsupported'),
    known: added(all, 'known'),
    unexpected: added(all, 'unexpected'),
    untried: added(all, 'untried'),
    chapters: chaptersOf(all),
    fingerprint: fingerprintOf(all),
    ...(stopped === undefined ? {} : { stopped }),
    exit: exitOf(all),
  };
}

/** A suite without the shard of it that was chosen. */
function wholeSuite({ selection, ...suite }: Report['suite']): Report['suite'] {
  const { shard: _shard, ...whole } = selection ?? {};
  return Object.keys(whole).length === 0 ? suite : { ...suite, selection: whole };
}

/** In the order of the rulebook, as in each shard. */
function chaptersOf(all: readonly ConformSum[]): Report['chapters'] {
  const rows = all.flatMap((one) => one.chapters);
  return chapters.flatMap(({ chapter }) => {
    const its = rows.filter((row) => row.chapter === chapter);
    const counts = (key: keyof Counts): number => added(its, key);
    return its.length === 0
      ? []
      : [
          {
            chapter,
            passed: counts('passed'),
            failed: counts('failed'),
            unsupported: counts('unsupported'),
          },
        ];
  });
}
