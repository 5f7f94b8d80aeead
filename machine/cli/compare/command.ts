import type { Command } from 'commander';
import { houseOption } from '../input/edition.ts';
import { formatOption, gameOption, languageOption } from '../input/options.ts';
import type { ComparisonOptions } from './run.ts';

const HELP = `
The game is played by its own rules and by those of each edition, its own rulings aside; with
--readings by each other reading of each contested ruling, one at a time; with
--edition by a file of your own too (see shedu docs --help). Told is where they first
part, which rulings make them part there, and what comes of that step in either case. A refusal that
a fixture expects is an outcome like any other.

Exit code: 0 however they compare; 2 the file cannot be read.

Examples:
  shedu compare game.json
  shedu compare fixtures/rulings/bagOutOnSwap/immediate.json --readings
  shedu compare game.json --edition club.json
  shedu compare games.jsonl --game base-3p-001 --format json`;

/** Adds `shedu compare`. */
export function compareCommand(program: Command): void {
  program
    .command('compare')
    .summary('show where editions and readings part')
    .description('Plays a game under every edition and shows where and why they part.')
    .argument('<FILE>', 'a record, fixture or stream of games, or - for standard input')
    .option('--readings', 'under each other reading of each ruling too')
    .addOption(houseOption())
    .addOption(gameOption())
    .addOption(formatOption('text'))
    .addOption(languageOption())
    .addHelpText('after', HELP)
    .action(async (name: string, options: ComparisonOptions) => {
      const { compare } = await import('./run.ts');
      await compare(name, options);
    });
}
