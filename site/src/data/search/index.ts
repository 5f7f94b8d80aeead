import type { ClauseId } from '../../../../spec/clauses.ts';
import { synonyms } from '../../../../spec/synonyms.ts';
import type { Language } from '../../../../spec/text.ts';
import { to, toClause, toRuling } from '../../links.ts';
import type { SearchIndex } from '../../search/entry.ts';
import { developIn, pagesIn } from './pages.ts';
import { type Rule, rulesIn } from './rules.ts';

/** Everything that can be found in a language. */
export const searchIndex = async (language: Language): Promise<SearchIndex> => ({
  entries: [
    ...rulesIn(language).map((rule) => ({ ...rule, href: pageOf(rule, language) })),
    ...pagesIn(language),
    ...(await developIn(language)),
  ],
  synonyms: synonyms[language],
});

function pageOf({ kind, id }: Rule, language: Language): string {
  switch (kind) {
    case 'clause':
      return toClause(id as ClauseId, language);
    case 'ruling':
      return toRuling(id, language);
    case 'term':
      return to(`rules/glossary/#${id}`, language);
  }
}
