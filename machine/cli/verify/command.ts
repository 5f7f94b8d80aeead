import type { Command } from 'commander';
import { editionOption, namedEdition } from '../input/edition.ts';
import {
  formatOption,
  jobsOption,
  languageOption,
  shardOption,
  sumOption,
} from '../input/options.ts';
import type { VerifyOptions } from './run.ts';

const HELP = `
Every step is played by the rules, and whatever a file claims of positions, effects, refusals and
the result is compared with what comes of it. FILE is a record, a fixture, a stream of games as
JSON Lines (*.jsonl, *.ndjson), a directory of such files, or - for standard input; any of them
may be gzipped. In a directory links are followed and each file is played once, what could hold
games and is passed over is named, and NAME.expect.json says what reading NAME.json or NAME.jsonl
beside it must give. Step N leads to position N.

With --edition every game is judged by that edition, or by the edition and readings of a file of your
own (see shedu docs --help), the games' own aside; which modules are in play each game says itself.

With --shard a machine among several does its part: of as many files as there are shards, or more,
every Nth in the order of their names; of fewer, every Nth game of each. Each game is in just one
shard, in whatever order files are named. The sum, which --sum writes to a file of its own once all
is done, is what shedu merge adds up.

Exit code: 0 all well; 1 an action is refused or a claim differs; 2 something cannot be read,
does not fit the format or makes no sense, or a directory holds no game.

Examples:
  shedu verify game.json
  shedu verify fixtures
  shedu verify games --edition club.json
  curl -s https://example.org/games.jsonl.gz | shedu verify --format json -
  shedu verify games.jsonl --shard 2/10 --sum sums/2.json`;

/** Adds `shedu verify`. */
export function verifyCommand(program: Command): void {
  program
    .command('verify')
    .summary('play games and compare every claim they make')
    .description('Plays games and compares every claim they make with what the rules give.')
    .argument('<FILE...>', 'files, directories, or - for standard input')
    .addOption(editionOption('judge by another edition').argParser(namedEdition))
    .addOption(shardOption('games'))
    .addOption(sumOption())
    .addOption(jobsOption('threads'))
    .addOption(formatOption('text'))
    .addOption(languageOption())
    .addHelpText('after', HELP)
    .action(async (names: readonly string[], options: VerifyOptions) => {
      const { verify } = await import('./run.ts');
      await verify(names, options);
    });
}
