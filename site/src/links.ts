import type { ClauseId } from '../../spec/clauses.ts';
import { chapterOf } from '../../spec/ids.ts';
import type { QuestionGroupId, QuestionId } from '../../spec/questions.ts';
import { LANGUAGES, type Language } from '../../spec/text.ts';
import { fileAt, linksAt, pageAt, type SiteLinks, tellingAt } from './addresses.ts';

export { slugOf } from './addresses.ts';

const base = import.meta.env.BASE_URL.replace(/\/*$/, '/');

/** The address of what is the same in every language, given its path without the leading slash. */
export const toAsset = (path: string): string => base + path;

/** The address of a page in a language, given its path without the leading slash. */
export const to = (path: string, language: Language): string => pageAt(base, path, language);

/** The language of the page at an address of this site. */
export function languageAt({ pathname }: { readonly pathname: string }): Language {
  const [first] = pathname.slice(base.length).split('/');
  return LANGUAGES.find((language) => language === first) ?? 'en';
}

/** The page at an address of this site in every language; where nothing is, the home pages. */
export function inEachLanguage(here: {
  readonly pathname: string;
}): readonly { readonly language: Language; readonly href: string }[] {
  const own = here.pathname.slice(to('', languageAt(here)).length);
  const path = own.startsWith('404') ? '' : own;
  return LANGUAGES.map((language) => ({ language, href: to(path, language) }));
}

/** What a viewer on a page of this site leads to. */
export const linksIn = (language: Language): SiteLinks => linksAt(base, language);

/** The address of a clause, which stands in the chapter its id begins with. */
export const toClause = (id: ClauseId, language: Language): string => linksIn(language).clause(id);

export const toRuling = (id: string, language: Language): string => linksIn(language).ruling(id);

/** The page of a group of questions. */
export const toQuestions = (group: QuestionGroupId, language: Language): string =>
  to(`questions/${group}/`, language);

/** A group of questions as data, in all languages. */
export const toQuestionsJson = (group: string): string => toAsset(`questions/${group}.json`);

/** The address of a question, which stands in the group its id begins with. */
export const toQuestion = (id: QuestionId, language: Language): string =>
  `${toQuestions(chapterOf(id), language)}#${id}`;

/** The page of a state of the chart. */
export const toState = (id: string, language: Language): string =>
  to(`rules/statechart/${id}/`, language);

export const toReplay = (slug: string, language: Language): string =>
  to(`replays/${slug}/`, language);

/** Where readers open games of their own. */
export const toOwn = (language: Language): string => to('replays/open/', language);

/** How a replay is put on another page. */
export const toEmbedding = (language: Language): string => to('replays/embed/', language);

/** A replay as told in a language, for the viewer. */
export const toTelling = (slug: string, language: Language): string =>
  tellingAt(base, slug, language);

/** The statechart as drawn in a language. */
export const toChart = (language: Language): string => to('statechart.json', language);

/** A file of the conformance suite as it is stored. */
export const toFile = (slug: string): string => fileAt(base, slug);

/** Where a fixture is played. */
export const toFixture = (id: string, language: Language): string => linksIn(language).fixture(id);

/** A position of a fixture. */
export const toStep = (id: string, step: number, language: Language): string =>
  `${toFixture(id, language)}?step=${step}`;
