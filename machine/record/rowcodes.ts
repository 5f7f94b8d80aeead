import {
  CATASTROPHE,
  EMPTY,
  FACE_DOWN,
  RED_TEMPLE,
  TREASURE,
  tileCode,
  WONDER,
} from '../rules/game.ts';
import { BLACK, BLUE, GREEN } from '../rules/pieces.ts';

/** What the letters of `rows` put on a space. */
export const ROW_CODES: Readonly<Record<string, number>> = {
  '.': EMPTY,
  k: tileCode(BLACK),
  r: RED_TEMPLE,
  u: tileCode(BLUE),
  g: tileCode(GREEN),
  x: FACE_DOWN,
  w: WONDER,
  R: RED_TEMPLE + TREASURE,
  X: FACE_DOWN + TREASURE,
  W: WONDER + TREASURE,
  '#': CATASTROPHE,
};
