import type { Language } from '../../spec/text.ts';
import en from './strings/labways/en.json' with { type: 'json' };
import fr from './strings/labways/fr.json' with { type: 'json' };
import ru from './strings/labways/ru.json' with { type: 'json' };

/** The texts of the ways into the lab and out of it, in a language. */
export const waysStringsOf = (language: Language): typeof en => ({ en, ru, fr })[language];
