import { type ClauseId, clauses, type Says } from '../../../spec/clauses.ts';
import { editions } from '../../../spec/editions.ts';
import type { RulingId, SwitchId } from '../../../spec/ids.ts';
import { rulings } from '../../../spec/rulings.ts';
import { COLON } from '../../../spec/text.ts';
import { type LabelId, sayLabel } from '../../words/labels.ts';
import { sayList, sayModule } from '../../words/say.ts';
import { modulesOf, readingsOf } from './scope.ts';
import { type BookCitation, numbersOf, type Rulebook } from './tree.ts';
import { toldRuling } from './within.ts';

/** Lines that every form of a rulebook has. */

/** What the printed texts may have on a clause, in the order in which it is explained. */
export const STANCES = [
  'states',
  'implies',
  'silent',
  'differs',
] as const satisfies readonly Says[];

/** The sign of each where nothing can be drawn. */
export const STANCE_SIGNS: Readonly<Record<Says, string>> = {
  states: '●',
  implies: '◐',
  silent: '○',
  differs: '≠',
};

/** Which modules it is for, and which readings other than the edition's. */
export function modulesIn({ scope, language }: Rulebook): string {
  const { house, edition } = scope;
  const played = modulesOf(scope.options);
  const modules = sayList(
    played.map((module) => sayModule(module, language)),
    language,
  );
  const chosen = readingsOf(scope);
  const readings = (Object.keys(scope.rulings ?? {}) as SwitchId[]).map((id) => {
    const { title, answer } = toldRuling(id, scope, language);
    return `${title}${COLON[language]} ${answer(chosen)}`;
  });
  return [
    ...(house === undefined
      ? []
      : [sayLabel('docs-house', language, { edition: editions[edition].title[language] })]),
    played.length === 0
      ? sayLabel('docs-base', language)
      : sayLabel('docs-options', language, { options: modules }),
    ...(readings.length === 0
      ? []
      : [
          sayLabel('docs-readings', language, {
            // The last one ends with the sentence.
            readings: readings.join(' ').replace(/\.$/, ''),
          }),
        ]),
    // The notes at the front follow.
    ...(house === undefined || house.notes.length === 0
      ? []
      : [sayLabel('docs-house-notes', language)]),
  ].join(' ');
}

/** Whether a statement says itself what a switch decides. */
export const isResolved = (id: ClauseId): boolean => clauses[id].readings !== undefined;

/** The letters of the sources of a citation. */
export const signsOf = ({ sources: cited }: BookCitation, { sources }: Rulebook): string =>
  sources
    .filter(({ id }) => cited.includes(id))
    .map(({ sign }) => sign)
    .join(', ');

/** The chapters behind those that teach, numbered on. */
export interface Lookup {
  readonly id: LookupId;
  readonly number: number;
  readonly title: string;
}

export const LOOKUPS = ['rulings', 'elsewhere', 'where', 'glossary', 'index'] as const;

export type LookupId = (typeof LOOKUPS)[number];

export const lookupsIn = ({ parts, language }: Rulebook): readonly Lookup[] =>
  LOOKUPS.map((id, i) => ({
    id,
    number: parts.length + i + 1,
    title: sayLabel(`docs-${id}` satisfies LabelId, language),
  }));

/** How a rulebook is to be read: its numbers, and the signs beside them. */
export function howToRead(book: Rulebook): {
  readonly paragraphs: readonly string[];
  readonly stances: readonly {
    readonly says: Says;
    readonly name: string;
    readonly text: string;
  }[];
} {
  const { language } = book;
  const part = lookupsIn(book).find(({ id }) => id === 'where')!.number;
  return {
    paragraphs: [
      sayLabel('docs-how-text', language),
      sayLabel('docs-signs', language, { part }),
      sayLabel('docs-pictures', language),
    ],
    stances: STANCES.map((says) => ({
      says,
      name: sayLabel(`docs-says-${says}`, language),
      text: sayLabel(`docs-says-${says}-text`, language),
    })),
  };
}

/** The clauses that a contested question concerns. */
export const concernedBy = (ruling: RulingId, book: Rulebook): readonly ClauseId[] =>
  [...numbersOf(book).keys()].filter((id) => rulings[ruling].clauses.includes(id));
