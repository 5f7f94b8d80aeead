import type { Says } from '../../../spec/clauses.ts';
import { type EditionId, editions } from '../../../spec/editions.ts';
import { COLON, type Language } from '../../../spec/text.ts';
import type { ForeignModule } from '../../record/explain.ts';
import { sayLabel } from '../../words/labels.ts';
import { dissenting, modules, partsEditions, switchRows } from './differences.ts';
import { applies, type Scope } from './scope.ts';
import { told, toldRuling } from './within.ts';

/** What changed from one edition to another, in one language. */
export interface Changes {
  readonly format: 'shedu-changes/1';
  readonly language: Language;
  readonly from: EditionId;
  readonly to: EditionId;
  readonly title: string;
  /** Those without any entry are left out. */
  readonly sections: readonly ChangeSection[];
}

export interface ChangeSection {
  readonly title: string;
  readonly entries: readonly EditionChange[];
}

export interface EditionChange {
  /** A clause in words, a question, or an option. */
  readonly heading: string;
  /** The clause or ruling, if it is one. */
  readonly id: string | null;
  /** What one or each edition has; nothing where the heading says it all. */
  readonly sides: readonly { readonly edition: string; readonly text: string }[];
}

const NOTHING: Played = {
  options: { board: 'standard', buildings: false, wonder: false, englishVariant: false },
};

type Played = Pick<Scope, 'options'>;

/** Some modules in play, beside those that are already. */
function playing(
  modules: readonly { readonly module: ForeignModule }[],
  { options }: Played = NOTHING,
): Played {
  const on = (one: ForeignModule, already: boolean): boolean =>
    already || modules.some(({ module }) => module === one);
  return {
    options: {
      board: on('advanced', options.board === 'advanced') ? 'advanced' : 'standard',
      buildings: on('buildings', options.buildings),
      wonder: on('wonder', options.wonder),
      englishVariant: on('englishVariant', options.englishVariant),
    },
  };
}

/** Puts together what changed from an edition to another. */
export function changes(from: EditionId, to: EditionId, language: Language): Changes {
  const both = [from, to] as const;
  const titled = (id: EditionId): string => editions[id].title[language];
  const sides = (text: (id: EditionId) => string): EditionChange['sides'] =>
    both.map((id) => ({ edition: titled(id), text: text(id) }));
  const label = (id: 'docs-offered' | 'docs-not-offered'): string => sayLabel(id, language);

  const players = (id: EditionId): string =>
    `${editions[id].players.min}–${editions[id].players.max}`;
  // What both have is told; of what one alone has there are sections of its own.
  const common = playing(modules.filter(({ offered }) => offered(from) && offered(to)));
  const parting = modules.filter(({ offered }) => offered(from) !== offered(to));
  /** Clauses on which a text has something else, or what it has in its own way or alone. */
  const parted = (wanted: (says: Says) => boolean): readonly EditionChange[] =>
    dissenting.flatMap(({ rows }) =>
      rows.flatMap(({ id, dissents }) => {
        if (!applies(id, { edition: from, ...common })) return [];
        const { statement, noteOf } = told(id, common, language);
        const own = dissents.flatMap((dissent) => {
          const note = noteOf(dissent.sources[0]!);
          const counts = wanted(dissent.citation.says) && partsEditions(dissent, from, to);
          return counts && note !== null ? [{ ...dissent, note }] : [];
        });
        if (own.length === 0) return [];
        return [
          {
            heading: statement,
            id,
            sides: own.map(({ edition, sources, note, citation: { at = '' } }) => ({
              edition: titled(edition),
              text: `${note} (${sources.join(', ')}${COLON[language]} ${at})`,
            })),
          },
        ];
      }),
    );
  // What is played otherwise comes first, what is only said otherwise last.
  const sections: readonly ChangeSection[] = [
    {
      title: sayLabel('docs-switches', language),
      entries: switchRows.flatMap(({ ruling }) => {
        const { id, decision, clauses } = ruling;
        if (decision[from] === decision[to]) return [];
        if (!clauses.some((clause) => applies(clause, { edition: from, ...common }))) return [];
        const { question, answer } = toldRuling(id, common, language);
        return [
          { heading: question, id, sides: sides((edition) => answer(editions[edition].rulings)) },
        ];
      }),
    },
    {
      title: sayLabel('docs-offers', language),
      entries: [
        ...(players(from) === players(to)
          ? []
          : [{ heading: sayLabel('docs-players', language), id: null, sides: sides(players) }]),
        ...parting.map(({ title, offered }) => ({
          heading: title[language],
          id: null,
          sides: sides((id) => label(offered(id) ? 'docs-offered' : 'docs-not-offered')),
        })),
      ],
    },
    ...parting.map(({ title, clauses, offered, module }) => ({
      title: sayLabel('docs-only', language, {
        module: title[language],
        edition: titled(offered(to) ? to : from),
      }),
      entries: clauses.map(([id]) => ({
        heading: told(id, playing([{ module }], common), language).statement,
        id,
        sides: [],
      })),
    })),
    {
      title: sayLabel('docs-differs', language),
      entries: parted((says) => says === 'differs'),
    },
    {
      title: sayLabel('docs-own', language),
      entries: parted((says) => says !== 'differs'),
    },
  ];
  return {
    format: 'shedu-changes/1',
    language,
    from,
    to,
    title: sayLabel('docs-changes', language, { from: titled(from), to: titled(to) }),
    sections: sections.filter(({ entries }) => entries.length > 0),
  };
}
