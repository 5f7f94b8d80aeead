import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { machine } from '../../machine/chart/machine.ts';
import { readGame } from '../../machine/record/read.ts';
import { frames } from '../../machine/record/replay.ts';
import type { Phase } from '../../machine/rules/action.ts';
import type { Game } from '../../machine/rules/game.ts';
import { ending } from '../../machine/rules/gameend.ts';
import { clauses } from '../../spec/clauses.ts';
import { plans, play } from './games.ts';

type Node = typeof machine.root;

/** A transition by where it leads from, what moves it, and where to. */
interface Transition {
  readonly source: Node;
  readonly event: string;
  readonly guard: unknown;
  readonly target: string;
}

const nodes: Node[] = [];
(function walk(node: Node): void {
  nodes.push(node);
  for (const child of Object.values(node.states)) walk(child as Node);
})(machine.root);

const idsOf = (targets: readonly { id: string }[] | undefined): string =>
  (targets ?? []).map(({ id }) => id).join();

const nameOf = ({ source, event, guard, target }: Transition): string =>
  `${source.id} --${event}${guard === undefined ? '' : ` [${JSON.stringify(guard)}]`}--> ${target}`;

const transitions: readonly Transition[] = nodes.flatMap((source) =>
  [...[...source.transitions.values()].flat(), ...(source.always ?? [])].map((defined) => ({
    source,
    event: defined.eventType,
    guard: defined.guard,
    target: idsOf(defined.target as readonly { id: string }[] | undefined),
  })),
);

const taken = new Set<string>();
const entered = new Set<string>();

/** Notes every microstep that the inspector shows. */
function note(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
  const snapshot = event.snapshot as unknown as { _nodes?: readonly Node[] };
  for (const node of snapshot._nodes ?? []) entered.add(node.id);
  if (event.type !== '@xstate.microstep') return;
  for (const step of event._transitions) {
    const source = step.source as unknown as Node;
    entered.add(source.id);
    taken.add(
      nameOf({
        source,
        event: step.eventType,
        guard: step.guard,
        target: idsOf(step.target as unknown as readonly { id: string }[]),
      }),
    );
  }
}

const FIXTURES = join(import.meta.dirname, '../../fixtures');

beforeAll(() => {
  const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => /^(?!malformed).*\.json$/.test(file))) {
    const read = readGame(readFileSync(join(FIXTURES, name), 'utf8'));
    if ('file' in read) for (const _frame of frames(read.file, note));
  }
  const resumed = new Set<Phase>();
  const resume = (game: Game, phase: Phase): void => {
    if (resumed.has(phase)) return;
    resumed.add(phase);
    createActor(machine, { input: { game, phase }, inspect: note }).start().stop();
  };
  for (const plan of fc.sample(plans(300), { numRuns: 150, seed: 7 })) {
    const game = play(plan, note);
    let moment = game.next();
    for (; !moment.done; moment = game.next()) resume(moment.value.game, moment.value.phase);
    if (ending(moment.value) !== null) resume(moment.value, 'over');
  }
});

describe('the statechart', () => {
  test('enters every state', () => {
    const never = nodes.map(({ id }) => id).filter((id) => !entered.has(id));
    expect(never).toEqual([]);
  });

  test('takes every transition', () => {
    const never = transitions.map(nameOf).filter((name) => !taken.has(name));
    expect(never).toEqual([]);
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
