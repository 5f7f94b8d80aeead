import { drawMarked, type Mark } from './marked.ts';
import { type Picture, type PictureOptions, pictureOf } from './picture.ts';
import { LAYERS, type Piece, type Shown } from './piece.ts';
import { drawSigns } from './signs.ts';
import { type Attributes, element, escaped, short } from './svg.ts';
import { titlesOf } from './titles.ts';

/** What a drawing shows beside the position. */
export interface DrawOptions extends Partial<Omit<PictureOptions, 'marked'>> {
  /** What an annotator has marked. */
  readonly marks?: readonly Mark[];
  /** Whether the outlines of the signs are within; a page with many drawings has them once. */
  readonly signs?: boolean;
}

/** A position as an SVG document of its own, which may also stand inside a page. */
export function drawBoard({ game }: { readonly game: Shown }, options: DrawOptions = {}): string {
  const { signs = true, marks = [], titles = titlesOf('en'), ...rest } = options;
  const marked = drawMarked(game, marks, titles);
  return written(pictureOf(game, { titles, title: 'Board', ...rest, marked }), signs);
}

/** What the SVG of a picture has besides. */
interface Besides {
  /** More attributes of its element. */
  readonly attributes: Attributes;
  /** Markup under the ground. */
  readonly under: string;
}

/** A picture written out as SVG. */
export function written(
  { title, view, ground, layers }: Picture,
  signs: boolean,
  { attributes, under }: Besides = { attributes: {}, under: '' },
): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${view.x} ${view.y} ${view.width} ${view.height}`,
      role: 'img',
      'aria-label': title,
      class: 'board',
      ...attributes,
    },
    ...(signs ? [drawSigns()] : []),
    under + ground,
    ...LAYERS.flatMap((layer) => {
      const pieces = layers[layer];
      return pieces.length === 0 ? [] : [element('g', { class: layer }, ...pieces.map(piece))];
    }),
  );
}

/** A group with its title, moved to its place. */
function piece({ at, kind, title, markup }: Piece): string {
  const transform = `translate(${short(at.x)} ${short(at.y)})`;
  const told = title === null ? '' : element('title', {}, escaped(title));
  return element('g', { class: kind, transform }, told, markup);
}
