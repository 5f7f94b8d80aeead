import { expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { badgeOf } from '../../machine/conform/badge.ts';
import { aboutOf, mixed, named, shardOf, smoke } from '../../machine/conform/choice.ts';
import { chapterOf, chapters } from '../../spec/clauses.ts';

const cases = bundledFixtures()
  .map((file) => ({ id: file.id ?? '', file }))
  .sort((one, other) => (one.id < other.id ? -1 : 1));
const chaptersOf = (some: typeof cases) =>
  new Set(some.flatMap((one) => aboutOf(one).map((id) => chapterOf(id))));
const everything = chaptersOf(cases);

test('the small choice is small, and has each chapter that the whole has', () => {
  const small = smoke(cases, () => true) as typeof cases;
  expect(small.length).toBeLessThan(40);
  expect(chaptersOf(small)).toEqual(everything);
});

test('the small choice of an engine that lacks something has what it supports instead', () => {
  const supported = ({ file }: (typeof cases)[number]): boolean => file.edition === '1997';
  const small = smoke(cases, supported as never) as typeof cases;
  expect(small.every(supported)).toBe(true);
  expect(chaptersOf(small)).toEqual(chaptersOf(cases.filter(supported)));
});

test('parts of the cases are the whole, and no case is in two of them', () => {
  for (const of of [1, 2, 3, 7, cases.length, cases.length + 3]) {
    const parts = Array.from({ length: of }, (_, i) => shardOf(cases, { part: i + 1, of }));
    expect(
      parts
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(cases.map(({ id }) => id));
  }
});

test('the order in which cases are tried has them all, and no chapter fills a stretch of it', () => {
  for (const length of [0, 1, 2, 3, 6, 100, cases.length]) {
    const some = cases.slice(0, length);
    expect(new Set(mixed(some))).toEqual(new Set(some));
    expect(mixed(some)).toHaveLength(length);
  }
  const order = mixed(cases);
  const groups = new Set(cases.map(({ id }) => id.split('.').slice(0, 2).join('.')));
  const kinds = [...groups, 'illegal', 'legal'];
  const longest = kinds.map((kind) => {
    const row = order.map(({ id }) => (id.startsWith(`${kind}.`) ? 'x' : ' ')).join('');
    return Math.max(...row.split(' ').map(({ length }) => length));
  });
  expect(Math.max(...longest)).toBeLessThan(20);
});

test('each chapter, clause and case names what is about it', () => {
  for (const { chapter } of chapters) {
    if (!everything.has(chapter)) continue;
    const { chosen, idle } = named(cases, [chapter]);
    expect(idle).toEqual([]);
    const about = cases.filter((one) => aboutOf(one).some((id) => chapterOf(id) === chapter));
    expect(chosen).toEqual(about);
  }
  expect(named(cases, ['war.win', 'wa', 'nothing']).idle).toEqual(['wa', 'nothing']);
});

test.each([
  [540, 0, 'brightgreen'],
  [500, 40, 'yellowgreen'],
  [300, 240, 'orange'],
  [10, 530, 'red'],
  [0, 5, 'red'],
  [0, 0, 'lightgrey'],
] as const)('%i of them passed and %i failed: %s', (passed, failed, color) => {
  expect(badgeOf({ passed, failed, unsupported: 0 }, 'shedu')).toMatchObject({
    message: `${passed} of ${passed + failed}`,
    color,
  });
});
