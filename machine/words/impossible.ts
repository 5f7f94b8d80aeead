import type { Language } from '../../spec/text.ts';
import type { ImpossibleId, ToldImpossible } from '../record/impossible.ts';
import { allArgs, type Sitter } from './args.ts';
import { catalogue, format } from './catalogue.ts';
import en from './impossible/en.json' with { type: 'json' };
import fr from './impossible/fr.json' with { type: 'json' };
import ru from './impossible/ru.json' with { type: 'json' };

/** What is said of impossible positions only, which a page that has none need not load. */
export const impossible: Readonly<Record<Language, Readonly<Record<ImpossibleId, string>>>> = {
  en,
  ru,
  fr,
};

/** What is impossible in a position, as a sentence. */
export function sayImpossible(
  { id, params }: ToldImpossible,
  language: Language,
  seats: readonly Sitter[],
): string {
  const args = allArgs({ catalogue: catalogue(language), seats }, params);
  return format(`${language}/impossible/${id}`, impossible[language][id], language, args);
}
