import { describe, expect, test } from 'vitest';
import { compareEffects, comparePart, compareViolations } from '../../machine/record/claims.ts';
import type { PendingJson } from '../../machine/record/format.ts';
import type { Effect } from '../../machine/rules/effect.ts';
import type { Cell } from '../../machine/rules/pieces.ts';
import { violate } from '../../machine/rules/violation.ts';

describe('a claimed refusal', () => {
  const refusal = violate('war-not-open', 'war.order.chosen', [], {
    color: 'blue',
    open: ['black', 'green'],
  });
  const claimed = (params: { color?: 'blue' | 'red'; open?: readonly ('black' | 'green')[] }) =>
    compareViolations([{ clause: 'war.order.chosen', code: 'war-not-open', params }], [refusal]);

  test('may name any of its parameters, lists in any order', () => {
    expect(claimed({})).toEqual([]);
    expect(claimed({ color: 'blue' })).toEqual([]);
    expect(claimed({ open: ['green', 'black'] })).toEqual([]);
  });

  test('differs where a parameter that it names does', () => {
    expect(claimed({ color: 'red' })).toMatchObject([{ path: [0], actual: [refusal] }]);
    expect(claimed({ color: 'blue', open: ['green'] })).toHaveLength(1);
  });
});

test('a claimed effect may name its spaces in any order, and some of its clauses', () => {
  const effect: Effect = {
    type: 'tiles-removed',
    clauses: ['war.win.more', 'war.loser.returns'],
    color: 'red',
    cells: ['A1', 'B2'],
  };
  const type = 'tiles-removed';
  expect(compareEffects([{ type, cells: ['B2', 'A1'] }], [effect])).toEqual([]);
  expect(compareEffects([{ type, clauses: ['war.loser.returns'] }], [effect])).toEqual([]);
  expect(compareEffects([{ type, cells: ['B2'] }], [effect])).toHaveLength(1);
  expect(compareEffects([{ type, clauses: ['war.win.tie'] }], [effect])).toHaveLength(1);
});

test('joined kingdoms and their spaces may be named in any order', () => {
  const pending = (one: readonly Cell[], other: readonly Cell[]): PendingJson => ({
    union: { at: 'C1', homes: [one, other] },
  });
  const actual = pending(['A1', 'B1'], ['D1', 'E1']);
  const differences = (claimed: PendingJson) => comparePart('pending', claimed, actual);
  expect(differences(pending(['E1', 'D1'], ['B1', 'A1']))).toEqual([]);
  expect(differences(pending(['A1', 'D1'], ['B1', 'E1']))).not.toEqual([]);
  expect(differences(pending(['A1'], ['D1', 'E1']))).not.toEqual([]);
});
