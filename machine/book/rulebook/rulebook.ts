import { type ClauseId, clauses } from '../../../spec/clauses.ts';
import { editions } from '../../../spec/editions.ts';
import glossary from '../../../spec/glossary.json' with { type: 'json' };
import { type OrderSection, order } from '../../../spec/order.ts';
import { type Ruling, type RulingId, rulings, switchIds } from '../../../spec/rulings.ts';
import type { Language, Text } from '../../../spec/text.ts';
import type { GameFile } from '../../record/format.ts';
import { citationsOf, sourcesIn } from './citing.ts';
import { elsewhere } from './elsewhere.ts';
import { type Example, Examples, fitting } from './examples.ts';
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
    sources: sourcesIn(scope.edition, language),
    parts,
    rulings: teller.rulings(),
    elsewhere: elsewhere(scope, new Map(told.map((clause) => [clause.id, clause])), language),
    glossary: glossaryOf(told, language),
    index: indexOf(told, language),
  };
}

/** The game and the edition. */
export const rulebookTitle = ({ edition }: Scope, language: Language): string =>
  `${glossary.terms.game[language][0]}. ${editions[edition].title[language]}`;

/** Tells the parts of a rulebook in their order and keeps count of what it numbers. */
class Teller {
  readonly #scope: Scope;
  readonly #language: Language;
  readonly #told: ReadonlySet<ClauseId>;
  readonly #examples: Examples;
  readonly #scenes: Scenes;
  readonly #numbers = new Map<Example, number>();
  readonly #rulings = new Map<RulingId, BookRuling>();

  constructor(scope: Scope, language: Language, fixtures: readonly GameFile[]) {
    this.#scope = scope;
    this.#language = language;
    this.#told = new Set(clausesIn(scope));
    this.#examples = new Examples(fitting(fixtures, scope), language);
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
    return [...this.#rulings.values()].map((ruling) => ({
      ...ruling,
      why: this.#numbered(ruling.why),
    }));
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
      pieces: piecesIn(pieces, this.#scope.edition, language, tells),
      steps: this.#scenes.steps(steps, tells),
      tour: turns,
      clauses,
    };
  }

  #clause(id: ClauseId, number: string): BookClause {
    const language = this.#language;
    const { kind, title, statement, why, ruling } = clauses[id];
    return {
      number,
      id,
      kind,
      title: title[language],
      ruling: ruling === undefined ? null : this.#ruling(ruling),
      statement: this.#numbered(statement[language]),
      why: why === undefined ? null : this.#numbered(why[language]),
      citations: citationsOf(clauses[id], this.#scope.edition, language),
      example: this.#example(id),
    };
  }

  /** A text in which rulings have their numbers instead of their ids. */
  #numbered(text: string): string {
    return text.replace(SWITCHES, (id) => String(this.#ruling(id as RulingId).number));
  }

  /** A contested question with the answer that the scope goes by. */
  #ruling(id: RulingId): BookRuling {
    const known = this.#rulings.get(id);
    if (known !== undefined) return known;
    const language = this.#language;
    const ruling = rulings[id];
    const told = {
      number: this.#rulings.size + 1,
      id,
      kind: ruling.kind,
      title: ruling.title[language],
      question: ruling.question[language],
      answer: answerTo(ruling, this.#scope, language),
      why: ruling.why[language],
    };
    this.#rulings.set(id, told);
    return told;
  }

  /** Of two examples for a clause, the refusal says more; each is told once. */
  #example(id: ClauseId): NumberedExample | number | null {
    const { accepted, refused } = this.#examples.of(id);
    const example = refused ?? accepted;
    if (example === null) return null;
    const known = this.#numbers.get(example);
    if (known !== undefined) return known;
    const number = this.#numbers.size + 1;
    this.#numbers.set(example, number);
    return { number, ...example };
  }
}

/** The ids of switches as the statements name them. */
const SWITCHES = new RegExp(`(?<!\\p{L})(${switchIds.join('|')})(?!\\p{L})`, 'gu');

function answerTo(ruling: Ruling, scope: Scope, language: Language): string {
  if (ruling.kind === 'settled') return ruling.decision[language];
  const reading: string = readingsOf(scope)[ruling.id];
  const readings: Readonly<Record<string, Text>> = ruling.readings;
  return readings[reading]![language];
}
