import type { Language } from '../../spec/text.ts';
import en from './strings/code/en.json' with { type: 'json' };
import fr from './strings/code/fr.json' with { type: 'json' };
import ru from './strings/code/ru.json' with { type: 'json' };

/** The texts around a QR code in a language. They come with the code, which few ask for. */
export const codeStringsOf = (language: Language): typeof en => ({ en, ru, fr })[language];
