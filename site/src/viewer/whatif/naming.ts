import type { Titles } from '../../../../machine/draw/titles.ts';
import { fill } from '../../strings.ts';
import type { OfferedPiece } from './pieces.ts';

/** What a piece is called. */
export function namePiece(piece: OfferedPiece, titles: Titles): string {
  switch (piece.do) {
    case 'tile':
      return titles.tile[piece.color];
    case 'leader':
      return titles.leader[piece.leader];
    case 'building':
      return titles.building[piece.color];
    case 'monument': {
      const [first, second] = piece.monument;
      return fill(titles.monument, { first: titles.color[first], second: titles.color[second] });
    }
    case 'catastrophe':
      return titles.catastrophe;
    case 'wonder':
      return titles.wonder;
    case 'treasure':
      return titles.treasure;
  }
}
