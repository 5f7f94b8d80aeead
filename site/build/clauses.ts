import { readFile } from 'node:fs/promises';
import type { Chapter } from '../../spec/clauses.ts';

/** The chapters of the rulebook without what a script does not need, which is most of them. */

const CHAPTER = /\/spec\/rules\/\w+\.json$/;

type Kept = (chapter: Chapter) => object;

/** What clauses are called, and nothing that they say. */
export const namesOnly: Kept = ({ clauses, ...chapter }) => ({
  ...chapter,
  clauses: Object.fromEntries(Object.keys(clauses).map((id) => [id, {}])),
});

/** What clauses say, and nothing on where it comes from. */
export const statementsOnly: Kept = ({ clauses, ...chapter }) => ({
  ...chapter,
  clauses: Object.fromEntries(
    Object.entries(clauses).map(([id, { kind, statement }]) => [id, { kind, statement }]),
  ),
});

/** A chapter as a script gets it, if a module is one. */
export async function chapterAs(kept: Kept, id: string): Promise<string | undefined> {
  if (!CHAPTER.test(id)) return undefined;
  return JSON.stringify(kept(JSON.parse(await readFile(id, 'utf8')) as Chapter));
}

/** Hands the engine in a browser the names of the clauses; pages are built with the whole. */
export const clauseNames = {
  name: 'clause-names',
  enforce: 'pre' as const,
  async load(id: string, options?: { readonly ssr?: boolean }): Promise<string | undefined> {
    return options?.ssr === true ? undefined : chapterAs(namesOnly, id);
  },
};
