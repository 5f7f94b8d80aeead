import type { Language } from '../../../../spec/text.ts';
import en from '../../strings/verdict/en.json' with { type: 'json' };
import fr from '../../strings/verdict/fr.json' with { type: 'json' };
import ru from '../../strings/verdict/ru.json' with { type: 'json' };

/** The texts around a verdict. */
export type VerdictTexts = typeof en;

/** The texts around a verdict in a language, which the page carries. */
export const verdictTextsOf = (language: Language): VerdictTexts => ({ en, ru, fr })[language];
