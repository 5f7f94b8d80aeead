import type { Geometry } from './board.ts';
import { groups, type Known, type Laid, recall } from './define.ts';
import { EMPTY, FACE_DOWN, type Game, RED_TEMPLE, withoutTreasure } from './game.ts';
import { mark } from './rows.ts';

const isOpen = (code: number): boolean => code < FACE_DOWN;
const isTemple = (code: number): boolean => withoutTreasure(code) === RED_TEMPLE;

/** What lies on the board as it stands. */
export function laidOn(game: Pick<Game, 'board' | 'cells'>): Laid {
  const { shape } = groups(game);
  const known = recall(game.cells) as Known;
  known.laid ??= look(shape, game.cells);
  return known.laid;
}

/** What lies once a code is put on a space. */
export function laidAfter(laid: Laid, shape: Geometry, space: number, code: number): Laid {
  const row = shape.rowOf[space] as number;
  const bit = shape.bitOf[space] as number;
  return {
    empty: mark(laid.empty, row, bit, code === EMPTY),
    open: mark(laid.open, row, bit, isOpen(code)),
    temples: mark(laid.temples, row, bit, isTemple(code)),
  };
}

function look({ rows, columns }: Geometry, cells: Game['cells']): Laid {
  const [empty, open, temples]: [number[], number[], number[]] = [[], [], []];
  let space = 0;
  for (let row = 0; row < rows; row++) {
    let [free, plain, red] = [0, 0, 0];
    for (let bit = 1; bit < 1 << columns; bit <<= 1, space++) {
      const code = cells[space] as number;
      if (code === EMPTY) free |= bit;
      if (isOpen(code)) plain |= bit;
      if (isTemple(code)) red |= bit;
    }
    empty.push(free);
    open.push(plain);
    temples.push(red);
  }
  return { empty, open, temples };
}
