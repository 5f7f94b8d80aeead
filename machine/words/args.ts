import type { Strength } from '../rules/effect.ts';
import { COLORS, type Dynasty, type Seat, type Tile } from '../rules/pieces.ts';
import { type Args, type Catalogue, fill } from './catalogue.ts';
import { isolated } from './isolate.ts';
import type { Forms } from './names.ts';

/** Who sits at a seat, as sentences name them. */
export interface Sitter {
  readonly dynasty: Dynasty;
  readonly name?: string;
}

/** What a parameter is put into words with. */
export interface Tongue {
  readonly catalogue: Catalogue;
  readonly seats: readonly Sitter[];
}

const SEATS: ReadonlySet<string> = new Set([
  'seat',
  'attacker',
  'defender',
  'winner',
  'loser',
  'next',
  'expected',
]);

/**
 * The arguments a message gets for a parameter. A thing with a name gives `{name}`, its other
 * forms as `{name_form}` and its code for `select` as `{name_code}`; a list gives itself in words,
 * `{name_count}` and, for spaces, `{name_first}` and `{name_last}`.
 */
export function argsOf(tongue: Tongue, name: string, value: unknown): Args {
  if (Array.isArray(value)) return listArgs(tongue, name, value);
  if (value === null) return { [name]: '', [`${name}_code`]: 'none' };
  if (typeof value === 'number') {
    return SEATS.has(name) ? forms(name, seatForms(tongue, value as Seat)) : { [name]: value };
  }
  const code = String(value);
  const named = nameOf(tongue.catalogue, name, code);
  if (named !== undefined) return { ...forms(name, named), [`${name}_code`]: selector(code) };
  if (name === 'square') return { [name]: squareRange(code) };
  if (CELL.test(code)) return { [name]: code, [`${name}_code`]: code };
  return { [name]: selector(code) };
}

/** The arguments for all parameters together. */
export function allArgs(tongue: Tongue, params: Readonly<Record<string, unknown>>): Args {
  return Object.assign(
    {},
    ...Object.entries(params).map(([name, value]) => argsOf(tongue, name, value)),
  );
}

/** One side's strength, as `{side_board}`, `{side_added}` and `{side_total}`. */
export const strengthArgs = (side: string, { board, added }: Strength): Args => ({
  [`${side}_board`]: board,
  [`${side}_added`]: added,
  [`${side}_total`]: board + added,
});

/** A code as `select` can match it: `no-temple` is `no_temple`. */
const selector = (code: string): string => code.replaceAll(/[-.]/g, '_');

const CELL = /^[A-Z][0-9]+$/;

/** A square of four spaces from its top left one: `C5–D6`. */
function squareRange(topLeft: string): string {
  const column = String.fromCharCode(topLeft.charCodeAt(0) + 1);
  return `${topLeft}–${column}${Number(topLeft.slice(1)) + 1}`;
}

function forms(name: string, { word, ...others }: Forms): Args {
  const args: Record<string, string> = { [name]: word };
  for (const [form, text] of Object.entries(others)) args[`${name}_${form}`] = text;
  return args;
}

function nameOf({ word }: Catalogue, name: string, code: string): Forms | undefined {
  const words = (list: object): Forms | undefined =>
    Object.hasOwn(list, code) ? (list as Readonly<Record<string, Forms>>)[code] : undefined;
  switch (name) {
    case 'leader':
    case 'phase':
    case 'action':
    case 'occupant':
      return words(word[name]);
    default:
      return words(word.color);
  }
}

/** A seat by its dynasty and, if it has one, its player's name. */
export function seatForms({ catalogue, seats }: Tongue, seat: Seat): Forms {
  const sitter = seats[seat];
  if (sitter === undefined) {
    return mapForms(catalogue.word.seat.unknown, (text) =>
      fill(catalogue, 'part', 'unknown-seat', { seat: text, number: seat }),
    );
  }
  const dynasty = catalogue.word.dynasty[sitter.dynasty];
  const { name } = sitter;
  if (name === undefined) return dynasty;
  return mapForms(dynasty, (text) =>
    fill(catalogue, 'part', 'named-seat', { dynasty: text, name: isolated(name) }),
  );
}

const mapForms = (from: Forms, change: (text: string, form: string) => string): Forms =>
  Object.fromEntries(
    Object.entries(from).map(([form, text]) => [form, change(text, form)]),
  ) as unknown as Forms;

/** Things one after the other, as the language puts them. */
export const list = ({ catalogue }: Tongue, items: readonly string[]): string =>
  new Intl.ListFormat(catalogue.locale, { type: 'conjunction' }).format(items);

/** One of several things, as the language puts it. */
export const either = ({ catalogue }: Tongue, items: readonly string[]): string =>
  new Intl.ListFormat(catalogue.locale, { type: 'disjunction' }).format(items);

function listArgs(tongue: Tongue, name: string, items: readonly unknown[]): Args {
  const count = { [`${name}_count`]: items.length };
  if (name === 'tiles') return { ...count, [name]: tilesInWords(tongue, items as readonly Tile[]) };
  if (name === 'ranking') {
    return { ...count, [name]: ranks(tongue, items as readonly (readonly Seat[])[]) };
  }
  if (name === 'wars' || name === 'open' || name === 'monument') {
    const { color } = tongue.catalogue.word;
    const all = mapForms(color.black, (_, form) =>
      list(
        tongue,
        (items as readonly Tile[]).map((item) => color[item][form] ?? ''),
      ),
    );
    return { ...count, ...forms(name, all) };
  }
  const cells = items as readonly string[];
  const [first = ''] = cells;
  return {
    ...count,
    [name]: list(tongue, cells),
    [`${name}_first`]: first,
    [`${name}_last`]: cells.at(-1) ?? '',
    [`${name}_square`]: first === '' ? '' : squareRange(first),
  };
}

/** Tiles counted by colour: `2 temples and 1 farm`. */
export function tilesInWords(tongue: Tongue, tiles: readonly Tile[]): string {
  const { catalogue } = tongue;
  const counted = ([...COLORS, '?'] as const).flatMap((color) => {
    const count = tiles.filter((tile) => tile === color).length;
    return count === 0
      ? []
      : fill(catalogue, 'part', 'tiles', { count, ...forms('color', catalogue.word.color[color]) });
  });
  return counted.length === 0 ? fill(catalogue, 'part', 'nothing', {}) : list(tongue, counted);
}

/** The ranking as places, shared ones counted: `1. Lion, 2. Bull and Pot, 4. Archer`. */
function ranks(tongue: Tongue, ranking: readonly (readonly Seat[])[]): string {
  let place = 1;
  const places = ranking.map((seats) => {
    const names = list(
      tongue,
      seats.map((seat) => seatForms(tongue, seat).word),
    );
    const text = fill(tongue.catalogue, 'part', 'place', { place, seats: names });
    place += seats.length;
    return text;
  });
  return places.join(', ');
}
