import type { ValidateFunction } from 'ajv';
import type { ClauseId } from '../../spec/clauses.ts';
import { editions } from '../../spec/editions.ts';
import type { EditionId, Readings } from '../../spec/ids.ts';
import type { Text } from '../../spec/text.ts';
import { brief } from './brief.ts';
import { type ForeignModule, foreignModules } from './explain.ts';
import type { GameFile, OptionsJson } from './format.ts';
import { parseJson } from './parse.ts';
import { inputProblem, type Problem } from './problem.ts';
import { schemaProblem } from './schema.ts';

/** The `format` of an edition of one's own. */
export const HOUSE_FORMAT = 'shedu-edition/1';

/** A note of an edition of one's own. */
export interface HouseNote {
  /** The clause at which it stands; without one it stands at the front. */
  readonly clause?: ClauseId;
  /** Paragraphs, each on a line of its own, by language, at least in one. */
  readonly text: Readonly<Partial<Text>>;
}

/** An edition of one's own as its file has it. */
export interface HouseJson {
  readonly format: typeof HOUSE_FORMAT;
  /** The edition that it begins with: what the file does not say is as there. */
  readonly edition: EditionId;
  /** What it is called, by language, at least in one. */
  readonly title: Readonly<Partial<Text>>;
  readonly rulings?: Partial<Readings>;
  readonly options?: OptionsJson;
  readonly notes?: readonly HouseNote[];
}

/** An edition of one's own: an edition, what is otherwise than there, and what it says for itself. */
export interface HouseEdition {
  readonly edition: EditionId;
  /** What it is called, by language, at least in one. */
  readonly title: Readonly<Partial<Text>>;
  /** The readings that it names, those of the edition among them. */
  readonly rulings: Partial<Readings>;
  /** The modules of which it says whether they are played. */
  readonly options: OptionsJson;
  readonly notes: readonly HouseNote[];
}

/** An edition of one's own, or what is wrong with its file. */
export type ReadHouse =
  | { readonly house: HouseEdition }
  | { readonly problems: readonly [Problem, ...Problem[]] };

/** Reads editions of one's own, given as text or as the value that a text holds. */
export interface HouseReader {
  readHouse(text: string): ReadHouse;
  checkHouse(value: unknown): ReadHouse;
}

/** What reads editions of one's own by a validator and the ids of all clauses. */
export function houseReaderBy(
  validate: ValidateFunction<HouseJson>,
  clauseIds: Iterable<string>,
): HouseReader {
  const known: ReadonlySet<string> = new Set(clauseIds);
  const checkHouse = (value: unknown): ReadHouse => {
    const other = otherFormat(value);
    if (other !== null) return { problems: [other] };
    if (!validate(value)) return { problems: [schemaProblem(validate, value)] };
    const [first, ...rest] = [...notOffered(value), ...danglingClauses(value, known)];
    return first === undefined ? { house: houseOf(value) } : { problems: [first, ...rest] };
  };
  return {
    checkHouse,
    readHouse(text) {
      const parsed = parseJson(text);
      return 'problem' in parsed ? { problems: [parsed.problem] } : checkHouse(parsed.value);
    },
  };
}

/** What a file of another kind is told, before any of its keys is found to be strange. */
function otherFormat(value: unknown): Problem | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'format')) return null;
  const { format: actual } = value as { readonly format: unknown };
  if (actual === HOUSE_FORMAT) return null;
  const expected = brief(HOUSE_FORMAT);
  const message = `expected ${expected}, found ${brief(actual)}`;
  return inputProblem('schema', 'format', message, { expected: HOUSE_FORMAT, actual });
}

/** Whether a value says that it is an edition of one's own, sound or not. */
export const saysHouse = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.hasOwn(value, 'format') &&
  /^shedu-edition\//.test(String((value as { readonly format: unknown }).format));

/** By what a game can be judged: an edition, with readings other than its own. */
export type Judging = Pick<HouseEdition, 'edition' | 'rulings'>;

/** The readings in force under an edition of one's own. */
export const houseReadings = ({ edition, rulings }: Judging): Readings => ({
  ...editions[edition].rulings,
  ...rulings,
});

/** A game as it is judged by an edition, its own rulings aside; its modules are what was played. */
export const judgedBy = (file: GameFile, { edition, rulings }: Judging): GameFile => ({
  ...file,
  edition,
  rulings,
});

/** Under which key of the options a module stands. */
const KEYS = {
  advanced: 'board',
  buildings: 'buildings',
  wonder: 'wonder',
  englishVariant: 'englishVariant',
} as const satisfies Readonly<Record<ForeignModule, keyof OptionsJson>>;

/** The modules that the file says are played, and that its edition does not have. */
function notOffered({ edition, options = {} }: HouseJson): readonly Problem[] {
  const { board = 'standard', buildings = false, wonder = false, englishVariant = false } = options;
  const played = { board: { id: board }, options: { buildings, wonder, englishVariant } };
  return foreignModules(edition, played).map((module) => {
    const key = KEYS[module];
    const actual = options[key];
    const expected = `what the edition ${edition} offers`;
    const message = `expected ${expected}, found ${brief(actual)}`;
    return inputProblem('schema', `options.${key}`, message, { expected, actual });
  });
}

const danglingClauses = (
  { notes = [] }: HouseJson,
  known: ReadonlySet<string>,
): readonly Problem[] =>
  notes.flatMap(({ clause }, i) => {
    if (clause === undefined || known.has(clause)) return [];
    const expected = 'the id of a clause';
    const message = `expected ${expected}, found ${brief(clause)}`;
    return [inputProblem('schema', `notes[${i}].clause`, message, { expected, actual: clause })];
  });

const houseOf = ({
  edition,
  title,
  rulings = {},
  options = {},
  notes = [],
}: HouseJson): HouseEdition => ({
  edition,
  title: reworded(title, oneLine),
  rulings,
  options,
  notes: notes.map(({ text, ...at }) => ({ ...at, text: reworded(text, paragraphs) })),
});

const reworded = (
  text: Readonly<Partial<Text>>,
  change: (words: string) => string,
): Readonly<Partial<Text>> =>
  Object.fromEntries(Object.entries(text).map(([language, words]) => [language, change(words)]));

/** Controls, and signs that stand for none; what turns the writing around is set apart where it is shown. */
const UNSHOWN = /[\p{Cc}\u206a-\u206f\ufff9-\ufffb]+/gu;

const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

const oneLine = (words: string): string =>
  words.toWellFormed().split(LINE_ENDS).join(' ').replace(UNSHOWN, ' ').replace(/\s+/g, ' ').trim();

const paragraphs = (words: string): string =>
  words
    .split(LINE_ENDS)
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n');
