import type { LeaderKey, PositionJson } from '../record/format.ts';
import { cellName } from '../rules/board.ts';
import { BOARDS } from '../rules/boards.ts';
import { type Cell, LEADERS, type Leader, type Seat } from '../rules/pieces.ts';
import { LINE_PARTS, type LinePart, type Parts } from './lineparts.ts';
import { LEADER_LETTERS } from './meaning.ts';

/** Why a text is no position. */
export interface LineProblem {
  /** Where it is, from 1. */
  readonly column: number;
  /** What stands there. */
  readonly found: string;
  /** What could stand there, as it is written. */
  readonly expected: string;
}

/** The position that a line stands for, or why it stands for none. */
export type ReadLine = { readonly position: PositionJson } | { readonly problem: LineProblem };

/** No board is wider or higher. */
const LARGEST = 16;

/** No position is longer. */
export const LONGEST_LINE = 4_000;

/** Letters of the public questions and answers for tiles, and what they are in `rows`. */
const OTHER_LETTERS: Readonly<Record<string, string>> = { s: 'k', t: 'r', f: 'u', m: 'g' };

const rowsOf = ({ terrain, board = 'standard' }: PositionJson): readonly string[] =>
  terrain ?? BOARDS[board].terrain;

/** Spaces without anything are counted, those at the end of a row left out. */
const packed = (row: string): string =>
  row.replace(/\.+$/, '').replace(/\.+/g, (run) => String(run.length));

/**
 * A position on one line: the rows of the board from the first, divided by `/`, with the letters of
 * `rows` and numbers for spaces without any, and behind them a word for each part that is not at
 * its start value, such as `l:KE5/TC3`: its letter, or the
 * whole name that lines of old have.
 */
export function writeLine(position: PositionJson): string {
  const words = LINE_PARTS.flatMap(({ key, write }) => {
    const text = write(position);
    return text === null ? [] : [`${key}:${text}`];
  });
  const rows = (position.rows ?? []).map(packed).join('/').replace(/\/+$/, '');
  return [rows === '' ? '-' : rows, ...words].join(' ');
}

/**
 * Reads a position from one line, in the letters of `rows` or those of the public questions and
 * answers: `s t f m` for tiles, and `K P F T` among the rows for leaders, of the first seat that has
 * none of the kind yet.
 */
export function readLine(text: string): ReadLine {
  if (text.length > LONGEST_LINE) {
    const expected = `at most ${LONGEST_LINE} characters`;
    return { problem: { column: LONGEST_LINE + 1, found: text.slice(0, 20), expected } };
  }
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, at: index + 1 }));
  const [first, ...rest] = words;
  if (first === undefined) return { problem: { column: 1, found: '', expected: '3R4u/…' } };
  const position: Parts = {};
  const told = new Set<string>();
  /** Parts of which the board tells the rest. */
  const open: { readonly part: LinePart; readonly place: LineProblem }[] = [];
  for (const { word, at } of rest) {
    const colon = word.indexOf(':');
    const called = word.slice(0, Math.max(colon, 0));
    const part = LINE_PARTS.find(({ key, name }) => called === key || called === name);
    if (part === undefined || told.has(part.key)) {
      const free = LINE_PARTS.filter(({ key }) => !told.has(key)).map(({ key }) => `${key}:`);
      return { problem: { column: at, found: word, expected: free.join(' ') } };
    }
    told.add(part.key);
    const found = word.slice(colon + 1);
    const place = { column: at + colon + 1, found, expected: part.example };
    if (!part.read(found, position)) return { problem: place };
    if (part.complete !== undefined) open.push({ part, place });
  }
  const read = readRows(first.word, first.at, position);
  if ('problem' in read) return read;
  const whole: Parts = { ...read.position };
  const wrong = open.find(({ part, place }) => part.complete?.(place.found, whole) === false);
  return wrong === undefined ? { position: whole } : { problem: wrong.place };
}

function readRows(text: string, at: number, position: Parts): ReadLine {
  const shape = rowsOf(position);
  const columns = shape[0]?.length ?? 0;
  const wrong = (column: number, found: string, expected: string): ReadLine => ({
    problem: { column, found, expected },
  });
  if (shape.length > LARGEST || shape.some((row) => row.length !== columns || columns > LARGEST))
    return wrong(at, text, `at most ${LARGEST} rows of ${LARGEST} spaces`);
  const leaders: Partial<Record<LeaderKey, Cell>> = { ...position.leaders };
  const rows: string[] = [];
  let row = '';
  for (const { 0: sign, index } of (text === '-' ? '' : text).matchAll(/\d+|./gsu)) {
    if (sign === '/') {
      rows.push(row.padEnd(columns, '.'));
      row = '';
      continue;
    }
    const leader = LEADERS.find((one) => LEADER_LETTERS[one] === sign);
    const tile = OTHER_LETTERS[sign] ?? sign;
    if (/^\d+$/.test(sign)) row += '.'.repeat(Math.min(Number(sign), LARGEST + 1));
    else if (leader !== undefined) {
      const seat = freeSeat(leader, leaders);
      if (seat === null) return wrong(at + index, sign, 'at most four leaders of a kind');
      leaders[`${seat}.${leader}`] = cellName(row.length, rows.length);
      row += '.';
    } else if (/^[krugRxXwW#.]$/.test(tile)) row += tile;
    else return wrong(at + index, sign, 'k r u g R x X w W # . K P F T /');
    if (row.length > columns) return wrong(at + index, sign, `${columns} spaces in a row`);
    if (rows.length >= shape.length) return wrong(at + index, sign, `${shape.length} rows`);
  }
  rows.push(row.padEnd(columns, '.'));
  while (rows.length < shape.length) rows.push('.'.repeat(columns));
  if (rows.length > shape.length) return wrong(at + text.length, '/', `${shape.length} rows`);
  return { position: { ...whole(position), rows, leaders } };
}

/** The first seat without a leader of the kind. */
function freeSeat(leader: Leader, leaders: Partial<Record<LeaderKey, Cell>>): Seat | null {
  const seat = ([0, 1, 2, 3] as const).find((one) => leaders[`${one}.${leader}`] === undefined);
  return seat ?? null;
}

/** What a line leaves out is as it is at the start. */
function whole(position: Parts): PositionJson {
  const { terrain, hands } = position;
  return {
    ...(terrain === undefined ? { board: 'standard' } : { bordered: [] }),
    treasureEnd: terrain === undefined,
    monuments: [],
    buildings: {},
    declined: [],
    discarded: {},
    ...(hands === undefined
      ? {}
      : {
          catastrophesLeft: hands.map(() => 2),
          scores: hands.map(() => [0, 0, 0, 0, 0] as const),
        }),
    phase: 'turn.action',
    seat: 0,
    actionsLeft: 2,
    pending: {},
    ...position,
  };
}
