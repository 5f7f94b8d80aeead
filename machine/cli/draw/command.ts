import { extname } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { OUTLINES } from '../../draw/kingdoms.ts';
import { gameOption, languageOption, stepOption } from '../input/options.ts';
import type { DrawingOptions } from './run.ts';

const HELP = `
The picture is that of the replay viewer, with what the step did marked: a heavy frame on the spaces
of the action, a light one on those it touched, and pale what it took away; rings, arrows and letters
are those of the annotator. Without --step it shows the last position. The language is that of the
titles in an SVG file, which say what each piece is, and of the letters.

With --diagrams it shows each position for which the game asks for a diagram, a file for each: out of
-o war.svg come war-026.svg, war-040.svg and so on. Those within variations are left out.

A file that is there already is replaced, and only once the new ones are complete.

Exit code: 0 all well; 1 an action up to the position is refused; 2 the file cannot be read, has no
such position or no diagrams, or the picture cannot be written.

Examples:
  shedu draw game.json --step 12 -o position.svg
  shedu draw games.jsonl --game base-3p-001 -o end.png --width 1200 --outlines strong --strengths
  shedu draw game.json --step 0 --no-coordinates --dark > start.svg
  shedu draw game.shedu --diagrams -o figures/war.png --lang fr`;

/** Adds `shedu draw`. */
export function drawCommand(program: Command): void {
  program
    .command('draw')
    .summary('draw a position as an SVG or PNG file')
    .description('Draws a position of a game as an SVG or PNG file.')
    .argument('<FILE>', 'a record, fixture or stream of games, or - for standard input')
    .addOption(stepOption('last'))
    .addOption(
      new Option(
        '--diagrams',
        'every position for which the game asks for a diagram, instead of one',
      ).conflicts('step'),
    )
    .addOption(gameOption())
    .addOption(outOption())
    .addOption(
      new Option('--scale <N>', 'pixels for each unit, a space having 40 units (default: 2)')
        .argParser(scale)
        .conflicts('width'),
    )
    .addOption(new Option('--width <PIXELS>', 'the width of the picture instead').argParser(width))
    .addOption(
      new Option('--outlines <HOW>', 'how kingdoms are outlined')
        .choices(OUTLINES)
        .default('faint'),
    )
    .option('--strengths', 'the strengths of the leaders on them')
    .option('--no-coordinates', 'without the names of columns and rows')
    .option('--no-marks', 'without marks of what the step did')
    .option('--no-annotations', 'without the marks of the annotator')
    .option('--dark', 'in the colours of the dark theme')
    .addOption(languageOption())
    .addHelpText('after', HELP)
    .action(async (name: string, options: DrawingOptions) => {
      const { draw } = await import('./run.ts');
      await draw(name, options);
    });
}

const outOption = (): Option =>
  new Option('-o, --out <FILE>', 'a file ending in .svg or .png, or - for SVG to standard output')
    .argParser(out)
    .default('-');

function out(name: string): string {
  if (name === '-' || /^\.(svg|png)$/i.test(extname(name))) return name;
  throw new InvalidArgumentError('Expected a name that ends in .svg or .png, or -.');
}

function scale(text: string): number {
  const number = /^\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
  if (number > 0) return number;
  throw new InvalidArgumentError('Expected a number above 0, such as 1.5.');
}

function width(text: string): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number > 0) return number;
  throw new InvalidArgumentError('Expected a number of pixels above 0.');
}
