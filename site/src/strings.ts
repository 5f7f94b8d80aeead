import type { Dynasty, Tile } from '../../machine/rules/pieces.ts';
import { inForm, namesOf } from '../../machine/words/names.ts';
import type { Language } from '../../spec/text.ts';
import en from './strings/en.json' with { type: 'json' };
import fr from './strings/fr.json' with { type: 'json' };
import ru from './strings/ru.json' with { type: 'json' };
import viewerEn from './strings/viewer/en.json' with { type: 'json' };
import viewerFr from './strings/viewer/fr.json' with { type: 'json' };
import viewerRu from './strings/viewer/ru.json' with { type: 'json' };

/** A text for each kind of number that a language tells apart. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

type Texts<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? Forms
    : { readonly [K in keyof T]: Texts<T[K]> };

/** Every text of a viewer that is not in the spec or said by the machine. */
export type ViewerStrings = Texts<typeof viewerEn> & {
  readonly color: Readonly<Record<Tile, string>>;
  readonly dynasty: Readonly<Record<Dynasty, string>>;
};

/** Every text of the site's own pages, their viewers' too, that is not in the spec or said by the machine. */
export type Strings = Texts<typeof en> & ViewerStrings;

/** The texts of a viewer in a language. */
export function viewerStringsOf(language: Language): ViewerStrings {
  const all: Readonly<Record<Language, Texts<typeof viewerEn>>> = {
    en: viewerEn,
    ru: viewerRu,
    fr: viewerFr,
  };
  const { color, dynasty } = namesOf(language);
  return { ...all[language], color: inForm(color, 'word'), dynasty: inForm(dynasty, 'word') };
}

/** All texts in a language. */
export function stringsOf(language: Language): Strings {
  const all: Readonly<Record<Language, Texts<typeof en>>> = { en, ru, fr };
  return { ...viewerStringsOf(language), ...all[language] };
}

/** Fills `{name}` in a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** They take long to make. */
const plurals = new Map<Language, Intl.PluralRules>();

function pluralsOf(language: Language): Intl.PluralRules {
  const known = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, known);
  return known;
}

/** The form of a text that a number asks for, with the number filled in. */
export function count(forms: Forms, number: number, language: Language): string {
  const form = forms[pluralsOf(language).select(number)] ?? forms.other;
  return fill(form, { count: number });
}
