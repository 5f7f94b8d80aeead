import type { Language } from '../../../spec/text.ts';
import type { SearchIndex } from './entry.ts';
import { Finder } from './finder.ts';

let fetched: Promise<Finder> | null = null;

/** The finder of the page's language, fetched once; after a failure it can be asked again. */
export function fetchFinder(index: string, language: Language): Promise<Finder> {
  fetched ??= fetch(index).then(async (response) => {
    if (!response.ok) throw new Error(`${response.status}`);
    return new Finder((await response.json()) as SearchIndex, language);
  });
  fetched.catch(() => {
    fetched = null;
  });
  return fetched;
}
