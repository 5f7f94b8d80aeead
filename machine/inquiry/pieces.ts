import type { ChartInput } from '../chart/context.ts';
import { assertPlay, hasReason } from '../record/consistency.ts';
import { Inconsistent } from '../record/problem.ts';
import { assertTiles } from '../record/tiles.ts';
import { ending } from '../rules/gameend.ts';
import { PHASE_RULES, type Phase } from '../rules/phases.ts';
import { treasureDue } from '../rules/treasure.ts';
import { check } from '../rules/turn.ts';
import { type Edit, edited } from './edit.ts';
import { editsNear, type Near } from './neighbourhood.ts';
import type { Asked, Candidate } from './proposal.ts';

/** How many pieces that mend a part of what is wrong are tried two by two. */
const MOST_PAIRED = 14;

interface Tried extends Near {
  readonly at: ChartInput;
  /** How many rules still refuse the action. */
  readonly against: number;
}

/**
 * The positions in which one piece is otherwise and the action is legal, the nearest first; where
 * there is none, those in which two are.
 */
export function otherPieces(asked: Asked, limit: number): readonly Candidate[] {
  const { at, seat, action } = asked;
  const before = check(at.game, at.phase, seat, action);
  const phases = phasesFor(asked);
  const tried = editsNear(asked, before).flatMap((near) =>
    phases.flatMap((phase) => attempt(asked, { game: at.game, phase }, near)),
  );
  const one = candidates(
    asked,
    tried.map((trial) => [trial]),
    limit,
  );
  if (one.length > 0) return one;
  const partly = tried.filter(({ against }) => against > 0 && against < before.length);
  return candidates(asked, pairs(asked, partly.slice(0, MOST_PAIRED)), limit);
}

/** Phases that ask for nothing but a reason on the board, which another piece may give. */
const WITH_A_REASON: readonly Phase[] = ['turn.building', 'turn.monument', 'turn.treasures'];

/** The phases in which the action could be asked if a piece were otherwise. */
function phasesFor({ at: { phase }, action }: Asked): readonly Phase[] {
  if (PHASE_RULES[phase].takes.includes(action.do)) return [phase];
  const others: readonly Phase[] =
    phase === 'over' ? ['turn.action'] : phase === 'turn.action' ? WITH_A_REASON : [];
  return others.filter((other) => PHASE_RULES[other].takes.includes(action.do));
}

function attempt({ action, seat }: Asked, { game, phase }: ChartInput, near: Near): readonly Tried[] {
  const changed = edited(game, near.edit);
  if (changed === null || !hasReason(changed, phase)) return [];
  const against = check(changed, phase, seat, action).length;
  return [{ ...near, at: { game: changed, phase }, against }];
}

function* pairs(asked: Asked, tried: readonly Tried[]): Generator<readonly Tried[]> {
  for (const [i, first] of tried.entries()) {
    for (const second of tried.slice(i + 1)) {
      const [both] = attempt(asked, first.at, second);
      if (both !== undefined) yield [first, both];
    }
  }
}

/** Those of which the last leaves nothing against the action, in a position that play can know. */
function candidates(
  asked: Asked,
  trials: Iterable<readonly Tried[]>,
  limit: number,
): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const trial of trials) {
    const { at, against } = trial.at(-1) as Tried;
    if (against > 0 || !sound(at, asked.at)) continue;
    const edits: readonly Edit[] = trial.map(({ edit }) => edit);
    found.push({
      change: { kind: 'piece', edits },
      size: trial.reduce((sum, { size }) => sum + size, 0),
      distance: Math.max(...trial.map(({ distance }) => distance)),
      asked: { ...asked, at },
    });
    if (found.length === limit) break;
  }
  return found;
}

/** Whether a position can be, and has come to rest as far as the one it was made of had. */
export function sound({ game, phase }: ChartInput, before: ChartInput): boolean {
  if (phase === 'turn.action' && treasureDue(game) !== null && treasureDue(before.game) === null)
    return false;
  if (before.phase === 'over' && ending(game) !== null) return false;
  try {
    assertTiles(game, 'position');
    assertPlay(game, phase);
    return true;
  } catch (error) {
    if (error instanceof Inconsistent) return false;
    throw error;
  }
}
