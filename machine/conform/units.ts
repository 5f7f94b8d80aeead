import type { GameFile, LeaderKey, PositionJson } from '../record/format.ts';
import { cellName } from '../rules/board.ts';
import type { Cell } from '../rules/pieces.ts';

/** Something that stands on a board and can be taken off it whole. */
export type Unit =
  | { readonly piece: 'cell'; readonly at: Cell }
  | { readonly piece: 'leader'; readonly key: LeaderKey }
  | { readonly piece: 'monument'; readonly square: Cell }
  | { readonly piece: 'wonder' };

const at = (cell: Cell): readonly [number, number] => [
  cell.charCodeAt(0) - 65,
  Number(cell.slice(1)) - 1,
];

/** All that stands on the board of a file. */
export function unitsOf({ position = {} }: GameFile): readonly Unit[] {
  const { rows = [], leaders = {}, monuments = [] } = position;
  const cells = rows.flatMap((line, row) =>
    [...line].flatMap((letter, column): readonly Unit[] =>
      /[.xw]/i.test(letter) ? [] : [{ piece: 'cell', at: cellName(column, row) }],
    ),
  );
  return [
    ...monuments.map(({ square }): Unit => ({ piece: 'monument', square })),
    ...(/w/i.test(rows.join('')) ? [{ piece: 'wonder' } as const] : []),
    ...(Object.keys(leaders) as LeaderKey[]).map((key): Unit => ({ piece: 'leader', key })),
    ...cells,
  ];
}

/** How many pieces stand on the board of a file. */
export function piecesOn({ position = {} }: GameFile): number {
  const { rows = [], leaders = {}, buildings = {} } = position;
  const tiles = rows.join('').replaceAll('.', '').length;
  return tiles + Object.keys(leaders).length + Object.keys(buildings).length;
}

/** A file without some of what stands on its board. */
export function taken(file: GameFile, units: readonly Unit[]): GameFile {
  const position = file.position ?? {};
  const rows = (position.rows ?? []).map((line) => [...line]);
  const clear = ([column, row]: readonly [number, number]): void => {
    const line = rows[row];
    if (line?.[column] !== undefined) line[column] = '.';
  };
  const gone = new Set<string>();
  for (const unit of units) {
    if (unit.piece === 'cell') clear(at(unit.at));
    if (unit.piece === 'leader') gone.add(unit.key);
    if (unit.piece === 'wonder')
      for (const line of rows)
        line.forEach((letter, column) => {
          if (/w/i.test(letter)) line[column] = '.';
        });
    if (unit.piece !== 'monument') continue;
    gone.add(unit.square);
    const [column, row] = at(unit.square);
    for (const [right, down] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      clear([column + right, row + down]);
  }
  const lies = (cell: Cell): boolean => {
    const [column, row] = at(cell);
    return rows[row]?.[column] !== '.';
  };
  const { leaders = {}, monuments, buildings } = position;
  const standing = Object.entries(leaders).filter(([key]) => !gone.has(key));
  const kept: PositionJson = {
    ...position,
    rows: rows.map((line) => line.join('')),
    leaders: Object.fromEntries(standing),
    ...(monuments === undefined
      ? {}
      : { monuments: monuments.filter(({ square }) => !gone.has(square)) }),
    ...(buildings === undefined
      ? {}
      : {
          buildings: Object.fromEntries(Object.entries(buildings).filter(([, cell]) => lies(cell))),
        }),
  };
  return { ...file, position: withHomes(kept, [...standing.map(([, cell]) => cell)], lies) };
}

/** Joined kingdoms without the spaces on which nothing lies any more. */
function withHomes(
  position: PositionJson,
  standing: readonly Cell[],
  lies: (cell: Cell) => boolean,
): PositionJson {
  const { pending } = position;
  if (pending?.union === undefined) return position;
  const { at: joined, homes } = pending.union;
  const left = (home: readonly Cell[]): readonly Cell[] =>
    home.filter((cell) => lies(cell) || standing.includes(cell));
  const union = { at: joined, homes: [left(homes[0]), left(homes[1])] } as const;
  return { ...position, pending: { ...pending, union } };
}
