import { meaningOf } from './textsigns.ts';

/** A sign of a text with its place, from 1. */
export interface Sign {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** A line of a text that is a row of a board. */
export interface TextRow {
  /** What the row is called; null where rows have no names. */
  readonly number: number | null;
  readonly at: Sign;
  readonly signs: readonly Sign[];
}

/** The lines of a text that are a board. */
export interface BoardText {
  /** How many columns its head names; null without a head. */
  readonly columns: number | null;
  readonly rows: readonly TextRow[];
}

/** What a quotation or a list has before its lines. */
const QUOTED = /^[\s\ufeff>|`]*/;

/** The signs of a line, without what quotes it. */
function signsOf(text: string, line: number): readonly Sign[] {
  const [quoted] = QUOTED.exec(text)!;
  const rest = text.slice(quoted.length).replace(/[`|]+\s*$/, '');
  return [...rest.matchAll(/\S+/g)].map(({ 0: sign, index }) => ({
    text: sign,
    line,
    column: quoted.length + index + 1,
  }));
}

/** The last board of a text; null where there is none. */
export function boardIn(text: string): BoardText | null {
  const lines = text.split(/\r\n|\n|\r/).map((line, i) => signsOf(line, i + 1));
  for (let i = lines.length - 1; i >= 0; i--) {
    const columns = columnsOf(lines[i]!);
    const rows = columns === null ? [] : numbered(lines, i + 1);
    if (rows.length > 0) return { columns, rows };
  }
  for (let i = lines.length - 1; i >= 0; i--) {
    if (!isFirst(lines[i]!)) continue;
    return { columns: null, rows: numbered(lines, i) };
  }
  return nameless(lines);
}

/** How many columns a line names; null where it is no head of a board. */
function columnsOf(signs: readonly Sign[]): number | null {
  const inOrder = signs.every(({ text }, i) => text === String.fromCharCode(65 + i));
  return signs.length > 0 && inOrder ? signs.length : null;
}

/** Whether a line is the first row of a board without a head. */
const isFirst = ([number, ...signs]: readonly Sign[]): boolean =>
  number?.text === '1' && signs.length > 0 && signs.every(({ text }) => meaningOf(text) !== null);

/** No board has more rows; one more is read, to be told of. */
const MOST = 12;

/** The rows from a line on, each with its number; empty lines may lie between them. */
function numbered(lines: readonly (readonly Sign[])[], from: number): readonly TextRow[] {
  const rows: TextRow[] = [];
  let passed = false;
  for (let i = from; i < lines.length && rows.length < MOST; i++) {
    const [at, ...signs] = lines[i]!;
    if (at === undefined) {
      passed = true;
      continue;
    }
    const number = /^\d{1,2}$/.test(at.text) ? Number(at.text) : null;
    if (number === null || (passed && number !== rows.length + 1)) break;
    rows.push({ number, at, signs });
    passed = false;
  }
  return rows;
}

/**
 * Rows without names, of which the text consists; moves, which look alike, have no signs of the
 * ground. Signs may stand close together.
 */
function nameless(lines: readonly (readonly Sign[])[]): BoardText | null {
  const rows = lines
    .filter((signs) => signs.length > 0)
    .map((signs) => ({ number: null, at: signs[0]!, signs: apart(signs) }));
  const ground = rows.some(({ signs }) => signs.some(({ text }) => /^[.·_~≈:#]/.test(text)));
  const known = rows.every(({ signs }) => signs.every(({ text }) => meaningOf(text) !== null));
  return rows.length > 1 && ground && known ? { columns: null, rows } : null;
}

/** The signs of a row that is written without spaces. */
function apart(signs: readonly Sign[]): readonly Sign[] {
  const [only, more] = signs;
  if (only === undefined || more !== undefined || only.text.length < 3) return signs;
  return [...only.text].map((text, i) => ({ ...only, text, column: only.column + i }));
}
