import type { ClauseId } from '../../../spec/clauses.ts';
import { editionIds, editions } from '../../../spec/editions.ts';
import type { Language } from '../../../spec/text.ts';
import { sayLabel } from '../../words/labels.ts';
import { dissenting, modules, switchRows } from './differences.ts';
import { modulesOf, readingsOf, type Scope } from './scope.ts';
import type { BookClause, OtherEdition } from './tree.ts';
import { told as inWords, toldRuling } from './within.ts';

/** What each other edition has otherwise than a rulebook: readings, clauses, modules. */
export function elsewhere(
  scope: Scope,
  told: ReadonlyMap<ClauseId, BookClause>,
  language: Language,
): readonly OtherEdition[] {
  const own = readingsOf(scope);
  const others = editionIds.filter((id) => id !== scope.edition);
  return others.map((edition): OtherEdition => {
    const read = switchRows.flatMap(({ ruling: { id, decision, clauses } }) => {
      if (decision[edition] === own[id] || !clauses.some((clause) => told.has(clause))) return [];
      const { title, answer } = toldRuling(id, scope, language);
      return [{ clause: null, heading: title, text: answer(editions[edition].rulings) }];
    });
    const said = dissenting.flatMap(({ rows }) =>
      rows.flatMap(({ id, dissents }) => {
        const clause = told.get(id);
        const { noteOf } = inWords(id, scope, language);
        const notes = dissents.flatMap(({ edition: of, sources }) =>
          of === edition ? (noteOf(sources[0]!) ?? []) : [],
        );
        return clause === undefined || notes.length === 0
          ? []
          : [{ clause: id, heading: clause.title, text: [...new Set(notes)].join('; ') }];
      }),
    );
    const played = modulesOf(scope.options);
    const lacking = modules
      .filter(({ module, offered }) => played.includes(module) && !offered(edition))
      .map(({ title }) => ({
        clause: null,
        heading: title[language],
        text: sayLabel('docs-has-not', language),
      }));
    return {
      edition,
      title: editions[edition].title[language],
      entries: [...read, ...said, ...lacking],
    };
  });
}
