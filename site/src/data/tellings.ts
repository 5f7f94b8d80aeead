import { tell } from '../../../machine/book/telling/telling.ts';
import type { Telling } from '../../../machine/book/telling/told.ts';
import '../../../machine/words/words.ts';
import type { Language } from '../../../spec/text.ts';
import type { Bundled } from './games.ts';

const told = new Map<string, Telling>();

/** A bundled file as told in a language, worked out once for all pages. */
export function tellingOf({ slug, file }: Bundled, language: Language): Telling {
  const key = `${language} ${slug}`;
  let telling = told.get(key);
  if (telling === undefined) {
    telling = tell(file, language);
    told.set(key, telling);
  }
  return telling;
}
