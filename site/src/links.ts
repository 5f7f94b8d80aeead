import type { ClauseId } from '../../spec/clauses.ts';

const base = import.meta.env.BASE_URL.replace(/\/*$/, '/');

/** The address of a page of this site, given its path without the leading slash. */
export const to = (path: string): string => base + path;

/** The address of a clause, which stands in the chapter its id begins with. */
export const toClause = (id: ClauseId): string => to(`rules/${chapterOf(id)}/#${id}`);

export const chapterOf = (id: ClauseId): string => id.slice(0, id.indexOf('.'));

export const toRuling = (id: string): string => to(`rules/rulings/${id}/`);

export const toReplay = (slug: string): string => to(`replays/${slug}/`);

/** A file of the conformance suite as it is stored. */
export const toFile = (slug: string): string => to(`replays/${slug}.json`);

/** The id of a fixture is its path in the suite, with dots for slashes. */
export const slugOf = (id: string): string => id.replaceAll('.', '/');

/** Where a fixture is played: worked examples have pages of their own, the cases share one. */
export const toFixture = (id: string): string =>
  id.startsWith('examples.') ? toReplay(slugOf(id)) : to(`replays/case/?id=${id}`);
