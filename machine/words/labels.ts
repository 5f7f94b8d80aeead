import type { Language } from '../../spec/text.ts';
import { type Args, format } from './catalogue.ts';
import en from './labels/en.json' with { type: 'json' };
import fr from './labels/fr.json' with { type: 'json' };
import ru from './labels/ru.json' with { type: 'json' };

export type LabelId = keyof typeof en;

/** Headings and other words around the sentences, which a page has among its own texts. */
export const labels: Readonly<Record<Language, Readonly<Record<LabelId, string>>>> = { en, ru, fr };

/** A heading or another word that stands around the sentences. */
export const sayLabel = (label: LabelId, language: Language, args: Args = {}): string =>
  format(`${language}/label/${label}`, labels[language][label], language, args);
