import { type Picture, type PictureOptions, pictureOf } from './picture.ts';
import { LAYERS, type Piece, type Shown } from './piece.ts';
import { drawSigns } from './signs.ts';
import { element, escaped, short } from './svg.ts';
import { ENGLISH } from './titles.ts';

export interface DrawOptions extends Partial<PictureOptions> {
  /** Whether the outlines of the signs are within; a page with many drawings has them once. */
  readonly signs?: boolean;
}

/** A position as an SVG document of its own, which may also stand inside a page. */
export function drawBoard({ game }: { readonly game: Shown }, options: DrawOptions = {}): string {
  const { signs = true, ...rest } = options;
  return written(pictureOf(game, { titles: ENGLISH, title: 'Board', ...rest }), signs);
}

/** A picture written out as SVG. */
function written({ title, view, ground, layers }: Picture, signs: boolean): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${view.x} ${view.y} ${view.width} ${view.height}`,
      role: 'img',
      'aria-label': title,
      class: 'board',
    },
    ...(signs ? [drawSigns()] : []),
    ground,
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
