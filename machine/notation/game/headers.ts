import { LANGUAGES, type Language } from '../../../spec/text.ts';
import { HEADING } from '../../record/annotation.ts';
import type { OptionsJson, PositionJson, SeatJson } from '../../record/format.ts';
import type { Tile } from '../../rules/pieces.ts';
import { dynastyOf } from '../dynasties.ts';
import { readLine, writeLine } from '../line.ts';
import { lettersOf, tilesOf } from '../tiles.ts';
import { expectation } from './expected.ts';
import { NoText } from './place.ts';
import type { Header } from './syntax.ts';

/** What headers say, member by member as JSON has it. */
export type Headed = Record<string, unknown>;

/** A header and the member of a game that it is. */
interface HeaderKind {
  readonly name: string;
  readonly member: string;
  /** A value as it may be. */
  readonly example: string;
  /** The value of the member; undefined where the header has none that it could be. */
  read(value: Header['value'], before: unknown, letters: Language): unknown;
  /** The values of as many headers as it needs. */
  write(value: never, letters: Language): readonly Header['value'][];
}

type Value = Header['value'];

const isText = (value: Value): value is string => typeof value === 'string';

const kind = <T>(
  name: string,
  member: string,
  example: string,
  read: (value: Value, before: unknown, letters: Language) => unknown,
  write: (value: T, letters: Language) => readonly Value[],
): HeaderKind => ({ name, member, example, read, write });

/** A text as it is, or by language as an object. */
const words = (name: string, member: string, example: string): HeaderKind =>
  kind<Value>(
    name,
    member,
    example,
    (value) => value,
    (value) => [value],
  );

/** A list of names, with spaces between. */
const names = (name: string, member: string, example: string): HeaderKind =>
  kind<readonly string[]>(
    name,
    member,
    example,
    (value) => (isText(value) ? wordsOf(value) : undefined),
    (value) => [value.join(' ')],
  );

const wordsOf = (text: string): readonly string[] =>
  text.split(/[\s,]+/).filter((word) => word !== '');

const MODULES = { english: 'englishVariant', wonder: 'wonder', buildings: 'buildings' } as const;

/** `advanced wonder`; what is off need not be told, but may be: `-wonder`. */
function readOptions(value: Value): OptionsJson | undefined {
  if (!isText(value)) return undefined;
  const options: Record<string, unknown> = {};
  for (const word of wordsOf(value)) {
    const off = word.startsWith('-');
    const name = off ? word.slice(1) : word;
    if (name === 'standard' || name === 'advanced') options.board = name;
    else if (Object.hasOwn(MODULES, name)) options[MODULES[name as keyof typeof MODULES]] = !off;
    else return undefined;
  }
  return options;
}

function writeOptions({ board, ...modules }: OptionsJson): readonly Value[] {
  const told = Object.entries(MODULES).flatMap(([word, member]) => {
    const on = modules[member];
    if (on === undefined) return [];
    return [on ? word : `-${word}`];
  });
  return [[...(board === undefined ? [] : [board]), ...told].join(' ')];
}

/** `swapRefill=same wonderTiles=flip` */
function readRulings(value: Value): Record<string, string> | undefined {
  if (!isText(value)) return undefined;
  const rulings = wordsOf(value).map((word) => word.split('='));
  if (rulings.some((parts) => parts.length !== 2)) return undefined;
  return Object.fromEntries(rulings) as Record<string, string>;
}

/** `archer Ada`: a dynasty, and the name of who plays it. */
function readSeat(value: Value, before: unknown): readonly SeatJson[] | undefined {
  if (!isText(value)) return undefined;
  const [, word = '', , name] = /^\s*(\S+)(\s([\s\S]*))?$/.exec(value) ?? [];
  const dynasty = dynastyOf(word);
  if (dynasty === undefined) return undefined;
  const seat: SeatJson = name === undefined ? { dynasty } : { dynasty, name };
  return [...((before as readonly SeatJson[] | undefined) ?? []), seat];
}

const writeSeats = (seats: readonly SeatJson[]): readonly Value[] =>
  seats.map(({ dynasty, name }) => (name === undefined ? dynasty : `${dynasty} ${name}`));

function readPositionHeader(value: Value): unknown {
  if (!isText(value)) return value;
  const read = readLine(value);
  return 'position' in read ? read.position : undefined;
}

/** As a line where that says the same member by member, else as JSON. */
function writePosition(position: PositionJson): readonly Value[] {
  const line = writeLine(position);
  const read = readLine(line);
  const same = 'position' in read && sorted(read.position) === sorted(position);
  return [same ? line : (position as Readonly<Record<string, unknown>>)];
}

/** A value as text, whatever the order of its members. */
export const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/** `rrkkug kkrrug`: a word for each seat. */
function readHands(
  value: Value,
  _before: unknown,
  letters: Language,
): readonly (readonly Tile[])[] | undefined {
  if (!isText(value)) return undefined;
  const hands = wordsOf(value).map((hand) => tilesOf(hand, letters));
  return hands.some((hand) => hand === undefined) ? undefined : (hands as (readonly Tile[])[]);
}

const HEADING_EXAMPLES: Readonly<Record<(typeof HEADING)[number], string>> = {
  date: '2026-11-28',
  event: 'The autumn meeting',
  place: 'Ur',
  annotator: 'Ada',
  source: 'notes of the players',
  time: '90 minutes',
};

/** `ru`: the language whose letters the pieces have. No member of a game keeps it. */
const LETTERS_HEADER = kind<Language>(
  'Letters',
  'letters',
  'ru',
  (value) => LANGUAGES.find((language) => language === value),
  (letters) => [letters],
);

/** Every header, in the order in which they are written. */
export const HEADERS: readonly HeaderKind[] = [
  kind<string>(
    'Shedu',
    'format',
    'record/2',
    (value) => (isText(value) ? `shedu-${value}` : undefined),
    (value) => [value.replace(/^shedu-/, '')],
  ),
  LETTERS_HEADER,
  words('Id', 'id', 'my-game'),
  words('Title', 'title', 'An evening in Ur'),
  ...HEADING.map((member) =>
    words(`${member[0]!.toUpperCase()}${member.slice(1)}`, member, HEADING_EXAMPLES[member]),
  ),
  words('Edition', 'edition', '2015'),
  kind<OptionsJson>('Options', 'options', 'advanced wonder', readOptions, writeOptions),
  kind<Readonly<Record<string, string>>>(
    'Rulings',
    'rulings',
    'swapRefill=same',
    readRulings,
    (rulings) => [
      Object.entries(rulings)
        .map((pair) => pair.join('='))
        .join(' '),
    ],
  ),
  kind<readonly SeatJson[]>('Seat', 'seats', 'archer Ada', readSeat, writeSeats),
  names('Clauses', 'clauses', 'war.win.tie'),
  names('Contrasts', 'contrasts', 'war.win.tie'),
  kind<PositionJson>('Position', 'position', 'R2/3k', readPositionHeader, writePosition),
  kind<readonly (readonly Tile[])[]>(
    'Hands',
    'hands',
    'rrkkug kkrrug',
    readHands,
    (hands, letters) => [hands.map((hand) => lettersOf(hand, letters)).join(' ')],
  ),
  kind<readonly Tile[]>(
    'Bag',
    'bag',
    'rrkug',
    (value, _, letters) => (isText(value) ? tilesOf(value.trim(), letters) : undefined),
    (bag, letters) => [lettersOf(bag, letters)],
  ),
  kind<Readonly<Record<string, unknown>>>(
    'Result',
    'result',
    '{"end": "bag"}',
    (value) => (isText(value) ? undefined : value),
    (result) => [result],
  ),
];

const isNamed = (header: HeaderKind, name: string): boolean =>
  header.name.toLowerCase() === name.toLowerCase();

/** Reads the headers of a game. @throws NoText at one that is none. */
export function readHeaders(headers: readonly Header[]): {
  readonly members: Headed;
  /** The language whose letters the pieces have, if one is named. */
  readonly letters: Language | undefined;
  readonly places: ReadonlyMap<string, number>;
} {
  const members: Headed = {};
  const told = headers.find(({ name }) => isNamed(LETTERS_HEADER, name));
  const letters =
    told && (LETTERS_HEADER.read(told.value, undefined, 'en') as Language | undefined);
  const places = new Map<string, number>();
  for (const { at, name, value } of headers) {
    const found = HEADERS.find((one) => isNamed(one, name));
    if (found === undefined) {
      const known = HEADERS.map((one) => one.name);
      throw new NoText(at, expectation('header', { names: known }), name);
    }
    const { member, example } = found;
    if (places.has(member) && member !== 'seats')
      throw new NoText(at, expectation('header-once', { name: found.name }), name);
    const read = found.read(value, members[member], letters ?? 'en');
    if (read === undefined) {
      const header = `[${found.name} "${example}"]`;
      throw new NoText(at, expectation('header-value', { example: header }));
    }
    members[member] = read;
    if (!places.has(member)) places.set(member, at);
  }
  delete members[LETTERS_HEADER.member];
  return { members, letters, places };
}

/** The headers of a game, a line each; letters that go without saying are not named. */
export function writeHeaders(game: Headed, letters: Language): readonly string[] {
  const members = letters === 'en' ? game : { ...game, [LETTERS_HEADER.member]: letters };
  return HEADERS.flatMap(({ name, member, write }) => {
    const value = members[member];
    return value === undefined
      ? []
      : write(value as never, letters).map((one) => `[${name} ${JSON.stringify(one)}]`);
  });
}
