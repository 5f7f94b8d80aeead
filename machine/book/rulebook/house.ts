import type { ClauseId } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { localText } from '../../record/local.ts';
import { isolated } from '../../words/isolate.ts';
import { applies, type Scope } from './scope.ts';

/** What an edition of one's own is called; null where a scope has none. */
export const houseTitle = ({ house }: Scope, language: Language): string | null =>
  house === undefined ? null : isolated(localText(house.title, language).text);

/**
 * The paragraphs that an edition of one's own says of a clause, or, of none, at the front of its
 * book. There stands also, after its id, what it says of a clause that the book does not have.
 */
export function houseNotes(
  scope: Scope,
  language: Language,
  at: ClauseId | null,
): readonly string[] {
  return (scope.house?.notes ?? []).flatMap(({ clause, text }) => {
    const absent = clause !== undefined && !applies(clause, scope);
    if ((absent ? null : (clause ?? null)) !== at) return [];
    const lines = localText(text, language).text.split('\n').map(isolated);
    return absent ? lines.map((line) => `${clause}: ${line}`) : lines;
  });
}
