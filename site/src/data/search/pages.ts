import { getCollection } from 'astro:content';
import { chapters } from '../../../../spec/clauses.ts';
import type { Language } from '../../../../spec/text.ts';
import { to } from '../../links.ts';
import type { Entry } from '../../search/entry.ts';
import { stringsOf } from '../../strings.ts';

/** Pages that are no rule of their own. */
export function pagesIn(language: Language): readonly Entry[] {
  const strings = stringsOf(language);
  const { list, own, reference, differences, errata, turnFlow, coverage } = strings;
  const pages: readonly (readonly [path: string, title: string, text: string])[] = [
    ['replays/', list.title, list.text],
    ['replays/open/', own.title, own.text],
    ['rules/', reference.title, reference.text],
    ['rules/rulings/', reference.allRulings, reference.rulingsText],
    ['rules/differences/', differences.title, differences.text],
    ['rules/errata/', errata.title, errata.text],
    ['rules/turn-flow/', turnFlow.title, turnFlow.text],
    ['rules/glossary/', reference.glossary, reference.glossaryText],
    ['rules/coverage/', coverage.title, coverage.text],
  ];
  return [
    ...chapters.map(({ chapter, title }) => [`rules/${chapter}/`, title[language], ''] as const),
    ...pages,
  ].map(([path, title, text]) => ({
    kind: 'page',
    id: path,
    title,
    text,
    words: '',
    href: to(path, language),
  }));
}

/** More of a page than this says little on what it is about. */
const LONGEST = 3000;

/** Pages for programmers: those written by hand in the language, the others in English. */
export async function developIn(language: Language): Promise<readonly Entry[]> {
  const { develop } = stringsOf(language);
  const written = await getCollection('docs', ({ id }) => {
    const own = language === 'en' ? '' : `${language}/`;
    return id.startsWith(`${own}develop`);
  });
  return [
    ...written.map(({ id, data, body = '' }) => ({
      path: `${language === 'en' ? id : id.slice(language.length + 1)}/`,
      title: data.title,
      text: data.description ?? '',
      words: body.slice(0, LONGEST),
    })),
    { path: 'develop/commands/', title: develop.commands, text: develop.commandsText, words: '' },
    {
      path: 'develop/conformance/',
      title: develop.conformance,
      text: develop.conformanceText,
      words: '',
    },
    { path: 'develop/formats/', title: develop.formats, text: develop.formatsText, words: '' },
  ].map(({ path, title, text, words }) => ({
    kind: 'develop',
    id: path,
    title,
    text,
    words,
    href: to(path, language),
  }));
}
