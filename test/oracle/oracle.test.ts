import { readdirSync, readFileSync } from 'node:fs';
import { expect, describe as group, test } from 'vitest';
import { createActor } from 'xstate';
import { seeded } from '../../machine/bots/random.ts';
import { eventOf } from '../../machine/chart/context.ts';
import { machine, phaseOf } from '../../machine/chart/machine.ts';
import type { GameFile, RecordJson } from '../../machine/record/format.ts';
import { observe } from '../../machine/record/position.ts';
import { frameAt, frames } from '../../machine/record/replay.ts';
import type { Action } from '../../machine/rules/action.ts';
import type { Effect } from '../../machine/rules/effect.ts';
import type { Game } from '../../machine/rules/game.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import { DECISIONS, type Phase } from '../../machine/rules/phases.ts';
import { editions } from '../../spec/editions.ts';
import { COMPARED, comparable, events, text } from './compare.ts';
import {
  apply,
  type Beginning,
  describe,
  legal,
  type OracleState,
  ranking,
  spelled,
  start,
  toAct,
} from './oracle.ts';
import { choose } from './player.ts';
import { type Setup, setup } from './setups.ts';

/**
 * Machine and oracle play the same games and must say the same at every step. ORACLE_GAMES and
 * ORACLE_SEED make a longer search, or repeat one game.
 */
const GAMES = Number(process.env.ORACLE_GAMES ?? 70);
const FIRST = Number(process.env.ORACLE_SEED ?? 1);

interface Moment {
  readonly game: Game;
  readonly phase: Phase;
  readonly effects: readonly Effect[];
}

/** Tells a difference well, and an agreement fast. */
function same(where: string, mine: unknown, machines: unknown): void {
  if (text(mine) !== text(machines)) expect(mine, where).toEqual(machines);
}

const spellings = (actions: readonly Action[]): readonly string[] => actions.map(spelled).sort();

/** Holds both against each other in one position. */
function compare(where: string, oracle: OracleState, { game, phase, effects }: Moment): void {
  same(where, comparable(describe(oracle)), comparable(observe(game, phase)));
  same(where, events(oracle.happened), events(effects));
  const machines = legalActions(game, phase).map(({ action }) => action);
  same(where, spellings(legal(oracle)), spellings(machines));
}

/** A game taken up anew from what the machine tells of it must be the same game. */
function compareTakenUp(where: string, from: Beginning, oracle: OracleState, now: Moment): void {
  const position = observe(now.game, now.phase);
  const again = start({ ...from, position, bag: oracle.bag });
  compare(`${where}, taken up`, again, { ...now, effects: [] });
}

const fileOf = ({ players, steps: _, ...made }: Setup): GameFile => ({
  kind: 'fixture',
  ...made,
  seats: (['archer', 'bull', 'lion', 'pot'] as const)
    .slice(0, players)
    .map((dynasty) => ({ dynasty })),
  steps: [],
});

/** Plays the game of a seed on both, and notes which phases and events it had. */
function playBoth(seed: number, seen: Set<string>): void {
  const made = setup(seed);
  const random = seeded(-seed);
  const { game, phase } = frameAt(fileOf(made), 0);
  const actor = createActor(machine, { input: { game, phase } }).start();
  const from: Beginning = { ...made, bag: made.position.bag };
  let oracle = start(from);
  compare(`seed ${seed} at the start`, oracle, { game, phase, effects: [] });
  for (let step = 1; step <= made.steps; step++) {
    const seat = toAct(oracle);
    if (seat === null) return;
    const action = choose(random, oracle, legal(oracle));
    oracle = apply(oracle, seat, action);
    actor.send(eventOf(seat, action));
    const snapshot = actor.getSnapshot();
    const now = { ...snapshot.context, phase: phaseOf(snapshot) };
    const where = `seed ${seed}, step ${step}: ${seat} ${spelled(action)}`;
    compare(where, oracle, now);
    if (step % 5 === 0) compareTakenUp(where, from, oracle, now);
    for (const name of [oracle.phase, ...oracle.happened.map(({ type }) => type)]) seen.add(name);
  }
}

group('machine and oracle agree', () => {
  test(`in ${GAMES} games`, { timeout: 60_000 + GAMES * 10_000 }, () => {
    const seen = new Set<string>();
    for (let seed = FIRST; seed < FIRST + GAMES; seed++) playBoth(seed, seen);
    if (GAMES >= 70) expect([...seen].sort()).toEqual([...DECISIONS, 'over', ...COMPARED].sort());
  });

  const folder = new URL('../../fixtures/games/', import.meta.url);
  const records = readdirSync(folder)
    .map((name): RecordJson => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    .filter(({ hands, bag }) => bag && !hands?.flat().includes('?'));

  test.each(records)('in the game $title', (record) => {
    const { options, position, hands, bag = [], result } = record;
    const rulings = { ...editions[record.edition].rulings, ...record.rulings };
    const players = record.seats.length;
    let oracle = start({ options, position, rulings, players, hands, bag });
    for (const frame of frames({ ...record, kind: 'record' })) {
      if (frame.step) oracle = apply(oracle, frame.step.seat, frame.step.action);
      compare(`position ${frame.index}`, oracle, frame);
    }
    expect(ranking(oracle)).toEqual(result?.ranking);
    expect(oracle.ending).toBe(result?.end);
  });
});
