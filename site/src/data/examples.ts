import { bundledFixtures } from '../../../machine/book/coverage/evidence.node.ts';
import { type ClauseExamples, Examples } from '../../../machine/book/rulebook/examples.ts';
import '../../../machine/words/words.ts';
import type { ClauseId } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';

// A case that overrides a ruling would show what no edition plays.
const fixtures = bundledFixtures().filter(({ rulings }) => rulings === undefined);
const told = new Map<Language, Examples>();

/** What shows a clause on its page. */
export function examplesOf(id: ClauseId, language: Language): ClauseExamples {
  const known = told.get(language) ?? new Examples(fixtures, language);
  told.set(language, known);
  return known.of(id);
}
