import type { ClauseId } from '../../spec/clauses.ts';
import type { Action, ActionKind, Asked } from './action.ts';
import { checkBuilding } from './building.ts';
import { checkCatastrophe } from './catastrophe.ts';
import { Change, NO_EFFECTS, type Outcome } from './change.ts';
import {
  addAsAttacker,
  type BoardStrength,
  type ConflictRules,
  checkSupport,
  conflictOf,
} from './conflict.ts';
import { TURN_ENDED } from './endturn.ts';
import { type Conflict, type Game, OFF } from './game.ts';
import { goesOnClauses } from './gameend.ts';
import { checkLeader, checkWithdraw } from './leader.ts';
import { checkMonument } from './monument.ts';
import { PHASE_RULES, type Phase } from './phases.ts';
import type { Seat } from './pieces.ts';
import { REVOLT } from './revolt.ts';
import { checkSwap } from './swap.ts';
import { checkTile } from './tile.ts';
import { checkTreasure, treasureDue } from './treasure.ts';
import { NONE, type Violation, violate } from './violation.ts';
import { checkChooseWar, WAR } from './war.ts';
import { checkWonder } from './wonder.ts';

/** The seat that decides in a phase, or null when the game is over. */
export function actor(game: Game, phase: Phase): Seat | null {
  const { decides } = PHASE_RULES[phase];
  switch (decides) {
    case null:
      return null;
    case 'active':
      return game.seat;
    case 'trader':
      return treasureDue(game)?.owner ?? game.seat;
    case 'attacker':
    case 'defender':
      return conflictOf(game)[decides];
  }
}

/** What the chapter of a kind of conflict has on all that revolts and wars share. */
const CONFLICTS: Readonly<Record<Conflict['kind'], ConflictRules>> = { revolt: REVOLT, war: WAR };

/** Strength of both sides on the board, whichever kind the conflict is. */
export function boardStrength(game: Game, conflict: Conflict): BoardStrength {
  return CONFLICTS[conflict.kind].strength(game, conflict);
}

type Check<K extends ActionKind> = (
  game: Game,
  seat: Seat,
  asked: Asked<K>,
  phase: Phase,
) => readonly Violation[];

const nothing = (): readonly Violation[] => NONE;

/** The check of each kind of action, in the chapter that rules it. */
const CHECKS: { readonly [K in ActionKind]: Check<K> } = {
  leader: checkLeader,
  withdraw: checkWithdraw,
  tile: checkTile,
  catastrophe: checkCatastrophe,
  swap: checkSwap,
  pass: nothing,
  support: (game, seat, asked, phase) =>
    checkSupport(
      game,
      seat,
      asked,
      PHASE_RULES[phase].decides === 'attacker' ? 'attacker' : 'defender',
      boardStrength,
    ),
  'choose-war': (game, _seat, asked) => checkChooseWar(game, asked),
  monument: (game, _seat, asked) => checkMonument(game, asked),
  'no-monument': nothing,
  wonder: (game, _seat, asked) => checkWonder(game, asked),
  building: (game, _seat, asked) => checkBuilding(game, asked),
  'no-building': nothing,
  treasure: (game, _seat, asked) => checkTreasure(game, asked),
  'wonder-point': nothing,
};

/**
 * Everything that speaks against an action: nothing if and only if the chart accepts it. In the
 * wrong phase or from the wrong seat only that is said; else every check runs on its own.
 */
export function check(game: Game, phase: Phase, seat: Seat, action: Action): readonly Violation[] {
  return checkAsked(game, phase, seat, action.do, action);
}

/** The same for the kind of an action and what it asks for. */
export function checkAsked<K extends ActionKind>(
  game: Game,
  phase: Phase,
  seat: Seat,
  kind: K,
  asked: Asked<K>,
): readonly Violation[] {
  const misplaced = phaseFault(game, phase, seat, kind);
  if (misplaced !== null) return [misplaced];
  return CHECKS[kind](game, seat, asked, phase);
}

function optionFault(game: Game, kind: ActionKind): Violation | null {
  switch (kind) {
    case 'wonder':
    case 'wonder-point':
      return game.options.wonder
        ? null
        : violate('option-off', 'wonder.build.cross', [], { option: 'wonder' });
    case 'building':
    case 'no-building':
      return game.options.buildings
        ? null
        : violate('option-off', 'building.line.three', [], { option: 'buildings' });
    case 'leader':
    case 'withdraw':
    case 'tile':
    case 'catastrophe':
    case 'swap':
    case 'pass':
    case 'support':
    case 'choose-war':
    case 'monument':
    case 'no-monument':
    case 'treasure':
      return null;
  }
}

function phaseFault(game: Game, phase: Phase, seat: Seat, kind: ActionKind): Violation | null {
  const off = optionFault(game, kind);
  if (off !== null) return off;
  const { takes, refuses, by, conflict } = PHASE_RULES[phase];
  if (!takes.includes(kind)) {
    const fleeing = conflict !== null && (kind === 'withdraw' || kind === 'leader');
    const clause = fleeing ? 'conflict.leader.no-withdraw' : refuses;
    return violate('wrong-phase', clause, [], { phase, action: kind });
  }
  const expected = actor(game, phase) as Seat;
  if (seat === expected) return null;
  return violate('wrong-seat', by, [], { phase, expected, seat });
}

/** The attacker of the open conflict adds tiles. */
export const attack = (game: Game, seat: Seat, action: Asked<'support'>): Outcome =>
  addAsAttacker(game, seat, action, CONFLICTS[conflictOf(game).kind]);

/** A pass uses up one action (clause `turn.action.fewer`). */
export function pass(game: Game, seat: Seat): Outcome {
  const change = new Change(game);
  change.note({ type: 'passed', clauses: ['turn.action.fewer'], seat });
  return change;
}

/** An action is over once its events are settled (clause `turn.event.completes`). */
export function endAction(game: Game): Outcome {
  const ended = { ...game, placed: OFF, actionsLeft: game.actionsLeft - 1 };
  return { game: ended, effects: NO_EFFECTS };
}

/** Actions in a turn (clause `turn.action.two`). */
export const ACTIONS = 2;

const NEXT: readonly ClauseId[] = ['turn.action.two', ...TURN_ENDED, 'turn.order.clockwise'];

/** The next player clockwise becomes active. */
export function nextTurn(game: Game): Outcome {
  const change = new Change(game);
  const next = ((game.seat + 1) % game.players) as Seat;
  change.game.seat = next;
  change.game.actionsLeft = ACTIONS;
  const clauses = [...NEXT, ...goesOnClauses(game)];
  change.note({ type: 'turn-ended', clauses, seat: game.seat, next });
  return change;
}
