import { synonyms } from '../../../../spec/synonyms.ts';
import type { Language } from '../../../../spec/text.ts';
import type { SearchIndex } from '../../search/entry.ts';
import { developIn, pagesIn } from './pages.ts';
import { rulesIn } from './rules.ts';

/** Everything that can be found in a language. */
export const searchIndex = async (language: Language): Promise<SearchIndex> => ({
  entries: [...rulesIn(language), ...pagesIn(language), ...(await developIn(language))],
  synonyms: synonyms[language],
});
