import { GLYPHS } from '../../../machine/draw/glyphs.ts';
import { colorIndex, TILE_KINDS, type Tile } from '../../../machine/rules/pieces.ts';

/** A tile as a small stone; one whose colour is not told bears a question mark. */
export function Stone({ tile }: { readonly tile: Tile }) {
  if (tile === '?') return <span class="stone unknown">?</span>;
  return (
    <span class={`stone ${tile}`}>
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <path fill="currentColor" d={GLYPHS[TILE_KINDS[colorIndex(tile)]!]} />
      </svg>
    </span>
  );
}
