import { written } from './board.ts';
import type { Picture } from './picture.ts';
import type { View } from './piece.ts';
import { element, escaped } from './svg.ts';
import { THEMES, type Theme, themed } from './theme.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a picture is at a scale, or at a width, in whole pixels. */
export function sizeOf(
  view: View,
  wanted: { readonly scale: number } | { readonly width: number },
): Size {
  const width = Math.max(
    1,
    Math.round('width' in wanted ? wanted.width : view.width * wanted.scale),
  );
  return { width, height: Math.max(1, Math.round((width * view.height) / view.width)) };
}

/** The site's typeface first; numbers and letters are narrow enough in the others. */
const FONTS = "'Source Sans 3', 'Source Sans 3 Variable', 'Segoe UI', system-ui, sans-serif";

/** The licence of the signs asks for it. */
const CREDIT = 'Signs by Lorc, Delapouite and contributors of game-icons.net, CC BY 3.0';

/** What XML has no place for, not even escaped. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * A picture as an SVG file of its own: with its size, paper, typeface and the colours of a theme,
 * and what there is to say of it besides its title.
 */
export function drawSheet(
  picture: Picture,
  { width, height }: Size,
  theme: Theme,
  description = '',
): string {
  const { x, y, ...extent } = picture.view;
  const paper = element('rect', { x, y, ...extent, fill: THEMES[theme].paper });
  const described = description === '' ? '' : element('desc', {}, escaped(description));
  const markup = written(picture, true, {
    attributes: { width, height, 'font-family': FONTS },
    under: described + element('metadata', {}, CREDIT) + paper,
  });
  return `${themed(markup, theme).replace(UNWRITABLE, '\u{fffd}')}\n`;
}
