import type { Command } from 'commander';
import {
  formatOption,
  gameOption,
  languageOption,
  seatOption,
  stepOption,
} from '../input/options.ts';
import type { VerdictOptions } from './run.ts';

const HELP = `
The answer is either every rule that refuses the action, or what it brings about up to the next
decision, with the clauses behind it. With --editions the same position is asked under the rules of
each edition, its own rulings aside.

Exit code: 0 the action is legal; 1 it is refused, or an action before the position is (with
--editions by the file's own rules); 2 the file or the action cannot be read, or there is no such
position or seat.

Examples:
  shedu explain game.json --step 12 --action '{"do":"leader","leader":"king","at":"C5"}'
  shedu explain game.json --step 12 --action '{"do":"pass"}' --seat 1 --lang fr
  shedu explain game.json --step 0 --action '{"do":"swap","tiles":["red"]}' --editions`;

/** Adds `shedu explain`. */
export function explainCommand(program: Command): void {
  program
    .command('explain')
    .summary('judge one action in a position')
    .description('Judges one action in a position of a game, with the clauses that decide it.')
    .argument('<FILE>', 'a record, fixture or stream of games, or - for standard input')
    .addOption(stepOption('last'))
    .requiredOption('--action <JSON>', 'the action, as records write it')
    .addOption(seatOption())
    .option('--editions', 'under each edition, side by side')
    .addOption(gameOption())
    .addOption(formatOption('text'))
    .addOption(languageOption())
    .addHelpText('after', HELP)
    .action(async (name: string, options: VerdictOptions) => {
      const { explain } = await import('./run.ts');
      await explain(name, options);
    });
}
