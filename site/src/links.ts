import type { ClauseId } from '../../spec/clauses.ts';

const base = import.meta.env.BASE_URL.replace(/\/*$/, '/');

/** The address of a page of this site, given its path without the leading slash. */
export const to = (path: string): string => base + path;

/** The address of a clause, which stands in the chapter its id begins with. */
export const toClause = (id: ClauseId): string =>
  to(`rules/${id.slice(0, id.indexOf('.'))}/#${id}`);

export const toRuling = (id: string): string => to(`rules/rulings/${id}/`);

export const toReplay = (slug: string): string => to(`replays/${slug}/`);
