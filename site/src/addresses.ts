import type { ClauseId } from '../../spec/clauses.ts';
import { chapterOf } from '../../spec/ids.ts';
import type { Language } from '../../spec/text.ts';

/** Pages of a site in one language that a viewer leads to. */
export interface SiteLinks {
  readonly home: string;
  clause(id: ClauseId): string;
  /** What there is on the clauses of a chapter, that of a clause. */
  cards(id: ClauseId): string;
  ruling(id: string): string;
  /** Where a fixture is played. */
  fixture(id: string): string;
}

/** The id of a fixture is its path in the suite, with dots for slashes. */
export const slugOf = (id: string): string => id.replaceAll('.', '/');

/** The address of a page below the home page of a site, given its path without the leading slash. */
export const pageAt = (site: string, path: string, language: Language): string =>
  site + (language === 'en' ? '' : `${language}/`) + path;

/** A replay as told in a language, on a site whose home page is at an address. */
export const tellingAt = (site: string, slug: string, language: Language): string =>
  pageAt(site, `replays/${slug}/telling.json`, language);

/** A file of the conformance suite as it is stored, on such a site. */
export const fileAt = (site: string, slug: string): string => `${site}replays/${slug}.json`;

/** Where pages are on a site whose home page is at an address. */
export function linksAt(site: string, language: Language): SiteLinks {
  const to = (path: string): string => pageAt(site, path, language);
  return {
    home: to(''),
    clause: (id) => to(`rules/${chapterOf(id)}/#${id}`),
    cards: (id) => to(`rules/${chapterOf(id)}.json`),
    ruling: (id) => to(`rules/rulings/${id}/`),
    fixture: (id) => to(`replays/${slugOf(id)}/`),
  };
}
