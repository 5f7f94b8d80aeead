import glossary from '../../../spec/glossary.json' with { type: 'json' };
import type { Language, Text } from '../../../spec/text.ts';
import { type TermId, termPicture } from './termpicture.ts';
import type { BookClause, IndexEntry, Term } from './tree.ts';

const inOrder = <T>(entries: readonly T[], word: (entry: T) => string, language: Language): T[] => {
  const { compare } = new Intl.Collator(language);
  return entries.toSorted((a, b) => compare(word(a), word(b)));
};

/** What the glossary has on a term, beside its words. */
interface Explained {
  readonly clause?: string;
  readonly definition?: Text;
  readonly about?: readonly string[];
}

/** The terms whose explaining clause a rulebook has. */
const explainedIn = (told: readonly BookClause[], language: Language) =>
  (Object.keys(glossary.terms) as TermId[]).flatMap((id) => {
    const { clause, definition, about = [] }: Explained = glossary.terms[id] as object;
    const found = told.find((one) => one.id === clause);
    if (found === undefined) return [];
    const text = definition?.[language] ?? found.statement;
    return [{ id, words: glossary.terms[id][language], found, text, about }];
  });

/** Each word of the game with what it means: its definition, else the statement that explains it. */
export const glossaryOf = (told: readonly BookClause[], language: Language): readonly Term[] =>
  inOrder(
    explainedIn(told, language).map(({ id, words, found, text }) => ({
      words,
      clause: found.id,
      text,
      picture: termPicture(id, language),
    })),
    ({ words }) => words[0] ?? '',
    language,
  );

/**
 * Each word of the game with the clause that explains it, those that have it in their titles and
 * those that the glossary names. What a longer term has of a word is not about the word.
 */
export function indexOf(told: readonly BookClause[], language: Language): readonly IndexEntry[] {
  const terms = explainedIn(told, language);
  const all = terms.flatMap(({ words }) => words);
  const entries = terms.map(({ words, found, about }) => {
    const forms = words.map((word) => formOf(word, language));
    const longer = all
      .filter((word) => !words.includes(word) && forms.some((form) => form.test(word)))
      .map((word) => new RegExp(formOf(word, language), 'giu'));
    const names = (title: string): boolean => {
      const rest = longer.reduce((left, long) => left.replace(long, '·'), title);
      return forms.some((form) => form.test(rest));
    };
    const explaining: readonly string[] = [found.id, ...about];
    return {
      word: words[0] ?? '',
      clauses: told
        .filter(({ id, title }) => explaining.includes(id) || names(title))
        .map(({ id }) => id),
    };
  });
  return inOrder(entries, ({ word }) => word, language);
}

/** The endings that nouns and adjectives of a language take. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['s', 'es'],
  ru: [
    ...['а', 'я', 'у', 'ю', 'ы', 'и', 'е', 'о', 'ь', 'й', 'ой', 'ей', 'ий', 'ый', 'ов', 'ев'],
    ...['ом', 'ем', 'ём', 'ам', 'ям', 'ым', 'им', 'ах', 'ях', 'ых', 'их', 'ую', 'юю', 'ая', 'яя'],
    ...['ое', 'ее', 'ые', 'ие', 'ами', 'ями', 'ыми', 'ими', 'ого', 'его', 'ому', 'ему'],
    ...['ия', 'ии', 'ию', 'ием', 'ью'],
  ],
  fr: ['s', 'es', 'e', 'x'],
};

/** What a word keeps in all its forms; a Russian one may lose the vowel before its last letter. */
const STEMS: Readonly<Record<Language, (word: string) => string>> = {
  en: (word) => word.replace(/y$/u, '(?:y|ie)'),
  ru: (word) =>
    word.length > 3
      ? word
          .replace(/(?<=.{3})(?!ья)[аеёийоуыьэюя]{2}$|[аеёийоуыьэюя]$/u, '')
          .replace(/[ео](?=[цк]$)/u, '[ео]?')
      : word,
  fr: (word) => word,
};

/** The forms of terms by language; such an expression takes longer to compile than to use. */
const forms = new Map<string, RegExp>();

/** Finds a term whatever its endings. */
function formOf(term: string, language: Language): RegExp {
  const key = `${language} ${term}`;
  const known = forms.get(key);
  if (known !== undefined) return known;
  const words = term
    .split(/\s+/)
    .map((word) => `${STEMS[language](word)}(?:${ENDINGS[language].join('|')})?`);
  const form = new RegExp(`(?<!\\p{L})${words.join('\\s+')}(?!\\p{L})`, 'iu');
  forms.set(key, form);
  return form;
}
