import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type Position, play } from '../../machine/bots/play.ts';
import { edges, nodes, states } from '../../machine/chart/edges.ts';
import { machine } from '../../machine/chart/machine.ts';
import { readGame } from '../../machine/record/read.ts';
import { frames } from '../../machine/record/replay.ts';
import type { Phase } from '../../machine/rules/phases.ts';
import { clauses } from '../../spec/clauses.ts';
import { gameOf } from './games.ts';
import { Seen, transitions } from './nodes.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

const fixtures = new Seen();
const games = new Seen();

beforeAll(() => {
  const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => /^(?!malformed).*\.json$/.test(file))) {
    const read = readGame(readFileSync(join(FIXTURES, name), 'utf8'));
    if ('file' in read) for (const _frame of frames(read.file, fixtures.note));
  }
  const resumed = new Set<Phase>();
  const resume = ({ game, phase }: Position): void => {
    if (resumed.has(phase)) return;
    resumed.add(phase);
    createActor(machine, { input: { game, phase }, inspect: games.note }).start().stop();
  };
  for (let seed = 1; seed <= 150; seed++)
    for (const { after } of play(gameOf(seed, 120), { inspect: games.note })) resume(after);
});

/** The transitions; what only begins a state is not always gone through. */
const moving = edges.flatMap(({ id, event }) => (event === 'initial' ? [] : id));

describe('the statechart', () => {
  test('has every state entered and every transition taken by generated games', () => {
    const { entered, taken } = games;
    expect(states.map(({ id }) => id).filter((id) => !entered.has(id))).toEqual([]);
    expect(moving.filter((id) => !taken.has(id))).toEqual([]);
  });

  test('has every state entered by the fixtures, and every transition taken but those of taking up', () => {
    const { entered, taken } = fixtures;
    expect(states.map(({ id }) => id).filter((id) => !entered.has(id))).toEqual([]);
    const never = moving.filter((id) => !taken.has(id));
    expect(never.filter((id) => !id.startsWith('setup:'))).toEqual([]);
  });

  test('does nothing that a walk over it does not find', () => {
    const known = new Set(edges.map(({ id }) => id));
    for (const { taken } of [fixtures, games])
      expect([...taken].filter((id) => !known.has(id))).toEqual([]);
    expect(known.size).toBe(edges.length);
  });

  test('says for each state what it is and which clauses rule it', () => {
    for (const node of nodes) {
      expect(node.description, node.id).toBeTruthy();
      if (node === machine.root) continue;
      const rules: readonly string[] = node.meta?.rules ?? [];
      expect(rules.length, node.id).toBeGreaterThan(0);
      for (const id of rules) expect(clauses).toHaveProperty([id]);
    }
  });

  test('reaches its end from every state', () => {
    const reaching = new Set(['shedu.over']);
    const inside = (id: string): readonly string[] =>
      nodes.filter((node) => node.id === id || node.id.startsWith(`${id}.`)).map((node) => node.id);
    for (let grown = true; grown; ) {
      grown = false;
      for (const { source, target } of transitions) {
        const leads = inside(target).some((id) => reaching.has(id));
        if (leads && !reaching.has(source.id)) {
          reaching.add(source.id);
          grown = true;
        }
      }
    }
    const resting = nodes.filter((node) => node.type !== 'compound').map(({ id }) => id);
    expect(resting.filter((id) => !reaching.has(id))).toEqual([]);
  });
});
