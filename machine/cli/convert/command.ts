import { type Command, Option } from 'commander';
import {
  gameOption,
  languageOption,
  lettersOption,
  shardOption,
  stepOption,
  sumOption,
} from '../input/options.ts';
import { FORMS } from './forms.ts';
import type { ConvertOptions } from './run.ts';

const HELP = `
A record is JSON in the present version of its format, without the claims of a fixture, which the
form json keeps. A text is the notation in which games are typed (*.shedu); it keeps everything. A
line is a position: the rows of the board, then a word for each part that is not at its start value.
Several games become one text, or JSON with a game a line. The log of a table of a well-known server
is recognised by what is in it, whatever the file is called; where it claims other points, winners
or strengths than the rules, that is said on standard error.

With --shard a machine among several writes its part, always a game a line or a text among others: of
as many files as there are shards, or more, every Nth in the order of their names; of fewer, every
Nth game of each. What --out names, and the sum, which --sum writes for shedu merge, is there once
all is done.

Exit code: 0; 1 a log and the rules part; 2 the file cannot be read, or nothing can be written.

Examples:
  shedu convert game.json --to text
  shedu convert game.json --to text --letters ru
  shedu convert game.shedu --to record --out game.json
  shedu convert game.json --to line --step 12
  shedu convert table.json --to record --out game.json
  shedu convert games.jsonl --to record --shard 2/10 --out 2.jsonl --sum sums/2.json
  shedu convert fixtures/examples/war-2015.json --to record`;

/** Adds `shedu convert`. */
export function convertCommand(program: Command): void {
  program
    .command('convert')
    .summary('write games in another form')
    .description(
      'Writes games as records, as texts or a position of each as a line; reads logs of a server.',
    )
    .argument('<FILE...>', 'records, fixtures, texts, logs, streams of games or directories, or -')
    .addOption(new Option('--to <FORM>', 'what to write').choices(FORMS).makeOptionMandatory())
    .addOption(stepOption('last'))
    .addOption(gameOption())
    .addOption(shardOption('games').conflicts('game'))
    .addOption(sumOption())
    .addOption(lettersOption())
    .option('-o, --out <FILE>', 'where to write it, or - for standard output', '-')
    .addOption(languageOption())
    .addHelpText('after', HELP)
    .action(async (names: readonly string[], options: ConvertOptions) => {
      const { convert } = await import('./run.ts');
      await convert(names, options);
    });
}
