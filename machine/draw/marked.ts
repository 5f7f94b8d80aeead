import { BRUSHES, type Brush, type ReadMark } from '../record/annotation.ts';
import { type Geometry, geometry } from '../rules/board.ts';
import type { Game } from '../rules/game.ts';
import type { Cell } from '../rules/pieces.ts';
import { isolated } from '../words/isolate.ts';
import { filled } from './describe.ts';
import { PAINTS } from './paint.ts';
import type { Piece } from './piece.ts';
import { corner, element, escaped, type Point, SPACE, short } from './svg.ts';
import type { Titles } from './titles.ts';

/** A mark of an annotator, with its text in the language of the drawing. */
export type Mark = ReadMark;

/**
 * What each brush draws with, by day and by night: bright on a dark casing, and each with dashes of
 * its own for those who do not tell the colours apart.
 */
const LOOKS: Readonly<Record<Brush, { readonly color: string; readonly dashes?: string }>> = {
  green: { color: '#4fe07c' },
  red: { color: '#ff6a55', dashes: '9 4' },
  blue: { color: '#6cb6ff', dashes: '0.1 6' },
  yellow: { color: '#ffd84a', dashes: '10 5 0.1 5' },
};

const HALF = SPACE / 2;

/** Marks as pieces over all others; names that are not of this board are left out. */
export function drawMarked(
  { board }: Pick<Game, 'board'>,
  marks: readonly Mark[],
  titles: Titles,
): readonly Piece[] {
  const shape = geometry(board);
  return marks.flatMap((mark, i) => {
    const markup = markupOf(mark, shape);
    if (markup === null) return [];
    const { at, brush = BRUSHES[0] } = mark;
    return [
      {
        key: String(i),
        at: corner(shape.index.get(at)!, shape.columns),
        kind: `marked ${brush}`,
        title: spokenMark(mark, titles),
        markup,
      },
    ];
  });
}

/** All marks in words, for those who do not see them. */
export const spokenMarks = (marks: readonly Mark[], titles: Titles): string =>
  filled(titles.marked.all, { marks: marks.map((mark) => spokenMark(mark, titles)).join(', ') });

function spokenMark({ at, to, brush = BRUSHES[0], text }: Mark, { marked }: Titles): string {
  const color = marked.brush[brush];
  const said =
    to === undefined
      ? filled(marked.space, { at, color })
      : filled(marked.arrow, { at, to, color });
  return withText(said, text);
}

const withText = (said: string, text: string | undefined): string =>
  text === undefined ? said : `${said} (${isolated(text)})`;

/** What is marked on each space, in words: an arrow where it begins and where it ends. */
export function markedSpaces(
  marks: readonly Mark[],
  { marked }: Titles,
): ReadonlyMap<Cell, readonly string[]> {
  const spaces = new Map<Cell, string[]>();
  const say = (cell: Cell, said: string): void => {
    spaces.set(cell, [...(spaces.get(cell) ?? []), said]);
  };
  for (const { at, to = at, brush = BRUSHES[0], text } of marks) {
    const color = marked.brush[brush];
    if (to === at) say(at, withText(filled(marked.here, { color }), text));
    else {
      say(at, withText(filled(marked.arrowTo, { to, color }), text));
      say(to, filled(marked.arrowFrom, { at, color }));
    }
  }
  return spaces;
}

/** What a mark looks like, from the corner of its space; null where there is no such space. */
function markupOf(mark: Mark, { index, columns }: Geometry): string | null {
  const { at, to, brush = BRUSHES[0], text } = mark;
  const from = index.get(at);
  const target = index.get(to ?? at);
  if (from === undefined || target === undefined) return null;
  const label = text === undefined ? '' : letters(text);
  if (from === target) return ring(brush) + label;
  const [start, end] = [corner(from, columns), corner(target, columns)];
  return arrow({ x: end.x - start.x, y: end.y - start.y }, brush) + label;
}

/** A line in its casing. */
function line(d: string, brush: Brush, fill: string): string {
  const { color, dashes } = LOOKS[brush];
  const drawn = { d, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const casing = { ...drawn, stroke: PAINTS.edge, 'stroke-width': 7, 'stroke-opacity': 0.9 };
  return (
    element('path', { ...drawn, fill, 'fill-opacity': 0.3 }) +
    element('path', casing) +
    element('path', {
      ...drawn,
      stroke: color,
      'stroke-width': 3.6,
      ...(dashes === undefined ? {} : { 'stroke-dasharray': dashes }),
    })
  );
}

/** A tinted ring on a space. */
const ring = (brush: Brush): string =>
  line(`M${HALF} 4.5a15.5 15.5 0 1 1 -0.01 0z`, brush, LOOKS[brush].color);

/** How far from the middle of its spaces an arrow begins and ends, and how long its head is. */
const GAP = 6;
const HEAD = 14;

/** An arrow from the middle of a space to that of another, which lies so far away. */
function arrow({ x, y }: Point, brush: Brush): string {
  const far = Math.hypot(x, y);
  const [dx, dy] = [x / far, y / far];
  const along = (length: number, aside = 0): string =>
    `${short(HALF + dx * length - dy * aside)} ${short(HALF + dy * length + dx * aside)}`;
  const [tip, neck] = [far - GAP, far - GAP - HEAD];
  const head = element('path', {
    d: `M${along(tip)}L${along(neck, 8)}L${along(neck, -8)}Z`,
    fill: LOOKS[brush].color,
    stroke: PAINTS.edge,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });
  return line(`M${along(GAP)}L${along(neck)}`, brush, 'none') + head;
}

/** Letters that fit a space at their full size, and how wide more of them may be. */
const FITTING = 3;
const WIDEST = SPACE - 4;

/** A short text on a space: light letters in a dark rim. */
function letters(text: string): string {
  const long = [...text].length > FITTING;
  const attributes = {
    x: HALF,
    y: HALF + (long ? 4.5 : 6),
    'font-size': long ? 13 : 18,
    'font-weight': 700,
    'text-anchor': 'middle',
    ...(long ? { textLength: WIDEST, lengthAdjust: 'spacingAndGlyphs' } : {}),
  };
  const written = escaped(text);
  const rim = {
    fill: 'none',
    stroke: PAINTS.edge,
    'stroke-width': 4.5,
    'stroke-linejoin': 'round',
  };
  return (
    element('text', { ...attributes, ...rim }, written) +
    element('text', { ...attributes, fill: '#fff8e6' }, written)
  );
}
