import type { ClauseId } from '../../../../spec/clauses.ts';
import type { QuestionId } from '../../../../spec/questions.ts';
import { synonyms } from '../../../../spec/synonyms.ts';
import type { Language } from '../../../../spec/text.ts';
import { to, toClause, toQuestion, toRuling } from '../../links.ts';
import type { Findable, SearchIndex } from '../../search/entry.ts';
import { developIn } from './develop.ts';
import { pagesIn } from './pages.ts';
import { questionsIn } from './questions.ts';
import { rulesIn } from './rules.ts';

/** Everything that can be found in a language. */
export async function searchIndex(language: Language): Promise<SearchIndex> {
  const all = [
    ...questionsIn(language),
    ...rulesIn(language),
    ...pagesIn(language),
    ...(await developIn(language)),
  ];
  return {
    entries: all.map((one) => ({ ...one, href: pageOf(one, language) })),
    synonyms: synonyms[language],
  };
}

function pageOf({ kind, id }: Findable, language: Language): string {
  switch (kind) {
    case 'question':
      return toQuestion(id as QuestionId, language);
    case 'clause':
      return toClause(id as ClauseId, language);
    case 'ruling':
      return toRuling(id, language);
    case 'term':
      return to(`rules/glossary/#${id}`, language);
    case 'page':
    case 'develop':
      return to(id, language);
  }
}
