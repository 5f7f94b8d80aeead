import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../machine/bots/play.ts';
import type { FixtureJson } from '../../machine/record/format.ts';
import { checkGame } from '../../machine/record/read.ts';
import { begin } from '../../machine/record/start.ts';
import { legalActions, legalSpaces } from '../../machine/rules/legal.ts';

/** What an independent engine has worked out: where pieces may be set, and which support counts. */

type Begun = Pick<FixtureJson, 'id' | 'edition' | 'options' | 'rulings' | 'position'>;

/** Spaces by what may be set there; names with the same spaces share an entry. */
type Spaces = Readonly<Record<string, string>>;

interface Lists extends Begun {
  readonly tile: Spaces;
  readonly leader: Spaces;
  readonly catastrophe: string;
}

interface Support extends Begun {
  readonly held: number;
  readonly allowed: readonly number[];
}

const read = <T>(name: string): readonly T[] =>
  readFileSync(new URL(`../../fixtures/${name}.ndjson`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): T => JSON.parse(line));

/** The position of a line, checked as that of a fixture. */
function positionOf({ id, edition, options, rulings, position }: Begun): Position {
  const read = checkGame({
    format: 'shedu-fixture/1',
    id,
    title: id,
    edition,
    ...(options && { options }),
    ...(rulings && { rulings }),
    position,
    clauses: ['turn.action.kinds'],
    steps: [{ seat: 0, action: { do: 'pass' } }],
  });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { game, phase } = begin(read.file);
  return { game, phase };
}

const cells = (list: string): readonly string[] => list.split(' ').filter(Boolean).sort();

const apart = (spaces: Spaces): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(spaces).flatMap(([names, list]) =>
      names.split(' ').map((name) => [name, cells(list)] as const),
    ),
  );

const sorted = (
  lists: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [...list].sort()]));

describe('where pieces may be set', () => {
  const all = read<Lists>('legality');

  test('there are many positions', () => expect(all.length).toBe(47));

  test.each(all)('$id', (line) => {
    const { game, phase } = positionOf(line);
    expect(phase).toBe('turn.action');
    const spaces = legalSpaces(game);
    expect(sorted(spaces.tile)).toEqual(apart(line.tile));
    expect(sorted(spaces.leader)).toEqual(apart(line.leader));
    expect([...spaces.catastrophe].sort()).toEqual(cells(line.catastrophe));
    const listed = legalActions(game, phase).filter(({ possible }) => possible).length;
    expect(listed).toBe(0);
  });
});

test('how many tiles may be added under the English variant', () => {
  const all = read<Support>('support');
  expect(all.length).toBe(226);
  expect(new Set(all.map(({ position }) => position?.phase)).size).toBe(4);
  for (const line of all) {
    const { game, phase } = positionOf(line);
    const counts = legalActions(game, phase).map(({ action }) =>
      action.do === 'support' ? action.count : -1,
    );
    expect(counts, line.id).toEqual(line.allowed);
    expect(Math.max(...counts), line.id).toBeLessThanOrEqual(line.held);
  }
});
