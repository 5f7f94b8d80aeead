import type { Language } from '../../spec/text.ts';
import type { Dynasty, Tile } from '../rules/pieces.ts';
import en from './names/en.json' with { type: 'json' };
import fr from './names/fr.json' with { type: 'json' };
import ru from './names/ru.json' with { type: 'json' };

/** A word in the forms its language needs: `word` alone, others as `{color_gen}` in a message. */
export type Forms = { readonly word: string } & Readonly<Record<string, string>>;

type Owner = Forms & { readonly of: string };

/** What colours, dynasties and seats are called in a language. */
export interface Names {
  readonly color: Readonly<Record<Tile, Forms>>;
  /** The form `of` says whose a piece is. */
  readonly dynasty: Readonly<Record<Dynasty, Owner>>;
  /** A seat of which no dynasty is known, in the forms that dynasties have. */
  readonly seat: Readonly<Record<'unknown', Owner>>;
}

const KNOWN: Readonly<Record<Language, Names>> = { en, ru, fr };

/** The names of colours and dynasties in a language, for sentences, pictures and pages. */
export const namesOf = (language: Language): Names => KNOWN[language];

/** One form of each name. */
export const inForm = <Name extends string, Form extends string>(
  names: Readonly<Record<Name, Readonly<Record<Form, string>>>>,
  form: Form,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<Readonly<Record<Form, string>>>(names).map(([name, has]) => [name, has[form]]),
  ) as Record<Name, string>;
