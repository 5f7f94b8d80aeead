import {
  COLORS,
  type Dynasty,
  type Leader,
  leaderIndex,
  type MonumentPair,
  type Tile,
} from '../../../../machine/rules/pieces.ts';
import { Cube } from '../pieces/Cube.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { Stone } from '../pieces/Stone.tsx';

/** A piece of which there is a picture. */
export type Pictured =
  | { readonly piece: 'tile'; readonly color: Tile }
  | { readonly piece: 'leader'; readonly leader: Leader; readonly dynasty: Dynasty }
  | { readonly piece: 'monument'; readonly colors: MonumentPair }
  | { readonly piece: 'catastrophe' | 'wonder' | 'treasure' };

/** A small picture of a piece, to be chosen by. */
export function PiecePicture(props: Pictured) {
  switch (props.piece) {
    case 'tile':
      return <Stone tile={props.color} />;
    case 'leader':
      return (
        <span class={`stone round ${COLORS[leaderIndex(props.leader)]}`}>
          <Sign name={props.dynasty} />
        </span>
      );
    case 'monument':
      return (
        <span class="pair">
          <span class={`stone ${props.colors[0]}`} />
          <span class={`stone ${props.colors[1]}`} />
        </span>
      );
    case 'catastrophe':
      return (
        <span class="stone ash">
          <Sign name="catastrophe" />
        </span>
      );
    case 'wonder':
      return (
        <span class="stone gold">
          <Sign name="beast" />
        </span>
      );
    case 'treasure':
      return <Cube />;
  }
}
