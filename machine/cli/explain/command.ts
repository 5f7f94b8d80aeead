import { type Command, Option } from 'commander';
import { editionOption, namedEdition } from '../input/edition.ts';
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
each edition, its own rulings aside; with --edition, of that edition, or by the edition and readings
of a file of your own (see shedu docs --help). How the position came about is not judged anew.

Then follows what else there is to ask. Of a refused action: the nearest changes that would make it
legal, found by search and each of them tried. Of a legal one: how it can go on, and where conflicts
tip. Of either: where editions and readings give another answer. With --brief, and with --editions,
the verdict alone.

With --through the answer goes on. Every conflict that is then open is played with all that either
side may add, as far as the hands are known, and every order of several wars: who wins, what the
other side would need, and what comes of it. Without --action the conflicts of the position itself
are played.

An action is written in a few words or letters, in English, Russian or French, or in JSON:

  K C5    king C5           a leader placed or moved (K P F T)
  K -     withdraw king     a leader taken back
  r C6    red C6, temple C6 a tile (k black, r red, u blue, g green)
  # C6    catastrophe C6    a catastrophe tile
  =rrk    swap 2 red black  tiles swapped
  -       pass              nothing; where a monument or a building could be built, neither
  +2      support 2         tiles added to a conflict
  !g      war green         the war to be fought next
  KR C5   monument black red C5, the top left space of its square
  W D6    wonder D6         the wonder and its centre
  u^ D6   granary D6        a building
  * B2    treasure B2       a treasure taken
  W r     point red         the point of the wonder

Exit code: 0 the action is legal; 1 it is refused, or an action before the position is (with
--editions by the file's own rules); 2 the file or the action cannot be read, or there is no such
position or seat.

Examples:
  shedu explain game.json --step 12 --action 'king C5'
  shedu explain game.json --step 12 --action 'red C6' --through
  shedu explain game.json --action 'king C5' --edition club.json
  shedu explain game.json --action passe --seat 1 --lang fr
  shedu explain game.json --step 0 --action '{"do":"swap","tiles":["red"]}' --editions`;

/** Adds `shedu explain`. */
export function explainCommand(program: Command): void {
  program
    .command('explain')
    .summary('judge one action in a position')
    .description('Judges one action in a position of a game, with the clauses that decide it.')
    .argument('<FILE>', 'a record, fixture or stream of games, or - for standard input')
    .addOption(stepOption('last'))
    .option(
      '--action <ACTION>',
      "the action, such as 'king C5', or as records write it; needed without --through",
    )
    .option('--through', 'go on: play every conflict in all ways, and tell who wins')
    .addOption(seatOption())
    .addOption(new Option('--editions', 'under each edition, side by side').conflicts(['edition']))
    .addOption(editionOption('under another edition').argParser(namedEdition))
    .option('--brief', 'the verdict alone')
    .addOption(gameOption())
    .addOption(formatOption('text'))
    .addOption(languageOption())
    .addHelpText('after', HELP)
    .action(async (name: string, options: VerdictOptions) => {
      const { explain } = await import('./run.ts');
      await explain(name, options);
    });
}
