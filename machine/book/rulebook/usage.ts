import glossary from '../../../spec/glossary.json' with { type: 'json' };
import type { Language } from '../../../spec/text.ts';
import { modulesOf, type Scope } from './scope.ts';

/** A term of the glossary by its words in each language. */
export type Words = Readonly<Record<Language, readonly string[]>>;

/** The terms that mean something in a scope: those of a module only where it is played. */
export function termsIn({ options }: Pick<Scope, 'options'>): readonly Words[] {
  const played: readonly string[] = modulesOf(options);
  return Object.values(glossary.terms).filter(
    (term) => !('module' in term) || played.includes(term.module),
  );
}

const known = new Map<string, ReadonlySet<Words>>();

/** The terms of the glossary that a text has in any of their forms; each text is read once. */
export function termsOfText(text: string, language: Language): ReadonlySet<Words> {
  const id = `${language}/${text}`;
  const found =
    known.get(id) ??
    new Set(
      formsOf(language).flatMap(([term, forms]) =>
        forms.some((form) => form.test(text)) ? [term] : [],
      ),
    );
  known.set(id, found);
  return found;
}

const compiled = new Map<Language, readonly (readonly [Words, readonly RegExp[]])[]>();

function formsOf(language: Language): readonly (readonly [Words, readonly RegExp[]])[] {
  const terms: readonly Words[] = Object.values(glossary.terms);
  const forms =
    compiled.get(language) ??
    terms.map((term) => [term, term[language].map((word) => formOf(word, language))] as const);
  compiled.set(language, forms);
  return forms;
}

/** Finds a term whatever its endings: a word is known by what stays when its ending changes. */
function formOf(term: string, language: Language): RegExp {
  const words = term.split(/\s+/).map((word) => {
    const stem =
      language === 'ru' && word.length > 3 ? word.replace(/[аеёийоуыьэюя]{1,2}$/u, '') : word;
    return `${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\p{L}{0,3}`;
  });
  return new RegExp(`(?<!\\p{L})${words.join('\\s+')}(?!\\p{L})`, 'iu');
}
