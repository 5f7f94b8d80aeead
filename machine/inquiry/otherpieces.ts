import type { ChartInput } from '../chart/context.ts';
import { assertPlay, hasReason } from '../record/consistency.ts';
import { Inconsistent } from '../record/problem.ts';
import { assertTiles } from '../record/tiles.ts';
import { geometry } from '../rules/board.ts';
import { ending } from '../rules/gameend.ts';
import { PHASE_RULES, type Phase } from '../rules/phases.ts';
import { treasureDue } from '../rules/treasure.ts';
import { check, nextTurn } from '../rules/turn.ts';
import { type Edit, edited } from './edit.ts';
import { editsNear, type Near } from './neighbourhood.ts';
import type { Asked, Candidate, Change } from './proposal.ts';
import { between } from './space.ts';

/** How many pieces that mend a part of what is wrong are tried two by two. */
const MOST_PAIRED = 24;

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
  const starts = startsFor(asked);
  const tried = editsNear(asked, before).flatMap((near) =>
    starts.flatMap((start) => attempt(asked, start, near)),
  );
  const one = candidates(
    asked,
    tried.map((trial) => [trial]),
    limit,
  );
  if (one.length > 0) return one;
  const partly = tried.filter(
    ({ against, at: { phase } }) => against > 0 && (against < before.length || phase !== at.phase),
  );
  return candidates(asked, pairs(asked, partly.slice(0, MOST_PAIRED)), limit);
}

/** Phases that ask for nothing but a reason on the board, which another piece may give. */
const WITH_A_REASON: readonly Phase[] = ['turn.building', 'turn.monument', 'turn.treasures'];

/** The positions to edit: as it is, or in a phase in which the action could be asked then. */
function startsFor({ at, action }: Asked): readonly ChartInput[] {
  const { game, phase } = at;
  const taken = (other: Phase): boolean => PHASE_RULES[other].takes.includes(action.do);
  if (taken(phase)) return [at];
  if (phase === 'turn.action')
    return WITH_A_REASON.filter(taken).map((other) => ({ game, phase: other }));
  if (phase !== 'over' || !taken('turn.action')) return [];
  // A game that is not over goes on with this seat, if it ended within a turn, or the next.
  const within = game.actionsLeft > 0 ? [game] : [];
  return [...within, nextTurn(game).game].map((goingOn) => ({
    game: goingOn,
    phase: 'turn.action',
  }));
}

function attempt(
  { action, seat }: Asked,
  { game, phase }: ChartInput,
  near: Near,
): readonly Tried[] {
  const changed = edited(game, near.edit);
  if (changed === null) return [];
  const at = { game: changed, phase };
  // Without a reason the phase is not reached, which another piece may mend.
  const against = hasReason(changed, phase) ? check(changed, phase, seat, action).length : 1;
  return [{ ...near, at, against }];
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
    const edits: readonly Edit[] = trial.map(({ edit }) => edit);
    if (against > 0 || found.some(({ change }) => muchTheSame(change, edits))) continue;
    if (!sound(at, asked.at)) continue;
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

/** Whether fewer tiles of the same colour in the hand do, or a tile of another colour there. */
function muchTheSame(change: Change, [edit, ...others]: readonly Edit[]): boolean {
  if (change.kind !== 'piece' || others.length > 0) return false;
  const [found] = change.edits;
  if (edit?.edit === 'tile') return found?.edit === 'tile' && found.at === edit.at;
  if (edit?.edit !== 'hand' || found?.edit !== 'hand') return false;
  return found.tiles[0] === edit.tiles[0] && found.seat === edit.seat;
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

/** How far from its space an action is tried together with another piece. */
const REACH = 2;

/** The same action at another space and with another piece, where neither does alone. */
export function elsewhereWithPiece(asked: Asked, limit: number): readonly Candidate[] {
  const { at, action } = asked;
  if (action.do !== 'leader' && action.do !== 'tile' && action.do !== 'catastrophe') return [];
  const found: Candidate[] = [];
  const near = geometry(at.game.board)
    .names.map((cell) => ({ cell, moved: between(action.at, cell) }))
    .filter(({ moved }) => moved > 0 && moved <= REACH)
    .sort((one, other) => one.moved - other.moved);
  for (const { cell, moved } of near) {
    const [candidate] = otherPieces({ ...asked, action: { ...action, at: cell } }, 1);
    if (candidate?.change.kind !== 'piece') continue;
    const change = { ...candidate.change, elsewhere: true } as const;
    found.push({ ...candidate, change, size: candidate.size + 1, distance: moved });
    if (found.length >= limit) break;
  }
  return found;
}
