import type { PositionJson } from '../../../../machine/record/format.ts';
import { type Board, geometry } from '../../../../machine/rules/board.ts';
import { BOARDS } from '../../../../machine/rules/boards.ts';
import type { Cell } from '../../../../machine/rules/pieces.ts';
import { boardOf, type Laid } from './laid.ts';
import { spotOf } from './spots.ts';
import type { Ground } from './stamp.ts';

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

/** What a space of a free board is. */
export function groundAt(laid: Laid, cell: Cell): Ground {
  const { terrain, bordered } = boardOf(laid);
  const [column, row] = spotOf(cell);
  if (terrain[row]?.[column] === '~') return 'river';
  return bordered.includes(cell) ? 'bordered' : 'land';
}

/** A space of a free board painted; other boards are as they are printed. */
export function withGround(laid: Laid, cell: Cell, ground: Ground): Laid {
  const { terrain, bordered = [], ...position } = laid.position;
  if (terrain === undefined || groundAt(laid, cell) === ground) return laid;
  const [column, row] = spotOf(cell);
  const letter = ground === 'river' ? '~' : '.';
  const others = bordered.filter((one) => one !== cell);
  return {
    ...laid,
    position: {
      ...position,
      terrain: terrain.map((line, i) =>
        i === row ? line.slice(0, column) + letter + line.slice(column + 1) : line,
      ),
      ...borders(ground === 'bordered' ? [...others, cell] : others),
    },
  };
}

const borders = (bordered: readonly Cell[]): Pick<PositionJson, 'bordered'> =>
  bordered.length === 0 ? {} : { bordered };

function laidOn(laid: Laid, ground: readonly string[] | 'standard' | 'advanced'): Laid {
  const { board: _, terrain: _terrain, bordered = [], ...position } = laid.position;
  const { columns, rows, index } = geometry(
    typeof ground === 'string' ? BOARDS[ground] : { id: 'free', terrain: ground, bordered: [] },
  );
  const fits = (cell: string): boolean => index.has(cell);
  const under: PositionJson =
    typeof ground === 'string'
      ? { board: ground }
      : { terrain: ground, ...borders(bordered.filter(fits)) };
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
