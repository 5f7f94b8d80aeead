import type { Language } from '../../../spec/text.ts';
import type { Outlines } from '../../draw/kingdoms.ts';
import { actedCells, touchedCells } from '../../draw/marks.ts';
import { type Picture, type PictureOptions, pictureOf } from '../../draw/picture.ts';
import { drawSheet, type Size, sizeOf } from '../../draw/sheet.ts';
import { titlesOf } from '../../draw/titles.ts';
import { localText } from '../../record/local.ts';
import type { Frame } from '../../record/replay.ts';
import { sayLabel } from '../../words/labels.ts';
import { type Chosen, chooseGame, play, positionOf } from '../input/game.ts';
import { assertWritable, replaceFiles } from '../output/files.ts';
import { Failure, foreign, plain, write } from '../output/terminal.ts';

/** What `shedu draw` is asked for. */
export interface DrawingOptions {
  readonly step?: number;
  readonly game?: string;
  /** A file, or `-` for SVG to standard output. */
  readonly out: string;
  readonly scale?: number;
  readonly width?: number;
  readonly outlines: Outlines;
  readonly strengths?: boolean;
  readonly coordinates: boolean;
  readonly marks: boolean;
  readonly dark?: boolean;
  readonly lang: Language;
}

/** Pixels for each unit if nothing is asked for. */
const SCALE = 2;

/** No side of a picture may be longer: as pixels it would take more memory than many have. */
const LONGEST = 8192;

/** Draws a position of a game to a file or standard output. */
export async function draw(name: string, options: DrawingOptions): Promise<void> {
  const { out, dark = false } = options;
  if (out !== '-') assertWritable(out);
  const chosen = await chooseGame(name, options.game);
  const picture = pictured(chosen, options);
  const svg = drawSheet(picture, sizeFor(picture, options), dark ? 'dark' : 'light');
  if (out === '-') await write(svg);
  else if (/svg$/i.test(out)) await replaceFiles([{ name: out, content: svg }]);
  else {
    const { pngOf } = await import('./png.ts').catch((error: Error) => {
      throw new Failure(`PNG cannot be written here (SVG can): ${plain(error.message)}`);
    });
    await replaceFiles([{ name: out, content: pngOf(svg) }]);
  }
}

function pictured(chosen: Chosen, options: DrawingOptions): Picture {
  const { file } = chosen;
  const { lang, outlines, strengths = false, coordinates } = options;
  const step = positionOf(chosen, options.step);
  const { frame, before } = reach(chosen, step);
  const position = sayLabel('position', lang, { index: step, last: file.steps.length });
  const name = file.title === undefined ? file.id : localText(file.title, lang).text;
  return pictureOf(frame.game, {
    titles: titlesOf(lang),
    title: name === undefined ? position : `${foreign(name)}: ${position}`,
    seats: file.seats?.map(({ dynasty }) => dynasty),
    outlines,
    strengths,
    coordinates,
    ...(options.marks ? marks(frame, before) : {}),
  });
}

/** A position and the one before it. */
function reach(chosen: Chosen, step: number): { frame: Frame; before: Frame | null } {
  let before: Frame | null = null;
  let last: Frame | null = null;
  for (const frame of play(chosen)) {
    before = last;
    last = frame;
    if (frame.index === step) break;
  }
  return { frame: last as Frame, before };
}

/** What a step did, as the viewer shows it. */
function marks(
  { step, effects, violations }: Frame,
  before: Frame | null,
): Partial<PictureOptions> {
  if (step === null || before === null) return {};
  return {
    previous: before.game,
    committed: step.action.do === 'support' ? step.action.count : 0,
    acted: actedCells(step.action),
    touched: [...effects.flatMap(touchedCells), ...violations.flatMap(({ cells }) => cells)],
  };
}

function sizeFor({ view }: Picture, { scale = SCALE, width }: DrawingOptions): Size {
  const size = sizeOf(view, width === undefined ? { scale } : { width });
  if (Math.max(size.width, size.height) <= LONGEST) return size;
  throw new Failure(
    `a picture of ${size.width} by ${size.height} pixels is too large: expected at most ${LONGEST} each way`,
  );
}
