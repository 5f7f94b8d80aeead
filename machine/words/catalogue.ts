import { IntlMessageFormat } from 'intl-messageformat';
import type { ClauseKind, Says } from '../../spec/clauses.ts';
import type { Language } from '../../spec/text.ts';
import type { SyntaxName } from '../notation/game/expected.ts';
import type { MoveProblem, Wanted } from '../notation/problem.ts';
import type { ForeignModule } from '../record/explain.ts';
import type { ProblemCode, ReasonId } from '../record/problem.ts';
import type { ActionKind } from '../rules/action.ts';
import type { EffectType } from '../rules/effect.ts';
import type { Phase } from '../rules/phases.ts';
import type { Leader, Tile } from '../rules/pieces.ts';
import type { Occupant, ViolationCode } from '../rules/violation.ts';
import type en from './en.json';
import { type Forms, type Names, namesOf } from './names.ts';

/** Sentences by what they tell, in ICU message syntax. */
export interface Messages {
  readonly effect: Readonly<Record<EffectType, string>>;
  readonly violation: Readonly<Record<ViolationCode, string>>;
  readonly problem: Readonly<Record<ProblemCode, string>>;
  readonly action: Readonly<Record<ActionKind, string>>;
  readonly phase: Readonly<Record<Phase, string>>;
  /** What happens in each state of the chart. */
  readonly state: Readonly<Record<StateId, string>>;
  /** What each guard of the chart lets through, and what stands where none does. */
  readonly guard: Readonly<Record<GuardId, string>>;
  /** How a conflict may come out. */
  readonly outlook: Readonly<Record<OutlookId, string>>;
  /** Why a text is no move, and what it should have instead. */
  readonly move: Readonly<Record<MoveProblem['code'], string>>;
  readonly wanted: Readonly<Record<Wanted, string>>;
  /** What could stand in a text where it cannot be read. */
  readonly reason: Readonly<Record<Expectation, string>>;
  /** Parts of a text, and how what could stand and what stands are told. */
  readonly syntax: Readonly<Record<SyntaxName | 'sign' | 'end' | 'found' | 'ended', string>>;
  /** What sentences are put together from. */
  readonly part: Readonly<
    Record<'named-seat' | 'unknown-seat' | 'tiles' | 'nothing' | 'place' | StepPart, string>
  >;
}

/** What is expected in so many words; the others are lists. */
export type Expectation = Exclude<ReasonId, 'one-of' | 'wanted' | 'ambiguous'>;
export type OutlookId = keyof typeof en.outlook;
/** Words for the step at which something is so, or since which. */
export type StepPart = 'at-step' | 'since-step' | 'since-start';
export type StateId = keyof typeof en.state;
export type GuardId = keyof typeof en.guard;

/** The names of things, by what a parameter can be. */
export interface Vocabulary {
  /** The things of a colour, such as `{color_tiles}`. */
  readonly color: Readonly<Record<Tile, Readonly<Record<string, string>>>>;
  readonly leader: Readonly<Record<Leader, Forms>>;
  readonly occupant: Readonly<Record<Occupant, Forms>>;
  readonly action: Readonly<Record<ActionKind, Forms>>;
  readonly phase: Readonly<Record<Phase, Forms>>;
  readonly state: Readonly<Record<StateId, Forms>>;
  readonly 'clause-kind': Readonly<Record<ClauseKind, Forms>>;
  readonly says: Readonly<Record<Says, Forms>>;
  readonly module: Readonly<Record<ForeignModule, Forms>>;
}

/** All that is said in one language, as its file has it. */
interface Written extends Messages {
  /** The locale that lists, plurals and numbers follow. */
  readonly locale: string;
  readonly word: Vocabulary;
}

/** The same with the names of colours and players. */
export interface Catalogue extends Written {
  readonly word: Vocabulary & Names;
}

/** What a message may be given. */
export type Args = Readonly<Record<string, string | number>>;

const learnt: Partial<Record<Language, Catalogue>> = {};

/** Takes in what is said in some languages, so that a page loads only the one it shows. */
export function learn(catalogues: Readonly<Partial<Record<Language, Written>>>): void {
  for (const [language, written] of Object.entries(catalogues) as [Language, Written][])
    learnt[language] = { ...written, word: named(written.word, namesOf(language)) };
}

/** Adds the names of colours to what is said of their things, and those of players. */
function named(word: Vocabulary, { color, dynasty, seat }: Names): Catalogue['word'] {
  const colors = Object.entries(color) as [Tile, Forms][];
  const both = colors.map(([tile, forms]) => [tile, { ...forms, ...word.color[tile] }]);
  return { ...word, color: Object.fromEntries(both) as Names['color'], dynasty, seat };
}

/** What is said in a language that was learnt. */
export function catalogue(language: Language): Catalogue {
  const found = learnt[language];
  if (found === undefined) throw new RangeError(`the language ${language} was not learnt`);
  return found;
}

const compiled = new Map<string, IntlMessageFormat>();

/** Fills in a message of a catalogue. */
export function fill<S extends keyof Messages>(
  from: Catalogue,
  section: S,
  key: keyof Messages[S] & string,
  args: Args,
): string {
  const id = `${from.locale}/${section}/${key}`;
  return format(id, from[section][key] as string, from.locale, args);
}

/** Fills in a message, which is compiled once under its id. */
export function format(id: string, text: string, locale: string, args: Args): string {
  let message = compiled.get(id);
  if (message === undefined) {
    message = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
    compiled.set(id, message);
  }
  return message.format<string>({ ...args }) as string;
}
