import assert from 'node:assert/strict';
import { createActor } from 'xstate';
import { type Position, play } from '../../machine/bots/play.ts';
import { eventOf } from '../../machine/chart/context.ts';
import { machine, phaseOf } from '../../machine/chart/machine.ts';
import type { Proposal } from '../../machine/inquiry/proposal.ts';
import { ask } from '../../machine/inquiry/proposal.ts';
import { neededAgainst, winnerAt } from '../../machine/inquiry/tipping.ts';
import { type Course, type Fight, whatThen } from '../../machine/inquiry/whatthen.ts';
import { whyNot } from '../../machine/inquiry/whynot.ts';
import { writePosition } from '../../machine/record/position.ts';
import { readPosition } from '../../machine/record/reading.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import { HAND_SIZE, SEATS, type Seat } from '../../machine/rules/pieces.ts';
import { check } from '../../machine/rules/turn.ts';
import { anyActions } from '../model/anyactions.ts';
import type { Property } from '../model/holds.ts';
import { same } from '../model/same.ts';

/** Sends an action to a statechart of its own; null if it stays where it is. */
function sent(
  { game, phase }: Position,
  seat: Seat,
  action: Parameters<typeof eventOf>[1],
): { readonly after: Position; readonly winner: Seat | null } | null {
  const actor = createActor(machine, { input: { game, phase } }).start();
  const before = actor.getSnapshot();
  actor.send(eventOf(seat, action));
  const after = actor.getSnapshot();
  actor.stop();
  if (after === before) return null;
  const won = after.context.effects.find(({ type }) => type === 'conflict-won');
  const winner = won?.type === 'conflict-won' ? won.winner : null;
  return { after: { game: after.context.game, phase: phaseOf(after) }, winner };
}

const COUNTS = Array.from({ length: HAND_SIZE + 1 }, (_, count) => count);

/** Every number of tiles that the chart takes from each side of an open conflict, with the winner. */
export function bruteForce(at: Position): readonly (readonly [number, number, Seat])[] {
  const { attacker, defender, added } = at.game.conflict!;
  const answers = (attack: number, defending: Position): [number, number, Seat][] =>
    COUNTS.flatMap((count) => {
      const decided = sent(defending, defender, { do: 'support', count });
      return decided?.winner == null ? [] : [[attack, count, decided.winner]];
    });
  if (at.phase.endsWith('defence')) return answers(added, at);
  return COUNTS.flatMap((attack) => {
    const defending = sent(at, attacker, { do: 'support', count: attack });
    return defending === null ? [] : answers(attack, defending.after);
  });
}

/** The conflict that a course begins with. */
const fightOf = (course: Course): Fight => {
  assert.equal(course.type, 'fight');
  return course as Fight;
};

/** The tipping points of a conflict say of every number of tiles who wins, and name no other. */
export function tipsAreRight(fight: Fight, at: Position): void {
  const table = bruteForce(at);
  assert.ok(table.length > 0);
  for (const [attack, defence, winner] of table) {
    const told = fight[winnerAt(fight.tips, attack, defence)];
    assert.equal(told, winner, `${attack} against ${defence}`);
  }
  const told = fight.tips.flatMap(({ from, to }) => COUNTS.filter((n) => from <= n && n <= to));
  same('attacks', told, [...new Set(table.map(([attack]) => attack))]);
  for (const attack of told) {
    const least = table.find(([a, , winner]) => a === attack && winner === fight.defender)?.[1];
    assert.equal(neededAgainst(fight.tips, attack), least ?? null, `against ${attack}`);
  }
  const winners = new Set(table.map(([, , winner]) => winner));
  same('winners', fight.outcomes.map(({ winner }) => winner).sort(), [...winners].sort());
}

/** What was told of an action that opened a conflict, beside all that could be added to it. */
export function tippingHolds(record: Parameters<Property>[0]): number {
  let conflicts = 0;
  for (const { before, seat, action, after } of play(record)) {
    if (!/\.(attack|defence)$/.test(after.phase)) continue;
    const told = whatThen(ask(before, action, seat), { conflicts: 1 });
    tipsAreRight(fightOf(told!.course), after);
    conflicts++;
  }
  return conflicts;
}

/** A proposal holds what it says: the chart takes the action in a position that can be written down. */
export function proposalHolds({ asked, verdict }: Proposal): void {
  const { at, action, seat } = asked;
  const what = JSON.stringify(action);
  assert.deepEqual(verdict.violations, [], what);
  assert.notEqual(sent(at, seat, action), null, what);
  const { board, options, rulings, players } = at.game;
  const read = readPosition(writePosition(at.game, at.phase), { board, options, rulings, players });
  assert.deepEqual(check(read.game, read.phase, seat, action), [], what);
}

/** Some actions of each moment that are refused, sensible or not. */
export const proposalsHold: Property = (record, chance) => {
  for (const { index, before } of play(record)) {
    if ((index + chance) % 12 !== 0) continue;
    const { game, phase } = before;
    const seat = SEATS[(chance + index) % game.players] as Seat;
    const refused = anyActions(game).filter(
      (action) => check(game, phase, seat, action).length > 0,
    );
    for (let i = 0; i < 3; i++) {
      const action = refused[(chance * 31 + index * 17 + i * 7919) % refused.length];
      if (action === undefined) continue;
      const told = whyNot(ask(before, action, seat));
      assert.ok(told !== null);
      told.proposals.forEach(proposalHolds);
    }
    const [open] = legalActions(game, phase);
    if (open !== undefined) assert.equal(whyNot(ask(before, open.action)), null);
  }
};

/** Laws of inquiries, for a long search. */
export const INQUIRY_LAWS: Readonly<Record<string, Property>> = {
  'tipping points are those of every number of tiles': (record) => {
    tippingHolds(record);
  },
  'what would make an action legal does': proposalsHold,
};
