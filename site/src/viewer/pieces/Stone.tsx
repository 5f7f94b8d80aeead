import { colorIndex, TILE_KINDS, type Tile } from '../../../../machine/rules/pieces.ts';
import { Sign } from './Sign.tsx';

/** A tile as a small stone; one whose colour is not told bears a question mark. */
export function Stone({ tile }: { readonly tile: Tile }) {
  if (tile === '?') return <span class="stone unknown">?</span>;
  return (
    <span class={`stone ${tile}`}>
      <Sign name={TILE_KINDS[colorIndex(tile)]!} />
    </span>
  );
}
