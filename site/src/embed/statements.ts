import statements from 'virtual:clause-statements';
import type { ClauseId } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import type { ClauseText } from '../viewer/clauses/clausecard.ts';

/** What a clause says. All else there is on it is on its page. */
export function statementOf(id: ClauseId, language: Language): ClauseText {
  const { kind, title, statement } = statements[id];
  return { kind, title: title[language], statement: statement[language] };
}
