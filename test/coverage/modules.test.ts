import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { citedNames } from '../../machine/book/coverage/evidence.node.ts';
import { type ClauseId, chapterOf, chapters, clauseIds } from '../../spec/clauses.ts';
import { type Elsewhere, exceptions, moduleOfChapter } from '../../spec/modules.ts';

/** The modules of the rules that cite each clause; those that none cites are left out. */
type Citing = ReadonlyMap<ClauseId, readonly string[]>;

type Listed = Readonly<Partial<Record<ClauseId, Elsewhere>>>;

const RULES = 'machine/rules/';
const names = citedNames();
const citing: Citing = new Map(
  clauseIds.flatMap((id) => {
    const modules = (names.get(id) ?? []).filter(({ module }) => module.startsWith(RULES));
    return modules.length === 0 ? [] : [[id, modules.map(({ module }) => basename(module, '.ts'))]];
  }),
);

/** The clauses that are cited elsewhere than their names and the list of exceptions say. */
function astray(of: Citing, listed: Listed) {
  return [...of].flatMap(([id, modules]) => {
    const module = listed[id]?.module ?? moduleOfChapter[chapterOf(id)];
    return module !== null && modules.includes(module) ? [] : [id];
  });
}

/** The exceptions without which nothing would be astray. */
const needless = (of: Citing, listed: Listed) => {
  const away = astray(of, {});
  return (Object.keys(listed) as ClauseId[]).filter((id) => !away.includes(id));
};

test('each chapter of the rulebook has its module, or none', () => {
  expect(Object.keys(moduleOfChapter).sort()).toEqual(
    chapters.map(({ chapter }) => chapter).sort(),
  );
  const files = globSync(`${RULES}*.ts`, { cwd: join(import.meta.dirname, '../..') });
  const known = files.map((name) => basename(name, '.ts'));
  const named = Object.values(moduleOfChapter).filter((module) => module !== null);
  expect(named.filter((module) => !known.includes(module))).toEqual([]);
});

test('a clause is cited where its name says, or the module is listed', () => {
  expect(citing.size).toBeGreaterThan(200);
  expect(astray(citing, exceptions)).toEqual([]);
});

test('no exception is needless', () => {
  expect(needless(citing, exceptions)).toEqual([]);
});

test('a clause that moves away is found, and an exception for one that came home', () => {
  const moved = new Map([...citing, ['war.win.tie', ['conflict']] as const]);
  expect(astray(moved, exceptions)).toEqual(['war.win.tie']);
  const why = 'It has always been there.';
  expect(astray(moved, { ...exceptions, 'war.win.tie': { module: 'conflict', why } })).toEqual([]);
  const listed = { ...exceptions, 'war.win.tie': { module: 'war', why } };
  expect(needless(citing, listed)).toEqual(['war.win.tie']);
});
