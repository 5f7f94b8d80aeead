import { type EditionId, editions } from '../../../spec/editions.ts';
import { COLON, type Language } from '../../../spec/text.ts';
import { sayLabel } from '../../words/labels.ts';
import { dissenting, modules, partsEditions, switchRows } from './differences.ts';

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

/** Puts together what changed from an edition to another. */
export function changes(from: EditionId, to: EditionId, language: Language): Changes {
  const both = [from, to] as const;
  const titled = (id: EditionId): string => editions[id].title[language];
  const sides = (text: (id: EditionId) => string): EditionChange['sides'] =>
    both.map((id) => ({ edition: titled(id), text: text(id) }));
  const label = (id: 'docs-offered' | 'docs-not-offered'): string => sayLabel(id, language);

  const players = (id: EditionId): string =>
    `${editions[id].players.min}–${editions[id].players.max}`;
  const parting = modules.filter(({ offered }) => offered(from) !== offered(to));
  const sections: readonly ChangeSection[] = [
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
    {
      title: sayLabel('docs-switches', language),
      entries: switchRows.flatMap(({ ruling: { id, question, decision, readings } }) =>
        decision[from] === decision[to]
          ? []
          : [
              {
                heading: question[language],
                id,
                sides: sides((edition) => readings[decision[edition]][language]),
              },
            ],
      ),
    },
    {
      title: sayLabel('docs-differs', language),
      entries: dissenting.flatMap(({ rows }) =>
        rows.flatMap(({ id, clause, dissents }) => {
          const own = dissents.filter((dissent) => partsEditions(dissent, from, to));
          if (own.length === 0) return [];
          return [
            {
              heading: clause.statement[language],
              id,
              sides: own.map(({ edition, sources, citation: { at, note } }) => ({
                edition: titled(edition),
                text: `${note?.[language] ?? ''} (${sources.join(', ')}${COLON[language]} ${at ?? ''})`.trim(),
              })),
            },
          ];
        }),
      ),
    },
    ...parting.map(({ title, clauses, offered }) => ({
      title: sayLabel('docs-only', language, {
        module: title[language],
        edition: titled(offered(to) ? to : from),
      }),
      entries: clauses.map(([id, { statement }]) => ({
        heading: statement[language],
        id,
        sides: [],
      })),
    })),
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
