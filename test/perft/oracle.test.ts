import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { transition } from 'xstate';
import { eventOf } from '../../machine/chart/context.ts';
import { type ChartSnapshot, machine, phaseOf } from '../../machine/chart/machine.ts';
import { observe } from '../../machine/record/position.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import type { Seat } from '../../machine/rules/pieces.ts';
import { comparable, events, text } from '../oracle/compare.ts';
import {
  apply,
  describe,
  legal,
  type OracleState,
  spelled,
  start,
  toAct,
} from '../oracle/oracle.ts';
import { type Counted, rootOf } from './perft.ts';

/** Every sequence of this many actions is played by both; `ORACLE_DEPTH=3` plays longer ones. */
const DEPTH = Number(process.env.ORACLE_DEPTH ?? 2);

const table = readFileSync(new URL('../../fixtures/perft.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Counted => JSON.parse(line));

/** Tells a difference well, and an agreement fast. */
function same(where: string, mine: unknown, machines: unknown): void {
  if (text(mine) !== text(machines)) expect(mine, where).toEqual(machines);
}

/** Compares both in a position and in all that follow; how many sequences there are. */
function follow(path: string, oracle: OracleState, chart: ChartSnapshot, depth: number): number {
  const { game, effects } = chart.context;
  const phase = phaseOf(chart);
  same(path, comparable(describe(oracle)), comparable(observe(game, phase)));
  same(path, events(oracle.happened), events(effects));
  const actions = legalActions(game, phase).map(({ action }) => action);
  same(path, legal(oracle).map(spelled).sort(), actions.map(spelled).sort());
  if (depth === 0) return 1;
  let count = 0;
  for (const action of actions) {
    const seat = toAct(oracle) as Seat;
    const [after] = transition(machine, chart, eventOf(seat, action));
    const where = `${path} / ${seat} ${spelled(action)}`;
    count += follow(where, apply(oracle, seat, action), after as ChartSnapshot, depth - 1);
  }
  return count;
}

test.each(table)('machine and oracle agree in all that may follow $id', (counted) => {
  const chart = rootOf(counted);
  const { options, position } = counted;
  const { rulings, players } = chart.context.game;
  const bag = position?.bag ?? [];
  const count = follow('', start({ options, position, rulings, players, bag }), chart, DEPTH);
  expect(count).toBe(counted.counts[DEPTH - 1]);
});
