import glossary from '../../../spec/glossary.json' with { type: 'json' };
import type { Language } from '../../../spec/text.ts';
import { type TermId, termPicture } from './termpicture.ts';
import type { BookClause, IndexEntry, Term } from './tree.ts';

const inOrder = <T>(entries: readonly T[], word: (entry: T) => string, language: Language): T[] => {
  const { compare } = new Intl.Collator(language);
  return entries.toSorted((a, b) => compare(word(a), word(b)));
};

/** The terms whose explaining clause a rulebook has. */
const explainedIn = (told: readonly BookClause[], language: Language) =>
  (Object.keys(glossary.terms) as TermId[]).flatMap((id) => {
    const { clause }: { readonly clause?: string } = glossary.terms[id] as object;
    const found = told.find((one) => one.id === clause);
    return found === undefined ? [] : [{ id, words: glossary.terms[id][language], found }];
  });

/** Each word of the game with the statement that explains it. */
export const glossaryOf = (told: readonly BookClause[], language: Language): readonly Term[] =>
  inOrder(
    explainedIn(told, language).map(({ id, words, found }) => ({
      words,
      clause: found.id,
      text: found.statement,
      picture: termPicture(id, language),
    })),
    ({ words }) => words[0] ?? '',
    language,
  );

/** Each word of the game with the clauses that have it in their titles, else the one that explains it. */
export function indexOf(told: readonly BookClause[], language: Language): readonly IndexEntry[] {
  const entries = explainedIn(told, language).map(({ words, found }) => {
    const wanted = words.map((word) => formOf(word, language));
    const about = told.filter(({ title }) => wanted.some((form) => form.test(title)));
    return {
      word: words[0] ?? '',
      clauses: about.length === 0 ? [found.id] : about.map(({ id }) => id),
    };
  });
  return inOrder(entries, ({ word }) => word, language);
}

/** The forms of terms by language; such an expression takes longer to compile than to use. */
const forms = new Map<string, RegExp>();

/** Finds a term whatever its endings: a word is known by what stays when its ending changes. */
function formOf(term: string, language: Language): RegExp {
  const key = `${language} ${term}`;
  const known = forms.get(key);
  if (known !== undefined) return known;
  const words = term.split(/\s+/).map((word) => {
    const stem =
      language === 'ru' && word.length > 3 ? word.replace(/[аеёийоуыьэюя]{1,2}$/u, '') : word;
    return `${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\p{L}{0,3}`;
  });
  const form = new RegExp(`(?<!\\p{L})${words.join('\\s+')}(?!\\p{L})`, 'iu');
  forms.set(key, form);
  return form;
}
