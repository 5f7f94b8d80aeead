import type { Command } from 'commander';
import { formatOption, gameOption, languageOption, stepOption } from '../input/options.ts';
import type { PlaybackOptions } from './run.ts';

const HELP = `
For each position: the action that led to it (step N leads to position N), what an annotator says of
it with other lines of play, what came of the action with the clauses that made it happen, the board,
scores, hands, and who is to decide. On the board two signs are a space:

  .   land                          ~   river
  :   where a temple begins         :!  the same, bordered: its treasure goes first
  k   settlement (black)            r   temple (red)
  u   farm (blue)                   g   market (green)
  k+  a tile that joins kingdoms    x   a tile face down
  r*  a tile with a treasure        r^  a tile with the building of its colour
  KR  a quarter of the black and red monument; likewise KU, KG, RU, RG, UG
  K0  the king of seat 0            P1  the priest of seat 1
  F2  the farmer of seat 2          T3  the trader of seat 3
  w   a tile under the wonder       W   the wonder in its midst
  ##  catastrophe

Exit code: 0 all well; 1 an action is refused; 2 the file cannot be read, or has no such position.

Examples:
  shedu replay game.json
  shedu replay game.json --step 12
  shedu replay games.jsonl --game base-3p-001 --format json`;

/** Adds `shedu replay`. */
export function replayCommand(program: Command): void {
  program
    .command('replay')
    .summary('show a game position by position')
    .description('Shows a game position by position, with the clauses behind everything.')
    .argument('<FILE>', 'a record, fixture or stream of games, or - for standard input')
    .addOption(stepOption('all'))
    .addOption(gameOption())
    .addOption(formatOption('text'))
    .addOption(languageOption())
    .addHelpText('after', HELP)
    .action(async (name: string, options: PlaybackOptions) => {
      const { replay } = await import('./run.ts');
      await replay(name, options);
    });
}
