import type { Language } from '../../spec/text.ts';
import en from './strings/en.json' with { type: 'json' };
import fr from './strings/fr.json' with { type: 'json' };
import ru from './strings/ru.json' with { type: 'json' };

/** A text for each kind of number that a language tells apart. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

type Texts<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? Forms
    : { readonly [K in keyof T]: Texts<T[K]> };

/** Every text of the site's own pages that is not in the spec or said by the machine. */
export type Strings = Texts<typeof en>;

/** The texts in a language. */
export function stringsOf(language: Language): Strings {
  const all: Readonly<Record<Language, Strings>> = { en, ru, fr };
  return all[language];
}

/** Fills `{name}` in a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The form of a text that a number asks for, with the number filled in. */
export function count(forms: Forms, number: number, language: Language): string {
  const form = forms[new Intl.PluralRules(language).select(number)] ?? forms.other;
  return fill(form, { count: number });
}
