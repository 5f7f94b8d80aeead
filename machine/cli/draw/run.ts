import { extname } from 'node:path';
import { type Chosen, chooseGame, gameCalled, positionOf } from '../input/game.ts';
import { assertWritable, type NewFile, replaceFiles } from '../output/files.ts';
import { Failure, plain, write } from '../output/terminal.ts';
import { drawings, type LookOptions } from './picture.ts';

/** What `shedu draw` is asked for. */
export interface DrawingOptions extends LookOptions {
  readonly step?: number;
  readonly diagrams?: boolean;
  readonly game?: string;
  /** A file, or `-` for SVG to standard output. */
  readonly out: string;
}

/** No game has more diagrams drawn: all are held until the last one is made. */
const MOST = 1000;

/** Draws a position of a game, or all its diagrams, to files or standard output. */
export async function draw(name: string, options: DrawingOptions): Promise<void> {
  const { out, step, diagrams = false } = options;
  if (diagrams && out === '-') {
    throw new Failure('diagrams are not written to standard output: name a file with --out');
  }
  if (out !== '-' && !diagrams) assertWritable(out);
  const chosen = await chooseGame(name, options.game);
  const positions = diagrams ? diagramsOf(chosen) : [positionOf(chosen, step)];
  const names = diagrams ? positions.map((at) => numbered(out, at, chosen)) : [out];
  if (diagrams) names.forEach(assertWritable);
  const made = drawings(chosen, new Set(positions), options);
  if (out === '-') {
    for (const svg of made) await write(svg);
    return;
  }
  const written = /svg$/i.test(out) ? (svg: string) => svg : await pngWriter();
  const files: NewFile[] = [];
  for (const svg of made)
    files.push({ name: names[files.length] as string, content: written(svg) });
  await replaceFiles(files);
}

/** The positions of which a book prints a diagram. @throws Failure when there is none */
function diagramsOf(chosen: Chosen): readonly number[] {
  const positions = [chosen.file, ...chosen.file.steps].flatMap(({ diagram }, at) =>
    diagram === true ? [at] : [],
  );
  if (positions.length === 0) {
    throw new Failure(
      `${gameCalled(chosen)} asks for no diagrams: expected "diagram": true at a step, or [%diagram] in notation`,
    );
  }
  if (positions.length <= MOST) return positions;
  throw new Failure(
    `${gameCalled(chosen)} asks for ${positions.length} diagrams: expected at most ${MOST}`,
  );
}

/** The name of the file of a diagram, with the number of its position, so that names sort. */
function numbered(out: string, position: number, { file }: Chosen): string {
  const ending = extname(out);
  const digits = String(file.steps.length).length;
  return `${out.slice(0, -ending.length)}-${String(position).padStart(digits, '0')}${ending}`;
}

async function pngWriter(): Promise<(svg: string) => Uint8Array> {
  const { pngOf } = await import('./png.ts').catch((error: Error) => {
    throw new Failure(`PNG cannot be written here (SVG can): ${plain(error.message)}`);
  });
  return pngOf;
}
