import assert from 'node:assert/strict';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, transition } from 'xstate';
import { startOf } from '../../machine/bots/play.ts';
import { type ChartEvent, eventOf } from '../../machine/chart/context.ts';
import { driverOf } from '../../machine/chart/driver.ts';
import { type Machine, machine } from '../../machine/chart/machine.ts';
import { chart } from '../../machine/chart/setup.ts';
import type { GameFile, RecordJson, StepJson } from '../../machine/record/format.ts';
import { Inconsistent } from '../../machine/record/problem.ts';
import { begin } from '../../machine/record/start.ts';
import type { Action } from '../../machine/rules/action.ts';
import type { Effect } from '../../machine/rules/effect.ts';
import type { Seat } from '../../machine/rules/pieces.ts';
import { all, load, malformed } from '../fixtures/suite.ts';
import { anyActions } from '../model/anyactions.ts';
import { gameOf } from '../model/games.ts';
import { holds } from '../model/holds.ts';
import { Both } from './both.ts';

/** Events that are tried at each position of a generated game, beside the one that is played. */
const TRIED = 12;

/** What a step has drawn, as a record may tell it. */
const drawsIn = (effects: readonly Effect[]) =>
  effects.flatMap((effect) =>
    effect.type === 'drawn' ? [{ seat: effect.seat, tiles: effect.tiles }] : [],
  );

/** Some events at a position, of whoever acts and of the others; most of them are refused. */
function some({ at }: Both, chance: number): readonly ChartEvent[] {
  const { game } = at.context;
  const actions = anyActions(game);
  return Array.from({ length: TRIED }, (_, i) => {
    const action = actions[(chance + i * 7919) % actions.length] as Action;
    return eventOf(((game.seat + (i % 3 === 0 ? 1 : 0)) % game.players) as Seat, action);
  });
}

/** Plays a record by a chart and its driver; what it tells of draws is told the second time. */
function playBoth(record: RecordJson, chance: number, chart: Machine = machine): void {
  const start = startOf(record);
  const [first, again] = [new Both(start, chart), new Both(start, chart)];
  for (const [index, { seat, action }] of record.steps.entries()) {
    const where = `step ${index}`;
    for (const event of some(first, chance + index)) first.try(`${where} ${JSON.stringify(event)}`, event);
    first.send(where, eventOf(seat, action));
    again.send(where, eventOf(seat, action, drawsIn(first.at.context.effects)));
  }
}

describe('the driver plays as XState does', () => {
  test('generated games, with whatever is refused in them', { timeout: 120_000 }, () => {
    holds(playBoth, { runs: 150, length: 120 });
  });

  /** The steps of a file, with its variations after it. */
  const lines = ({ steps, variations = [] }: Pick<GameFile, 'steps' | 'variations'>): readonly (readonly StepJson[])[] => [
    steps,
    ...variations.flatMap((one) => lines(one).map((more) => [...steps, ...more])),
    ...steps.flatMap((step, i) =>
      (step.variations ?? []).flatMap((one) => lines(one).map((more) => [...steps.slice(0, i), ...more])),
    ),
  ];

  test('every fixture and every bundled game', () => {
    const cases = all.filter((name) => name.endsWith('.json') && !malformed.includes(name));
    let played = 0;
    for (const name of cases) {
      const file = loaded(name);
      if (file === null) continue;
      for (const steps of lines(file)) {
        const both = new Both(begin(file));
        for (const [i, { seat, action, draws }] of steps.entries())
          both.send(`${name}, step ${i}`, eventOf(seat, action, draws));
        played++;
      }
    }
    expect(played).toBeGreaterThan(700);
  });
});

/** A file of the suite; null for what is no game, such as a report. */
function loaded(name: string): GameFile | null {
  try {
    const file = load(name);
    begin(file);
    return file;
  } catch (error) {
    if (error instanceof Inconsistent) return null;
    if (/^\S+: \[/.test((error as Error).message)) return null;
    throw error;
  }
}
