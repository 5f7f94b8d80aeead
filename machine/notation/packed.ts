import type { DeclinedJson } from '../record/format.ts';
import type { Cell, Tile } from '../rules/pieces.ts';
import { TILE_LETTERS, tileOf } from './tiles.ts';

const ROW = '(?:1[01]|[1-9])';
const COLUMNS = 'ABCDEFGHIJKLMNOP';
const GROUP = `(?:[A-P](?:-[A-P])?)+${ROW}`;
const CELLS = new RegExp(`^(?:${GROUP})*$`);
const DECLINED = new RegExp(`^(?:[.+]?${GROUP})*$`);
const OLD_DECLINED = new RegExp(`^(?:square|cross)-[A-P]${ROW}(?:,(?:square|cross)-[A-P]${ROW})*$`);
const TILES = /^(?:[krug?](?:[1-9]\d?)?)*$/;

/** A run of fewer tiles, or columns, is written out. */
const SHORT_TILES = 3;
const SHORT_COLUMNS = 4;

/** No count has more than two digits. */
const MOST = 99;

/** Tiles in their order, a run of equal ones with its length: `rrk` is `rrk`, but `kkkkg` is `k4g`. */
export const packTiles = (tiles: readonly Tile[]): string =>
  tiles
    .map((tile) => TILE_LETTERS[tile])
    .join('')
    .replace(
      new RegExp(`(.)\\1{${SHORT_TILES - 1},${MOST - 1}}`, 'g'),
      (run) => run[0] + String(run.length),
    );

/** The tiles that a text packs; null where it packs none. */
export const unpackTiles = (text: string): readonly Tile[] | null =>
  TILES.test(text)
    ? [...text.matchAll(/(\D)(\d*)/g)].flatMap(([, letter, count]) =>
        new Array<Tile>(count === '' ? 1 : Number(count)).fill(tileOf(letter!)!),
      )
    : null;

/** Spaces in their order, those of a row together: `A1B1C1D1A2` is `A-D1A2`. */
export function packCells(cells: readonly Cell[]): string {
  const groups: { row: string; columns: string }[] = [];
  for (const cell of cells) {
    const row = cell.slice(1);
    const last = groups.at(-1);
    if (last?.row === row) last.columns += cell[0];
    else groups.push({ row, columns: cell[0]! });
  }
  return groups.map(({ row, columns }) => packColumns(columns) + row).join('');
}

/** Columns that follow each other as the first and the last of them. */
function packColumns(columns: string): string {
  let text = '';
  for (let from = 0; from < columns.length; ) {
    let to = from + 1;
    const start = COLUMNS.indexOf(columns[from]!);
    while (to < columns.length && columns[to] === COLUMNS[start + to - from]) to++;
    text +=
      to - from < SHORT_COLUMNS ? columns.slice(from, to) : `${columns[from]}-${columns[to - 1]}`;
    from = to;
  }
  return text;
}

/** The spaces that a text packs; null where it packs none. */
export function unpackCells(text: string): readonly Cell[] | null {
  if (!CELLS.test(text)) return null;
  const cells: Cell[] = [];
  for (const [, columns, row] of text.matchAll(/([^\d]+)(\d+)/g))
    for (const [run] of columns!.matchAll(/[A-P](?:-[A-P])?/g)) {
      const [from, to] = [COLUMNS.indexOf(run[0]!), COLUMNS.indexOf(run.at(-1)!)];
      if (to < from) return null;
      for (const column of COLUMNS.slice(from, to + 1)) cells.push(`${column}${row}` as Cell);
    }
  return cells;
}

/** Squares that were declined, and behind a `+` centres; a `.` goes back to squares. */
export function packDeclined(declined: readonly DeclinedJson[]): string {
  const runs: { readonly square: boolean; readonly cells: Cell[] }[] = [];
  for (const one of declined) {
    const square = 'square' in one;
    if (runs.at(-1)?.square !== square) runs.push({ square, cells: [] });
    runs.at(-1)!.cells.push(square ? one.square : one.center);
  }
  return runs
    .map(({ square, cells }, i) => (square ? (i === 0 ? '' : '.') : '+') + packCells(cells))
    .join('');
}

/** What was declined; null where a text packs nothing, also not as `square-B2,cross-F5`. */
export function unpackDeclined(text: string): readonly DeclinedJson[] | null {
  if (OLD_DECLINED.test(text))
    return [...text.matchAll(/(square|cross)-(\w+)/g)].map(([, kind, cell]) =>
      kind === 'square' ? { square: cell as Cell } : { center: cell as Cell },
    );
  if (!DECLINED.test(text)) return null;
  const runs = [...text.matchAll(/([.+]?)([^.+]+)/g)].map(([, sign, packed]) =>
    unpackCells(packed!)?.map(
      (cell): DeclinedJson => (sign === '+' ? { center: cell } : { square: cell }),
    ),
  );
  return unpackAll(runs, (run) => run ?? null)?.flat() ?? null;
}

/** Every text unpacked; null where one packs nothing. */
export function unpackAll<T, U>(texts: readonly T[], unpack: (text: T) => U | null): U[] | null {
  const all = texts.map(unpack);
  return all.includes(null) ? null : (all as U[]);
}
