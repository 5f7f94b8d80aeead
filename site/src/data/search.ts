import { getCollection } from 'astro:content';
import { type ClauseId, chapters, clauses } from '../../../spec/clauses.ts';
import glossary from '../../../spec/glossary.json' with { type: 'json' };
import { rulings } from '../../../spec/rulings.ts';
import { synonyms } from '../../../spec/synonyms.ts';
import { LANGUAGES, type Language } from '../../../spec/text.ts';
import { chapterOf, to } from '../links.ts';
import type { Entry, SearchIndex } from '../search/entry.ts';
import { stringsOf } from '../strings.ts';

/** Everything that can be found in a language. */
export const searchIndex = async (language: Language): Promise<SearchIndex> => ({
  entries: [...rulesIn(language), ...pagesIn(language), ...(await developIn(language))],
  synonyms: synonyms[language],
});

/** What the rulebook has: clauses, rulings and terms. */
export const rulesIn = (language: Language): readonly Entry[] => [
  ...clausesIn(language),
  ...rulingsIn(language),
  ...termsIn(language),
];

const clausesIn = (language: Language): readonly Entry[] =>
  (Object.keys(clauses) as ClauseId[]).map((id) => ({
    kind: 'clause',
    id,
    title: clauses[id].title[language],
    text: clauses[id].statement[language],
    words: clauses[id].why?.[language] ?? '',
    href: to(`rules/${chapterOf(id)}/#${id}`, language),
  }));

const rulingsIn = (language: Language): readonly Entry[] =>
  Object.values(rulings).map((ruling) => ({
    kind: 'ruling',
    id: ruling.id,
    title: ruling.title[language],
    text: ruling.question[language],
    words: [
      ruling.why[language],
      ...(ruling.kind === 'settled'
        ? [ruling.decision[language]]
        : Object.values(ruling.readings).map((reading) => reading[language])),
    ].join(' '),
    href: to(`rules/rulings/${ruling.id}/`, language),
  }));

/** A term is found by its words in every language and source. */
function termsIn(language: Language): readonly Entry[] {
  return Object.entries(glossary.terms).map(([id, { picture: _drawn, ...words }]) => {
    const all: Readonly<Record<string, readonly string[]>> = words;
    const others = LANGUAGES.filter((one) => one !== language);
    return {
      kind: 'term',
      id,
      title: (all[language] ?? []).join(', '),
      text: others.map((one) => (all[one] ?? []).join(', ')).join(' · '),
      words: Object.values(all).flat().join(' '),
      href: to(`rules/glossary/#${id}`, language),
    };
  });
}

function pagesIn(language: Language): readonly Entry[] {
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
async function developIn(language: Language): Promise<readonly Entry[]> {
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
