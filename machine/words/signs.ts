import type { Language } from '../../spec/text.ts';
import type { Glyph, Standing } from '../record/annotation.ts';
import en from './signs/en.json' with { type: 'json' };
import fr from './signs/fr.json' with { type: 'json' };
import ru from './signs/ru.json' with { type: 'json' };

/** What the signs of annotators mean. */
interface Signs {
  readonly glyph: Readonly<Record<Glyph, string>>;
  readonly standing: Readonly<Record<Standing, string>>;
}

export const signs: Readonly<Record<Language, Signs>> = { en, ru, fr };

/** What a step is worth by its sign. */
export const sayGlyph = (glyph: Glyph, language: Language): string => signs[language].glyph[glyph];

/** How it stands for who has acted, by its sign. */
export const sayHowItStands = (standing: Standing, language: Language): string =>
  signs[language].standing[standing];
