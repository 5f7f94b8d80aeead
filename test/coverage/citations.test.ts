import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledFixtures, citedNames } from '../../machine/book/coverage/evidence.node.ts';
import { machine } from '../../machine/chart/machine.ts';
import { chapters, clauseIds } from '../../spec/clauses.ts';

const known: ReadonlySet<string> = new Set(clauseIds);
const chapterNames: ReadonlySet<string> = new Set(chapters.map(({ chapter }) => chapter));
const dangling = (ids: Iterable<string>): readonly string[] =>
  [...new Set(ids)].filter((id) => !known.has(id));

describe('every citation exists', () => {
  test('in the sources of the machine', () => {
    /** Names in dots that begin like a chapter and are no clauses: states of the chart. */
    const states = new Set(['turn.action', 'turn.building', 'turn.monument', 'turn.treasures']);
    const cited = [...citedNames().keys()].filter(
      (name) => chapterNames.has(name.split('.')[0] as string) && name.split('.').length > 2,
    );
    const phases = /^turn\.(revolt|war)\.(attack|defence|choose)$/;
    expect(dangling(cited.filter((name) => !states.has(name) && !phases.test(name)))).toEqual([]);
    expect(cited.length).toBeGreaterThan(200);
  });

  test('in their comments', () => {
    const root = join(import.meta.dirname, '../..');
    const named = globSync('{machine,spec}/**/*.ts', { cwd: root }).flatMap((name) =>
      [...readFileSync(join(root, name), 'utf8').matchAll(/clauses? `([a-z.-]+)`/g)].map(
        ([, id = '']) => id,
      ),
    );
    expect(dangling(named)).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });

  test('in the states of the chart', () => {
    const cited: string[] = [];
    (function walk(node: typeof machine.root): void {
      cited.push(...((node.meta?.rules as readonly string[] | undefined) ?? []));
      for (const child of Object.values(node.states)) walk(child as typeof machine.root);
    })(machine.root);
    expect(dangling(cited)).toEqual([]);
    expect(cited.length).toBeGreaterThan(40);
  });

  test('in the fixtures, where contrasts are among the clauses', () => {
    const files = bundledFixtures();
    const cited = files.flatMap(({ clauses = [], contrasts = [], steps }) => [
      ...clauses,
      ...contrasts,
      ...steps.flatMap(({ violations = [] }) => violations.map(({ clause }) => clause)),
    ]);
    expect(dangling(cited)).toEqual([]);
    const stray = files.filter(
      ({ clauses = [], contrasts = [] }) => !contrasts.every((id) => clauses.includes(id)),
    );
    expect(stray.map(({ id }) => id)).toEqual([]);
  });
});

test('each id has its chapter as its first part, and stands in that chapter', () => {
  for (const { chapter, clauses } of chapters) {
    for (const id of Object.keys(clauses))
      expect(id).toMatch(new RegExp(`^(${chapter}|component)\\.`));
  }
});
