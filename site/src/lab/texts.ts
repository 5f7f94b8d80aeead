import type { Language } from '../../../spec/text.ts';
import en from '../strings/lab/en.json' with { type: 'json' };
import fr from '../strings/lab/fr.json' with { type: 'json' };
import ru from '../strings/lab/ru.json' with { type: 'json' };

/** The texts of the lab. */
export type LabTexts = typeof en;

/** The texts of the lab in a language, which the page carries. */
export const labTextsOf = (language: Language): LabTexts => ({ en, ru, fr })[language];
