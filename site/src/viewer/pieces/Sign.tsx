import { GLYPH_SIZE, idOf } from '../../../../machine/draw/glyph.ts';
import type { GlyphName } from '../../../../machine/draw/glyphs.ts';

interface Props {
  readonly name: GlyphName;
  readonly class?: string;
}

/** A sign in the colour of the text around it; the page carries its outline. */
export const Sign = ({ name, class: kind }: Props) => (
  <svg class={kind} viewBox={`0 0 ${GLYPH_SIZE} ${GLYPH_SIZE}`} aria-hidden="true">
    <use href={`#${idOf(name)}`} fill="currentColor" />
  </svg>
);
