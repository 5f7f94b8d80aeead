import type { Command } from 'commander';
import { formatOption, gameOption, languageOption, stepOption } from '../input/options.ts';
import type { ListOptions } from './run.ts';

const HELP = `
An action is marked possible when it depends on a tile whose colour the file does not tell.

Exit code: 0 all well; 1 an action before the position is refused; 2 the file cannot be read, or
has no such position.

Examples:
  shedu legal game.json
  shedu legal game.json --step 12 --lang fr
  shedu legal games.jsonl --game base-3p-001 --step 0 --format json`;

/** Adds `shedu legal`. */
export function legalCommand(program: Command): void {
  program
    .command('legal')
    .summary('list all legal actions in a position')
    .description('Lists all legal actions in a position of a game.')
    .argument('<FILE>', 'a record, fixture or stream of games, or - for standard input')
    .addOption(stepOption('last'))
    .addOption(gameOption())
    .addOption(formatOption('text'))
    .addOption(languageOption())
    .addHelpText('after', HELP)
    .action(async (name: string, options: ListOptions) => {
      const { legal } = await import('./run.ts');
      await legal(name, options);
    });
}
