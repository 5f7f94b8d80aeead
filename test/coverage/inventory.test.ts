import { expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { inventoryGaps } from '../../machine/book/coverage/gaps.ts';
import { type ClauseId, clauseIds } from '../../spec/clauses.ts';
import { errata } from '../../spec/errata.ts';
import { inventory, type RowKind } from '../../spec/inventory.ts';
import { rulingIds, rulings } from '../../spec/rulings.ts';

const known = {
  clauses: new Set<string>(clauseIds),
  rulings: new Set<string>(rulingIds),
  fixtures: new Set(bundledFixtures().map(({ id }) => id as string)),
};
const rows = Object.entries(inventory);
const idsOf = (kind: RowKind): readonly string[] =>
  rows.filter(([, row]) => row.kind === kind).map(([id]) => id);
const numbered = (letter: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);

test('every row reaches a clause, a ruling or a fixture, and all of them exist', () => {
  expect(inventoryGaps(inventory, known)).toEqual([]);
});

test('no row of what the sources hold is left out', () => {
  expect(idsOf('statement')).toHaveLength(248);
  expect(idsOf('divergence')).toEqual(numbered('A', 43));
  expect(idsOf('example')).toEqual(numbered('B', 12));
  expect(idsOf('erratum')).toEqual(numbered('c', 60));
  expect(idsOf('scan')).toEqual(numbered('s', 14));
  expect(idsOf('gap')).toHaveLength(21);
  expect(rows).toHaveLength(248 + 43 + 12 + 60 + 14 + 21);
});

test('a statement is the clause of its name; the other rows say what they are about', () => {
  for (const [id, row] of rows) {
    if (row.kind === 'statement') expect(row.clauses).toEqual([id as ClauseId]);
    else expect(row.about, id).toBeTruthy();
  }
});

test('every fault of the sources is told', () => {
  expect(Object.keys(errata)).toEqual(idsOf('erratum'));
});

test('every divergence that can change a game, and every gap, reaches a decision or a clause', () => {
  const open = [...idsOf('divergence'), ...idsOf('gap')].filter((id) => {
    const row = inventory[id];
    return (row?.rulings ?? row?.clauses ?? []).length === 0;
  });
  expect(open).toEqual([]);
  const undecided = idsOf('gap').filter((id) => inventory[id]?.rulings === undefined);
  expect(undecided).toEqual([]);
});

test('every worked example has its fixture', () => {
  const examples = idsOf('example').filter((id) => inventory[id]?.fixtures === undefined);
  expect(examples).toEqual([]);
  const reached = new Set(rows.flatMap(([, row]) => row.fixtures ?? []));
  const all = [...known.fixtures].filter((id) => id.startsWith('examples.'));
  expect(all.filter((id) => !reached.has(id))).toEqual([]);
});

test('every ruling that a source speaks to is reached by a row, but for two of our own asking', () => {
  const reached = new Set<string>(rows.flatMap(([, row]) => row.rulings ?? []));
  const spoken = rulingIds.filter((id) => rulings[id].witnesses.length > 0);
  expect(spoken.filter((id) => !reached.has(id))).toEqual(['wonderTiles', 'treasure-order']);
});

test('a row that reaches nothing, or nothing that exists, is named', () => {
  const broken = {
    A1: { kind: 'divergence', about: 'nothing' },
    A2: { kind: 'divergence', about: 'a ghost', clauses: ['war.win.never' as ClauseId] },
  } as const;
  expect(inventoryGaps(broken, known).map(({ subject }) => subject)).toEqual(['A1', 'A2']);
});
