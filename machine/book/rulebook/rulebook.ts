import {
  type ChapterId,
  type Clause,
  type ClauseId,
  chapters,
  clauses,
} from '../../../spec/clauses.ts';
import { editions } from '../../../spec/editions.ts';
import glossary from '../../../spec/glossary.json' with { type: 'json' };
import type { RulingId } from '../../../spec/rulings.ts';
import { type SourceId, sources } from '../../../spec/sources.ts';
import type { Language } from '../../../spec/text.ts';
import type { GameFile } from '../../record/format.ts';
import { type NumberedExample, type NumberedExamples, numberedExamples } from './choice.ts';
import { houseNotes, houseTitle } from './house.ts';
import { applies, readingsOf, type Scope } from './scope.ts';
import { termsIn, termsOfText } from './usage.ts';
import { told as inWords, toldRuling } from './within.ts';

/** The rulebook of an edition with its options, in one language. */
export interface Rulebook {
  readonly format: 'shedu-rulebook/1';
  readonly language: Language;
  readonly scope: Scope;
  readonly title: string;
  /** Paragraphs that an edition of one's own has at the front. */
  readonly notes?: readonly string[];
  readonly sources: readonly {
    readonly id: SourceId;
    readonly title: string;
    readonly author: string;
  }[];
  readonly chapters: readonly BookChapter[];
  readonly glossary: readonly Term[];
}

export type { NumberedExample } from './choice.ts';

/** A chapter of a rulebook. */
export interface BookChapter {
  readonly id: ChapterId;
  /** From 1; chapters that the scope leaves out are not counted. */
  readonly number: number;
  readonly title: string;
  readonly clauses: readonly BookClause[];
}

/** A clause as a rulebook has it. */
export interface BookClause {
  /** Chapter and clause, such as `4.2`: it belongs to this rulebook alone, the id to all. */
  readonly number: string;
  readonly id: ClauseId;
  readonly kind: Clause['kind'];
  readonly statement: string;
  /** What the statement does not say of itself: what it is for, or which reading it shuts out. */
  readonly why: string | null;
  readonly ruling: {
    readonly id: RulingId;
    readonly question: string;
    readonly answer: string;
  } | null;
  /** Where the sources of this edition have it; empty where they are silent. */
  readonly sources: readonly {
    readonly source: SourceId;
    readonly at: string;
    readonly note: string | null;
  }[];
  readonly example: NumberedExample | null;
  /** Paragraphs that an edition of one's own has here. */
  readonly notes?: readonly string[];
}

/** A word of the game, and the clauses of this rulebook that use it. */
export interface Term {
  readonly words: readonly string[];
  readonly clauses: readonly string[];
}

/**
 * Puts together the rulebook of a scope: exactly the clauses that the machine enforces there, with
 * examples from the fixtures given.
 */
export function rulebook(
  scope: Scope,
  language: Language,
  fixtures: readonly GameFile[],
): Rulebook {
  const examples = numberedExamples(scope, language, fixtures);
  const told: BookChapter[] = [];
  for (const chapter of chapters) {
    const ids = (Object.keys(chapter.clauses) as ClauseId[]).filter((id) => applies(id, scope));
    if (ids.length === 0) continue;
    const number = told.length + 1;
    told.push({
      id: chapter.chapter,
      number,
      title: chapter.title[language],
      clauses: ids.map((id, i) => tellClause(id, `${number}.${i + 1}`, scope, language, examples)),
    });
  }
  const edition = editions[scope.edition];
  return {
    format: 'shedu-rulebook/1',
    language,
    scope,
    title: rulebookTitle(scope, language),
    ...noted(scope, language, null),
    sources: edition.sources.map((id) => ({
      id,
      title: sources[id].title,
      author: sources[id].author[language],
    })),
    chapters: told,
    glossary: termsOf(told, scope, language),
  };
}

/** The game and the edition. */
export const rulebookTitle = (scope: Scope, language: Language): string =>
  `${glossary.terms.game[language][0]}. ${houseTitle(scope, language) ?? editions[scope.edition].title[language]}`;

/** What an edition of one's own says of a clause, or at the front. */
function noted(scope: Scope, language: Language, at: ClauseId | null): Pick<BookClause, 'notes'> {
  const notes = houseNotes(scope, language, at);
  return notes.length === 0 ? {} : { notes };
}

function tellClause(
  id: ClauseId,
  number: string,
  scope: Scope,
  language: Language,
  examples: NumberedExamples,
): BookClause {
  const clause = clauses[id];
  const { statement, why, noteOf } = inWords(id, scope, language);
  return {
    number,
    id,
    kind: clause.kind,
    statement,
    why,
    ruling: clause.ruling === undefined ? null : decided(clause.ruling, scope, language),
    sources: editions[scope.edition].sources.flatMap((source) => {
      const { says, at } = clause.sources[source];
      if (says === 'silent' || at === undefined) return [];
      return [{ source, at, note: noteOf(source) }];
    }),
    example: examples.get(id) ?? null,
    ...noted(scope, language, id),
  };
}

/** A contested question with the answer that the scope goes by. */
function decided(id: RulingId, scope: Scope, language: Language): BookClause['ruling'] {
  const { question, answer } = toldRuling(id, scope, language);
  return { id, question, answer: answer(readingsOf(scope)) };
}

/** The glossary in a language, each word with the clauses that use it in any of its forms. */
function termsOf(told: readonly BookChapter[], scope: Scope, language: Language): readonly Term[] {
  const all = told.flatMap((chapter) => chapter.clauses);
  const terms = termsIn(scope).map((term): Term => {
    const found = all.filter(({ statement }) => termsOfText(statement, language).has(term));
    return { words: term[language], clauses: found.map(({ number }) => number) };
  });
  const used = terms.filter((term) => term.clauses.length > 0);
  const { compare } = new Intl.Collator(language);
  return used.sort((a, b) => compare(a.words[0] ?? '', b.words[0] ?? ''));
}

/** The examples of a rulebook in their order. */
export const examplesIn = ({ chapters }: Rulebook): readonly NumberedExample[] =>
  chapters.flatMap(({ clauses }) =>
    clauses.flatMap(({ example }) => (example === null ? [] : [example])),
  );
