import { InvalidArgumentError, Option } from 'commander';
import type { Language } from '../../../spec/text.ts';
import type { Shard } from '../../record/shard.ts';
import { numberUpTo } from '../input/options.ts';

/** How the outcome of cases is told. */
export const CONFORM_FORMATS = ['text', 'json', 'junit', 'tap'] as const;
export type ConformFormat = (typeof CONFORM_FORMATS)[number];

/** What `shedu conform` is asked for. */
export interface ConformOptions {
  /** The folder of a suite of one's own. */
  readonly suite?: string;
  readonly only?: readonly string[];
  readonly smoke?: true;
  readonly shard?: Shard;
  /** The file that takes the sum as data. */
  readonly sum?: string;
  readonly known?: string;
  readonly writeKnown?: string;
  readonly jobs: number;
  /** Milliseconds for an answer. */
  readonly timeout: number;
  /** Milliseconds for the first answer. */
  readonly startTimeout: number;
  readonly format: ConformFormat;
  readonly report?: string;
  readonly badge?: string;
  readonly date?: string;
  readonly lang: Language;
  /** How many games are played instead of the suite. */
  readonly play?: number;
  readonly seed?: number;
  readonly length?: number;
  readonly into?: string;
}

const LONGEST_WAIT = 3_600_000;

/** What playing games takes the place of: all that is about cases of a suite. */
const OF_SUITE = [
  'suite',
  'only',
  'smoke',
  'shard',
  'sum',
  'known',
  'writeKnown',
  'report',
  'badge',
  'date',
];

/** `--play N`, and what goes with it. */
export const playOptions = (): readonly Option[] => [
  new Option('--play <N>', 'play N games against it instead of the suite')
    .argParser(numberUpTo(MOST_GAMES))
    .conflicts(OF_SUITE),
  new Option('--seed <S>', 'the number of the first game (default: any)').argParser(
    numberUpTo(SEEDS),
  ),
  new Option('--length <L>', 'the most steps of a game (default: 40)').argParser(
    numberUpTo(LONGEST_GAME),
  ),
  new Option('--into <DIR>', 'a folder for what is found, as cases of the suite'),
];

const MOST_GAMES = 1_000_000;
const LONGEST_GAME = 10_000;

/** Numbers of games are up to this one. */
const SEEDS = 900_000_000;

/** An option that takes a time in milliseconds. */
export const timeOption = (flag: string, what: string, usual: number): Option =>
  new Option(`${flag} <MS>`, what).argParser(numberUpTo(LONGEST_WAIT)).default(usual);

/** `--date DAY`. */
export const dateOption = (): Option =>
  new Option('--date <DAY>', 'the day to note in the report, such as 2026-01-31').argParser(
    (text) => {
      const day = new Date(`${text}T00:00:00Z`);
      const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime());
      if (isDay && day.toISOString().startsWith(text)) return text;
      throw new InvalidArgumentError('Expected a day, such as 2026-01-31.');
    },
  );
