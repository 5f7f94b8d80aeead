import type { Clause, ClauseId, Says } from '../../../spec/clauses.ts';
import type { EditionId } from '../../../spec/editions.ts';
import type { RulingId } from '../../../spec/rulings.ts';
import type { SourceId } from '../../../spec/sources.ts';
import type { Language } from '../../../spec/text.ts';
import type { Picture } from '../../draw/picture.ts';
import type { Example } from './examples.ts';
import type { Scope } from './scope.ts';

/** The rulebook of an edition with its options, in one language: what every form of it renders. */
export interface Rulebook {
  readonly format: 'shedu-rulebook/2';
  readonly language: Language;
  readonly scope: Scope;
  readonly title: string;
  /** Paragraphs that an edition of one's own has at the front. */
  readonly notes?: readonly string[];
  /** Those in the language of the book first. */
  readonly sources: readonly BookSource[];
  readonly parts: readonly BookPart[];
  readonly rulings: readonly BookRuling[];
  readonly elsewhere: readonly OtherEdition[];
  readonly glossary: readonly Term[];
  readonly index: readonly IndexEntry[];
}

/** A printed text of the edition. */
export interface BookSource {
  readonly id: SourceId;
  /** The letter by which this rulebook cites it. */
  readonly sign: string;
  readonly language: Language;
  readonly title: string;
  readonly author: string;
  readonly description: string;
}

/** A part of a rulebook; those without anything in scope are left out. */
export interface BookPart {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly lead: string | null;
  readonly sections: readonly BookSection[];
}

/** A section of a part: what leads into it, what is shown, and its clauses. */
export interface BookSection {
  /** The part and the section: an anchor. */
  readonly id: string;
  readonly title: string;
  readonly lead: string | null;
  /** The board as the game begins. */
  readonly picture: Picture | null;
  readonly pieces: readonly BookPiece[];
  readonly steps: readonly BookStep[];
  readonly tour: readonly BookTurn[];
  readonly clauses: readonly BookClause[];
}

/** Something on the table. */
export interface BookPiece {
  readonly component: string;
  readonly name: string;
  /** How many the edition has, where it tells. */
  readonly count: number | null;
  /** What there is to say of the number. */
  readonly note: string | null;
  readonly text: string;
  readonly picture: Picture | null;
}

/** A step of a procedure. */
export interface BookStep {
  readonly text: string;
  readonly clauses: readonly ClauseId[];
  /** Where the running example shows it. */
  readonly scene: Scene | null;
}

/** A turn of the game that the book tells. */
export interface BookTurn {
  readonly text: string;
  readonly scene: Scene;
}

/** A step, or several, of a fixture. */
export interface Scene {
  readonly fixture: string;
  /** The position after it, as `--step` takes it. */
  readonly step: number;
  readonly heading: string;
  /** What comes of it, each with its clauses; of a procedure, what shows the step. */
  readonly lines: readonly { readonly text: string; readonly clauses: readonly ClauseId[] }[];
  readonly picture: Picture;
}

/** A clause as a rulebook has it. */
export interface BookClause {
  /** Part and clause, such as `4.2`: it belongs to this rulebook alone, the id to all. */
  readonly number: string;
  readonly id: ClauseId;
  readonly kind: Clause['kind'];
  readonly title: string;
  readonly statement: string;
  /** What the statement does not say of itself: what it is for, or which reading it shuts out. */
  readonly why: string | null;
  /** The contested question, with the answer that the scope goes by. */
  readonly ruling: BookRuling | null;
  /** What the sources of this edition have, those in the language of the book first. */
  readonly citations: readonly BookCitation[];
  readonly example: NumberedExample | null;
  /** Paragraphs that an edition of one's own has here. */
  readonly notes?: readonly string[];
}

/** What one source, or several alike, have on a clause. */
export interface BookCitation {
  readonly sources: readonly SourceId[];
  readonly says: Says;
  readonly at: string | null;
  readonly note: string | null;
}

/** A contested question. */
export interface BookRuling {
  /** From 1, in the order in which the clauses come to it. */
  readonly number: number;
  readonly id: RulingId;
  readonly kind: 'switch' | 'settled';
  readonly title: string;
  readonly question: string;
  readonly answer: string;
  readonly why: string;
}

/** What another edition has otherwise than this book. */
export interface OtherEdition {
  readonly edition: EditionId;
  readonly title: string;
  readonly entries: readonly {
    /** The clause in this book, if it is one. */
    readonly clause: ClauseId | null;
    readonly heading: string;
    readonly text: string;
  }[];
}

/** An example as a rulebook numbers it. */
export interface NumberedExample extends Example {
  /** From 1, through the whole rulebook. */
  readonly number: number;
  /** What it is to show: the title of its clause. */
  readonly about: string;
}

/** A word of the game, with the clause that explains it. */
export interface Term {
  readonly words: readonly string[];
  readonly clause: ClauseId;
  readonly text: string;
  readonly picture: Picture | null;
}

/** A word of the game, with the clauses that are about it by their titles. */
export interface IndexEntry {
  readonly word: string;
  readonly clauses: readonly ClauseId[];
}

/** The clauses of a rulebook in its order. */
export const clausesOf = ({ parts }: Rulebook): readonly BookClause[] =>
  parts.flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses));

/** The number of each clause in a rulebook. */
export const numbersOf = (book: Rulebook): ReadonlyMap<ClauseId, string> =>
  new Map(clausesOf(book).map(({ id, number }) => [id, number]));

/** The examples of a rulebook in their order. */
export const examplesIn = (book: Rulebook): readonly NumberedExample[] =>
  clausesOf(book).flatMap(({ example }) => (example === null ? [] : [example]));

/** What the texts of the edition have on a clause, each stance once. */
export const stancesOf = ({ citations }: BookClause): readonly Says[] => [
  ...new Set(citations.map(({ says }) => says)),
];
