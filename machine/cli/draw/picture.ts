import type { Language } from '../../../spec/text.ts';
import type { Outlines } from '../../draw/kingdoms.ts';
import { drawMarked, type Mark, spokenMarks } from '../../draw/marked.ts';
import { actedCells, touchedCells } from '../../draw/marks.ts';
import { type PictureOptions, pictureOf } from '../../draw/picture.ts';
import { drawSheet, type Size, sizeOf } from '../../draw/sheet.ts';
import { titlesOf } from '../../draw/titles.ts';
import { markIn } from '../../record/annotation.ts';
import { localText } from '../../record/local.ts';
import type { Frame } from '../../record/replay.ts';
import { sayLabel } from '../../words/labels.ts';
import { type Chosen, play } from '../input/game.ts';
import { Failure, foreign } from '../output/terminal.ts';

/** How a position is to be drawn. */
export interface LookOptions {
  readonly scale?: number;
  readonly width?: number;
  readonly outlines: Outlines;
  readonly strengths?: boolean;
  readonly coordinates: boolean;
  readonly marks: boolean;
  readonly annotations: boolean;
  readonly dark?: boolean;
  readonly lang: Language;
}

/** Pixels for each unit if nothing is asked for. */
const SCALE = 2;

/** No side of a picture may be longer: as pixels it would take more memory than many have. */
const LONGEST = 8192;

/** Positions of a game as SVG documents, in the order of play. @throws Failure */
export function* drawings(
  chosen: Chosen,
  positions: ReadonlySet<number>,
  options: LookOptions,
): Generator<string, void, void> {
  const last = Math.max(...positions);
  let before: Frame | null = null;
  for (const frame of play(chosen)) {
    if (positions.has(frame.index)) yield drawing(chosen, frame, before, options);
    if (frame.index === last) return;
    before = frame;
  }
}

/** A position, given the one before it. */
function drawing(
  { file }: Chosen,
  frame: Frame,
  before: Frame | null,
  options: LookOptions,
): string {
  const { lang, outlines, strengths = false, coordinates, dark = false } = options;
  const { game, index } = frame;
  const titles = titlesOf(lang);
  const position = sayLabel('position', lang, { index, last: file.steps.length });
  const name = file.title === undefined ? file.id : localText(file.title, lang).text;
  const annotated = options.annotations ? annotatedIn(file, frame, lang) : [];
  const picture = pictureOf(game, {
    titles,
    title: name === undefined ? position : `${foreign(name)}: ${position}`,
    seats: file.seats?.map(({ dynasty }) => dynasty),
    outlines,
    strengths,
    coordinates,
    marked: drawMarked(game, annotated, titles),
    ...(options.marks ? marks(frame, before) : {}),
  });
  const description = annotated.length === 0 ? '' : spokenMarks(annotated, titles);
  const size = sizeFor(sizeOf(picture.view, wanted(options)));
  return drawSheet(picture, size, dark ? 'dark' : 'light', description);
}

/** What the annotator has marked in a position, in a language. */
function annotatedIn(file: Chosen['file'], { step }: Frame, language: Language): readonly Mark[] {
  const { marks = [] } = step ?? file;
  return marks.map((mark) => markIn(mark, language));
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

const wanted = ({ scale = SCALE, width }: LookOptions) =>
  width === undefined ? { scale } : { width };

function sizeFor(size: Size): Size {
  if (Math.max(size.width, size.height) <= LONGEST) return size;
  throw new Failure(
    `a picture of ${size.width} by ${size.height} pixels is too large: expected at most ${LONGEST} each way`,
  );
}
