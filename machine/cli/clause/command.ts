import type { Command } from 'commander';
import { formatOption, languageOption } from '../input/options.ts';
import type { ClauseOptions } from './run.ts';

const HELP = `
Its title, what it says, under each reading where that matters, and why, where each rulebook has it,
the ruling that decides a contested reading, the lines of the machine that cite it, the states and
transitions of the chart where it is at work, the bundled fixtures in which it is followed and those
in which it refuses an action or changes the result, the questions of players that it decides, and
its page on the site.

Exit code: 0; 2 there is no such clause.

Examples:
  shedu clause war.win.tie
  shedu clause monument.square.forfeit --lang ru
  shedu clause treasure.take.trader --format json`;

/** Adds `shedu clause`. */
export function clauseCommand(program: Command): void {
  program
    .command('clause')
    .summary('show everything about a clause')
    .description('Shows everything about clauses of the rulebook.')
    .argument('<CLAUSE...>', 'ids of clauses, as every effect and refusal names them')
    .addOption(formatOption('text'))
    .addOption(languageOption())
    .addHelpText('after', HELP)
    .action(async (ids: readonly string[], options: ClauseOptions) => {
      const { clause } = await import('./run.ts');
      await clause(ids, options);
    });
}
