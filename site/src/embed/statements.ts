import type { ClauseId } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import type { ClauseText } from '../viewer/clauses/clausecard.ts';

/** What clauses say, which comes in the reader's language. */
const STATEMENTS = {
  en: () => import('virtual:clause-statements/en'),
  ru: () => import('virtual:clause-statements/ru'),
  fr: () => import('virtual:clause-statements/fr'),
} as const satisfies Record<Language, unknown>;

/** What a clause says. All else there is on it is on its page. @throws Error when it cannot be had */
export const statementOf = async (id: ClauseId, language: Language): Promise<ClauseText> =>
  (await STATEMENTS[language]()).default[id];
