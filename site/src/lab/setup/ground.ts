import type { PositionJson } from '../../../../machine/record/format.ts';
import { type Board, geometry } from '../../../../machine/rules/board.ts';
import { BOARDS } from '../../../../machine/rules/boards.ts';
import { boardOf, type Laid } from './laid.ts';

/** The ground below a position, changed; what still has a space stays where it lies. */

/** How large a free board is that nobody has sized. */
const COLUMNS = 8;
const ROWS = 6;

/** The position on another board. */
export function onBoard(laid: Laid, id: Board['id']): Laid {
  if (boardOf(laid).id === id) return laid;
  if (id === 'free') return laidOn(laid, new Array<string>(ROWS).fill('.'.repeat(COLUMNS)));
  return laidOn(laid, id);
}

/** A free board of another size. */
export function resized(laid: Laid, columns: number, rows: number): Laid {
  const { terrain } = boardOf(laid);
  return laidOn(
    laid,
    Array.from({ length: rows }, (_, row) =>
      (terrain[row] ?? '').padEnd(columns, '.').slice(0, columns),
    ),
  );
}

function laidOn(laid: Laid, ground: readonly string[] | 'standard' | 'advanced'): Laid {
  const { board: _, terrain: _terrain, bordered: _bordered, ...position } = laid.position;
  const under: PositionJson = typeof ground === 'string' ? { board: ground } : { terrain: ground };
  const { columns, rows, index } = geometry(
    typeof ground === 'string' ? BOARDS[ground] : { id: 'free', terrain: ground, bordered: [] },
  );
  const fits = (cell: string): boolean => index.has(cell);
  const { board: _option, ...options } = laid.options ?? {};
  return {
    ...laid,
    options,
    position: {
      ...position,
      ...under,
      rows: Array.from({ length: rows }, (_, row) =>
        (position.rows[row] ?? '').padEnd(columns, '.').slice(0, columns),
      ),
      leaders: Object.fromEntries(
        Object.entries(position.leaders).filter(([, cell]) => fits(cell)),
      ),
      ...(position.monuments === undefined
        ? {}
        : { monuments: position.monuments.filter(({ square }) => fits(square)) }),
      ...(position.buildings === undefined
        ? {}
        : {
            buildings: Object.fromEntries(
              Object.entries(position.buildings).filter(([, cell]) => fits(cell)),
            ),
          }),
    },
  };
}
