import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { candidates, edges, eventsOf, nodes, pathOf, states } from '../../machine/chart/edges.ts';
import { frames } from '../../machine/record/replay.ts';
import type { ActionKind } from '../../machine/rules/action.ts';
import type { Game } from '../../machine/rules/game.ts';
import { DECISIONS, type Decider, PHASE_RULES, PHASES } from '../../machine/rules/phases.ts';
import { treasureDue } from '../../machine/rules/treasure.ts';

const actions = (from: string): readonly string[] => [
  ...new Set(
    edges.flatMap((edge) =>
      edge.from === from && !['always', 'initial'].includes(edge.event) ? edge.event : [],
    ),
  ),
];

describe('the table of phases', () => {
  test('has the states in which the chart waits for an action, and its end', () => {
    const waiting = states.filter(({ id }) => actions(id).length > 0).map(({ id }) => id);
    const ends = states.filter(({ kind }) => kind === 'final').map(({ id }) => id);
    expect([...PHASES].sort()).toEqual([...waiting, ...ends].sort());
    expect([...DECISIONS].sort()).toEqual([...waiting].sort());
  });

  test.each(PHASES)('%s takes what its state takes', (phase) => {
    expect([...actions(phase)].sort()).toEqual([...PHASE_RULES[phase].takes].sort());
  });

  test.each(DECISIONS)('%s is the phase that its state asks the rules about', (phase) => {
    const node = nodes.find((one) => pathOf(one) === phase)!;
    for (const event of eventsOf(node)) {
      const last = candidates(node, event).at(-1)!;
      expect(last.guard, event).toEqual({ type: 'legal', params: { phase } });
    }
  });

  test.each(DECISIONS)('the state of %s names the clause that says who decides', (phase) => {
    const all = new Set(
      states.flatMap(({ id, clauses }) => (`${phase}.`.startsWith(`${id}.`) ? clauses : [])),
    );
    const { by } = PHASE_RULES[phase];
    expect([...all]).toContain(by);
  });
});

/** Who decides in a position by the position alone. */
const deciders: Readonly<Record<Decider, (game: Game) => number | undefined>> = {
  active: ({ seat }) => seat,
  attacker: ({ conflict }) => conflict?.attacker,
  defender: ({ conflict }) => conflict?.defender,
  trader: (game) => treasureDue(game)?.owner,
};

test('every position of the suite is as the table has its phase', () => {
  const seen = new Set<string>();
  const done = new Map<string, Set<ActionKind>>();
  for (const file of bundledFixtures()) {
    let before: string | null = null;
    for (const { game, phase, toAct, step, violations } of frames(file)) {
      const { decides, conflict, joined } = PHASE_RULES[phase];
      const where = `${file.id} in ${phase}`;
      seen.add(phase);
      expect(game.conflict?.kind ?? null, where).toBe(conflict);
      expect(game.union !== null, where).toBe(joined);
      expect(toAct, where).toBe(decides === null ? null : deciders[decides](game));
      if (before !== null && step !== null && violations.length === 0)
        done.set(before, (done.get(before) ?? new Set()).add(step.action.do));
      before = phase;
    }
  }
  expect([...seen].sort()).toEqual([...PHASES].sort());
  for (const phase of DECISIONS)
    expect([...(done.get(phase) ?? [])].sort(), phase).toEqual(
      [...PHASE_RULES[phase].takes].sort(),
    );
});
