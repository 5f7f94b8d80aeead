import type { EditionId, Readings, RulingId, SwitchId } from './ids.ts';
import advanced from './rules/advanced.json' with { type: 'json' };
import building from './rules/building.json' with { type: 'json' };
import catastrophe from './rules/catastrophe.json' with { type: 'json' };
import component from './rules/component.json' with { type: 'json' };
import conflict from './rules/conflict.json' with { type: 'json' };
import define from './rules/define.json' with { type: 'json' };
import endturn from './rules/endturn.json' with { type: 'json' };
import english from './rules/english.json' with { type: 'json' };
import finalScoring from './rules/final.json' with { type: 'json' };
import gameend from './rules/gameend.json' with { type: 'json' };
import hidden from './rules/hidden.json' with { type: 'json' };
import leader from './rules/leader.json' with { type: 'json' };
import monument from './rules/monument.json' with { type: 'json' };
import revolt from './rules/revolt.json' with { type: 'json' };
import score from './rules/score.json' with { type: 'json' };
import setup from './rules/setup.json' with { type: 'json' };
import swap from './rules/swap.json' with { type: 'json' };
import tile from './rules/tile.json' with { type: 'json' };
import treasure from './rules/treasure.json' with { type: 'json' };
import turn from './rules/turn.json' with { type: 'json' };
import war from './rules/war.json' with { type: 'json' };
import wonder from './rules/wonder.json' with { type: 'json' };
import type { SourceId } from './sources.ts';
import type { Text } from './text.ts';

export { chapterOf } from './ids.ts';
export type { SourceId } from './sources.ts';
export type { Language, Text } from './text.ts';

/** Rules bind; definitions and components say what the words mean; advice binds nobody. */
export type ClauseKind = 'rule' | 'definition' | 'component' | 'advice';

/** What a source has on a clause: said outright, following from it, nothing, or something else. */
export type Says = 'states' | 'implies' | 'silent' | 'differs';

/** What a source has on a clause, and where. */
export interface Citation {
  readonly says: Says;
  /** Section and paragraph, as the owner of a printed copy finds them. */
  readonly at?: string;
  /** Line ranges in our transcript of the source, such as `364-366,410`. */
  readonly lines?: string;
  /** The difference in words. */
  readonly note?: Text;
  /**
   * The clause leaves room for what the source has in its own way, or the source alone has it: the
   * note tells a difference between the editions.
   */
  readonly own?: true;
}

/**
 * The texts of a clause whose wording depends on the modules that are played, as ICU messages that
 * select on each: `{wonder, select, yes {…} other {…}}`. With all modules they are the texts.
 */
export interface ClauseWithin {
  readonly title?: Text;
  readonly statement?: Text;
  /** Empty where it speaks of nothing but a module that is not played; a note likewise. */
  readonly why?: Text;
  readonly notes?: Readonly<Partial<Record<SourceId, Text>>>;
}

/** A clause of the rulebook: one idea, traced to each of the sources. */
export interface Clause {
  readonly kind: ClauseKind;
  /** What the clause rules, in about five words: its heading, its name in lists, its link text. */
  readonly title: Text;
  /** True in every edition and under every reading. */
  readonly statement: Text;
  /** The statement as it stands under each reading of a switch on which it depends. */
  readonly readings?: { readonly [S in SwitchId]?: Readonly<Record<Readings[S], Text>> };
  /** The statement as the book of each edition has it, where they differ in a fact and not in a reading. */
  readonly editions?: Readonly<Record<EditionId, Text>>;
  /** Switches that concern the clause and leave it true as it is under each of their readings. */
  readonly holds?: readonly SwitchId[];
  /** Why the clause is so: what it is for, what follows from it, or which reading it shuts out. */
  readonly why?: Text;
  readonly sources: Readonly<Record<SourceId, Citation>>;
  /** The ruling that decides a contested reading. */
  readonly ruling?: RulingId;
  readonly within?: ClauseWithin;
}

/** The chapters by id, in the order of the rulebook; all that follows is drawn from this table. */
const files = {
  component,
  setup,
  define,
  turn,
  leader,
  tile,
  score,
  catastrophe,
  swap,
  endturn,
  conflict,
  revolt,
  war,
  monument,
  treasure,
  gameend,
  final: finalScoring,
  hidden,
  english,
  building,
  advanced,
  wonder,
};

/** The id of a chapter, which is also the name of the module that applies it. */
export type ChapterId = keyof typeof files;

/** The id of a clause, which begins with its chapter. */
export type ClauseId = {
  [C in ChapterId]: keyof (typeof files)[C]['clauses'];
}[ChapterId];

/** A chapter of the rulebook. */
export interface Chapter {
  readonly chapter: ChapterId;
  readonly title: Text;
  readonly clauses: Readonly<Partial<Record<ClauseId, Clause>>>;
}

/** The chapters in the order of the rulebook. */
export const chapters = Object.values(files) as readonly Chapter[];

/** Every clause by its id, in the order of the rulebook. */
export const clauses = Object.assign({}, ...chapters.map((chapter) => chapter.clauses)) as Readonly<
  Record<ClauseId, Clause>
>;

/** The ids of all clauses in the order of the rulebook. */
export const clauseIds = Object.keys(clauses) as readonly ClauseId[];

/** What a clause says under the readings in force, and in the book of an edition where it is one’s. */
export function statementUnder(
  { statement, readings = {}, editions }: Clause,
  rules: Readings,
  edition?: EditionId,
): Text {
  const [[id, texts] = []] = Object.entries(readings) as [SwitchId, Record<string, Text>][];
  const read = id === undefined ? undefined : texts?.[rules[id]];
  return read ?? (edition === undefined ? undefined : editions?.[edition]) ?? statement;
}
