import type { ClauseId } from '../../../spec/clauses.ts';
import { editionIds, editions } from '../../../spec/editions.ts';
import type { Language } from '../../../spec/text.ts';
import { sayLabel } from '../../words/labels.ts';
import { dissenting, modules, switchRows } from './differences.ts';
import { readingsOf, type Scope } from './scope.ts';
import type { BookClause, OtherEdition } from './tree.ts';

/** What each other edition has otherwise than a rulebook: readings, clauses, modules. */
export function elsewhere(
  scope: Scope,
  told: ReadonlyMap<ClauseId, BookClause>,
  language: Language,
): readonly OtherEdition[] {
  const own = readingsOf(scope);
  const others = editionIds.filter((id) => id !== scope.edition);
  return others.map((edition): OtherEdition => {
    const read = switchRows.flatMap(({ ruling: { id, title, decision, readings, clauses } }) =>
      decision[edition] === own[id] || !clauses.some((clause) => told.has(clause))
        ? []
        : [{ clause: null, heading: title[language], text: readings[decision[edition]][language] }],
    );
    const said = dissenting.flatMap(({ rows }) =>
      rows.flatMap(({ id, dissents }) => {
        const clause = told.get(id);
        const notes = dissents.flatMap(({ edition: of, citation }) =>
          of === edition && citation.note !== undefined ? [citation.note[language]] : [],
        );
        return clause === undefined || notes.length === 0
          ? []
          : [{ clause: id, heading: clause.title, text: [...new Set(notes)].join('; ') }];
      }),
    );
    const offers = modules
      .filter(({ offered }) => offered(edition) !== offered(scope.edition))
      .map(({ title, offered }) => ({
        clause: null,
        heading: title[language],
        text: sayLabel(offered(edition) ? 'docs-has' : 'docs-has-not', language),
      }));
    return {
      edition,
      title: editions[edition].title[language],
      entries: [...read, ...said, ...offers],
    };
  });
}
