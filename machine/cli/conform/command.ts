import { type Command, Option } from 'commander';
import { jobsOption, languageOption, shardOption, sumOption } from '../input/options.ts';
import {
  CONFORM_FORMATS,
  type ConformOptions,
  dateOption,
  playOptions,
  timeOption,
} from './options.ts';

const HELP = `
COMMAND starts an engine, in any language, that answers requests on its standard input, a line of
JSON each, on its standard output; spec/schema/conform.schema.json has what is said. It is asked
about each case of the suite, and whatever it tells is compared with what the rules give. What it
says that it lacks is counted as unsupported, never as failed. The malformed files of the suite are
for those who read files, and no engine is asked about them.

An engine that crashes, hangs, or answers what cannot be read fails that case, and a fresh process
takes over; 20 lost in a row without an answered case end the run. Cases are tried in an order that
mixes chapters.

With --shard a machine among several tries every Nth case in the order of their ids; the sum, which
--sum writes, is what shedu merge adds up. --suite takes - for cases on standard input, a line each.

--only takes ids of fixtures, or how they begin, ids of clauses, and chapters. --known takes a file
with the ids of cases that may fail, one a line, with comments after #: such a failure is no fault,
and a listed case that passes is one.

With --play it is not asked about the suite: N eventful games are played on it and by the rules, and
after every step both are compared: what is legal, what is refused and why, what has come of it, and
the position. Games are numbered from --seed on, and the same number gives the same game. Where the
two part, the position is made as small as it can be with the difference still there; each
difference is told once, and with --into DIR written as a fixture that shedu verify passes. The
engine is then given the position that the rules come to, and the game goes on.

In the sums a case counts for each chapter and clause that it is about; "decided wrongly" counts the
failures in which a clause decides what is expected.

Exit code: 0 nothing failed; 1 something failed; 2 wrong usage, or the engine cannot be started, does
not answer the first request as it should, or was lost too often.

Examples:
  shedu conform -- node engine.js
  shedu conform --smoke -- ./engine --json
  shedu conform --only war legal.revolt.supporters --jobs 1 -- python3 adapter.py
  shedu conform --format junit --shard 1/4 --known known.txt -- ./engine > junit.xml
  shedu conform --play 200 --into found -- ./engine
  shedu conform --play 1 --seed 17 --format json -- ./engine
  shedu conform --report report.json --badge badge.svg -- ./engine`;

/** Adds `shedu conform`. */
export function conformCommand(program: Command): void {
  const command = program
    .command('conform')
    .usage('[options] -- COMMAND...')
    .summary('try another engine on the suite')
    .description('Tries another engine on the conformance suite and shows where it differs.')
    .argument('<COMMAND...>', 'what starts the engine, with its arguments')
    .option('--suite <DIR>', 'a suite of your own, or -, instead of the bundled one')
    .option('--only <ID...>', 'only these cases, or those about these clauses and chapters')
    .option('--smoke', 'a small choice across all chapters')
    .addOption(shardOption('cases'))
    .addOption(sumOption())
    .option('--known <FILE>', 'known failures')
    .option('--write-known <FILE>', 'write the failures as a list of known ones')
    .addOption(jobsOption('processes of the engine'))
    .addOption(timeOption('--timeout', 'the time for an answer', 5_000))
    .addOption(timeOption('--start-timeout', 'the time for the first answer', 10_000))
    .addOption(
      new Option('--format <FORMAT>', 'text for readers, json lines, JUnit XML, or TAP 14')
        .choices(CONFORM_FORMATS)
        .default('text'),
    )
    .option('--report <FILE>', 'write the outcome as data')
    .option('--badge <FILE>', 'write a badge, as JSON for shields.io or as *.svg')
    .addOption(dateOption())
    .addOption(languageOption())
    .addHelpText('after', HELP)
    .action(async (words: [string, ...string[]], options: ConformOptions) => {
      if (options.play !== undefined) {
        const { playInstead } = await import('./play.ts');
        await playInstead(words, { ...options, play: options.play });
        return;
      }
      const stray = (['seed', 'length', 'into'] as const).find((name) => name in options);
      if (stray !== undefined) command.error(`error: --${stray} needs --play`);
      const { conform } = await import('./run.ts');
      await conform(words, options);
    });
  for (const option of playOptions()) command.addOption(option);
}
