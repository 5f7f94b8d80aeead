import { type ClauseId, clauses } from '../../../spec/clauses.ts';
import { editions } from '../../../spec/editions.ts';
import glossary from '../../../spec/glossary.json' with { type: 'json' };
import { type OrderSection, order } from '../../../spec/order.ts';
import { type RulingId, rulings } from '../../../spec/rulings.ts';
import type { Language } from '../../../spec/text.ts';
import type { GameFile } from '../../record/format.ts';
import { type Choice, choose } from './choice.ts';
import { citationsOf, sourcesIn } from './citing.ts';
import { elsewhere } from './elsewhere.ts';
import { tellExample } from './examples.ts';
import { houseNotes, houseTitle } from './house.ts';
import { Scenes } from './scenes.ts';
import { clausesIn, readingsOf, type Scope } from './scope.ts';
import { boardPicture, piecesIn } from './table.ts';
import { glossaryOf, indexOf } from './terms.ts';
import type {
  BookClause,
  BookPart,
  BookRuling,
  BookSection,
  NumberedExample,
  Rulebook,
} from './tree.ts';
import { told as inWords, toldRuling } from './within.ts';

/**
 * Puts together the rulebook of a scope: exactly the clauses that the machine enforces there, in an
 * order to learn by, with examples from the fixtures given.
 */
export function rulebook(
  scope: Scope,
  language: Language,
  fixtures: readonly GameFile[],
): Rulebook {
  const teller = new Teller(scope, language, fixtures);
  const parts = teller.parts();
  const told = parts.flatMap(({ sections }) => sections.flatMap((section) => section.clauses));
  return {
    format: 'shedu-rulebook/2',
    language,
    scope,
    title: rulebookTitle(scope, language),
    ...noted(scope, language, null),
    sources: sourcesIn(scope.edition, language),
    parts,
    rulings: teller.rulings(),
    elsewhere: elsewhere(scope, new Map(told.map((clause) => [clause.id, clause])), language),
    glossary: glossaryOf(told, language),
    index: indexOf(told, language),
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

/** Tells the parts of a rulebook in their order and keeps count of what it numbers. */
class Teller {
  readonly #scope: Scope;
  readonly #language: Language;
  readonly #told: ReadonlySet<ClauseId>;
  readonly #choice: Choice;
  readonly #scenes: Scenes;
  #examples = 0;
  readonly #rulings = new Map<RulingId, BookRuling>();

  constructor(scope: Scope, language: Language, fixtures: readonly GameFile[]) {
    this.#scope = scope;
    this.#language = language;
    this.#told = new Set(clausesIn(scope));
    this.#choice = choose(scope, fixtures);
    this.#scenes = new Scenes(fixtures, scope, language);
  }

  parts(): readonly BookPart[] {
    const parts: BookPart[] = [];
    const language = this.#language;
    for (const { part, title, lead, sections } of order) {
      const number = parts.length + 1;
      let count = 0;
      const counted = (): string => `${number}.${++count}`;
      const told = sections
        .map((section) => this.#section(part, section, counted))
        .filter((section) => section !== null);
      if (told.length === 0) continue;
      parts.push({
        id: part,
        number,
        title: title[language],
        lead: lead?.[language] ?? null,
        sections: told,
      });
    }
    return parts;
  }

  /** The contested questions that its clauses came to. */
  rulings(): readonly BookRuling[] {
    return [...this.#rulings.values()];
  }

  #section(part: string, section: OrderSection, counted: () => string): BookSection | null {
    const language = this.#language;
    const { id, title, lead, board, pieces = [], steps = [], tour } = section;
    const tells = (clause: ClauseId): boolean => this.#told.has(clause);
    const turns = tour === undefined ? [] : this.#scenes.tour(tour);
    const clauses = section.clauses.filter(tells).map((clause) => this.#clause(clause, counted()));
    if (clauses.length + steps.length + turns.length === 0) return null;
    return {
      id: `${part}-${id}`,
      title: title[language],
      lead: lead?.[language] ?? null,
      picture: board === undefined ? null : boardPicture(this.#scope, language),
      pieces: piecesIn(pieces, this.#scope, language, tells),
      steps: this.#scenes.steps(steps, tells),
      tour: turns,
      clauses,
    };
  }

  #clause(id: ClauseId, number: string): BookClause {
    const { kind, ruling } = clauses[id];
    const told = inWords(id, this.#scope, this.#language);
    return {
      number,
      id,
      kind,
      title: told.title,
      ruling: ruling === undefined ? null : this.#ruling(ruling),
      statement: told.statement,
      why: told.why,
      citations: citationsOf(id, this.#scope, this.#language),
      example: this.#example(id, told.title),
      ...noted(this.#scope, this.#language, id),
    };
  }

  /** A contested question with the answer that the scope goes by. */
  #ruling(id: RulingId): BookRuling {
    const known = this.#rulings.get(id);
    if (known !== undefined) return known;
    const { title, question, why, answer } = toldRuling(id, this.#scope, this.#language);
    const told = {
      number: this.#rulings.size + 1,
      id,
      kind: rulings[id].kind,
      title,
      question,
      answer: answer(readingsOf(this.#scope)),
      why,
    };
    this.#rulings.set(id, told);
    return told;
  }

  #example(id: ClauseId, about: string): NumberedExample | null {
    const candidate = this.#choice.get(id);
    if (candidate === undefined) return null;
    this.#examples += 1;
    // Not spread: it would be drawn before anybody asks for the picture.
    const told = tellExample(candidate, this.#language, id);
    return Object.assign(told, { number: this.#examples, about });
  }
}
