import type { ChartInput } from '../chart/context.ts';
import { explain } from '../record/explain.ts';
import type { Action, ActionKind } from '../rules/action.ts';
import { geometry } from '../rules/board.ts';
import { legalActions } from '../rules/legal.ts';
import { PHASE_RULES } from '../rules/phases.ts';
import type { Seat } from '../rules/pieces.ts';
import { actor } from '../rules/turn.ts';
import { type Asked, allowed, type Candidate, type Moment } from './proposal.ts';
import { distanceFrom, spacesOf } from './space.ts';

/** How many steps play goes on at most: a round of four who pass twice, with what may be due. */
const LONGEST = 16;

/** How many ways to decide what is pending are tried. */
const MOST_WAYS = 16;

/** How many actions are tried where nothing says which are near. */
const MOST_ANYWHERE = 240;

/** Actions this near to the spaces asked for may prepare them. */
const REACH = 2;

interface Step {
  readonly seat: Seat;
  readonly action: Action;
}

/** How play goes on from a beginning. */
interface Manner {
  /** How many tiles are added to conflicts on the way. */
  readonly support: 'fewest' | 'most';
  /** Whether it stops where the turn ends: a later turn comes sooner by passing. */
  readonly thisTurn: boolean;
}

/** The times at which the same action is legal, found by playing on. */
export function later(asked: Asked, limit: number): readonly Candidate[] {
  if (asked.at.phase !== 'turn.action') return first(asked, limit, pendingWays(asked.at), false);
  return [...first(asked, limit, nearby(asked), true), ...first(asked, 1, [{ do: 'pass' }], false)];
}

/** The same after any action at all, which takes a while. */
export function afterAnything(asked: Asked): readonly Candidate[] {
  const { game, phase } = asked.at;
  if (phase !== 'turn.action') return [];
  const all = legalActions(game, phase).map(({ action }) => action);
  const few = all.filter(({ do: kind }) => kind === 'leader' || kind === 'tile');
  return first(asked, 1, few.slice(0, MOST_ANYWHERE), true);
}

/** The ways on that begin with one of these actions and lead to where the action is legal. */
function first(
  asked: Asked,
  limit: number,
  beginnings: readonly Action[],
  thisTurn: boolean,
): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const beginning of beginnings) {
    const reached =
      playOn(asked, beginning, { support: 'fewest', thisTurn }) ??
      playOn(asked, beginning, { support: 'most', thisTurn });
    if (reached !== null) found.push(reached);
    if (found.length >= limit) break;
  }
  return found;
}

function playOn(asked: Asked, beginning: Action, manner: Manner): Candidate | null {
  const { seat: wanting, action: wanted } = asked;
  const steps: Step[] = [];
  let at: ChartInput = asked.at;
  let next: Action | null = beginning;
  let turns = 0;
  while (next !== null && steps.length < LONGEST) {
    const seat = actor(at.game, at.phase);
    if (seat === null) return null;
    steps.push({ seat, action: next });
    const active: Seat = at.game.seat;
    const { game, phase } = explain(at, next);
    at = { game, phase };
    if (game.seat !== active) turns++;
    if (manner.thisTurn && turns > 0) return null;
    const then = { at, action: wanted, seat: wanting };
    if (allowed(then)) return candidate(asked, then, steps, turns);
    next = least(at, manner);
    // Where nothing is fought next, tiles make no difference.
    if (manner.support === 'most' && steps.length === 1 && next?.do !== 'support') return null;
  }
  return null;
}

function candidate(
  { at, action }: Asked,
  asked: Asked,
  steps: readonly Step[],
  turns: number,
): Candidate {
  const { game } = at;
  const [begun] = steps as [Step];
  const when: Moment =
    turns > 0 ? 'later-turn' : at.phase === 'turn.action' ? 'action-first' : 'decided';
  const distance = distanceFrom(
    geometry(game.board),
    spacesOf(game, action),
    spacesOf(game, begun.action)[0] ?? spacesOf(game, action)[0] ?? 0,
  );
  return { change: { kind: 'time', when, steps }, size: steps.length, distance, asked };
}

/** What moves play on and changes least, kind by kind. */
const LEAST: readonly ActionKind[] = [
  'pass',
  'support',
  'no-monument',
  'no-building',
  'choose-war',
  'treasure',
  'wonder-point',
];

/** The decision that changes least, or null when the game is over. */
function least({ game, phase }: ChartInput, { support }: Manner): Action | null {
  if (phase === 'turn.action') return { do: 'pass' };
  const open = legalActions(game, phase);
  if (support === 'most' && PHASE_RULES[phase].takes.includes('support'))
    return open.at(-1)?.action ?? null;
  return open.find(({ action }) => LEAST.includes(action.do))?.action ?? null;
}

/** Every way to decide what is pending, the least first. */
function pendingWays({ game, phase }: ChartInput): readonly Action[] {
  const place = ({ do: kind }: Action): number => (LEAST.includes(kind) ? 0 : 1);
  return legalActions(game, phase)
    .map(({ action }) => action)
    .sort((one, other) => place(one) - place(other))
    .slice(0, MOST_WAYS);
}

/** The actions of the turn near the spaces asked for, and those that take a leader back. */
function nearby({ at: { game, phase }, action, seat }: Asked): readonly Action[] {
  if (seat !== actor(game, phase)) return [];
  const shape = geometry(game.board);
  const spaces = spacesOf(game, action);
  const far = (other: Action): number => {
    const [space] = spacesOf(game, other);
    return space === undefined ? 0 : distanceFrom(shape, spaces, space);
  };
  return legalActions(game, phase)
    .filter(({ action: { do: kind } }) => kind !== 'swap' && kind !== 'pass')
    .map(({ action: other }) => ({ other, distance: far(other) }))
    .filter(({ distance, other }) =>
      spaces.length > 0 ? distance <= REACH : other.do === 'withdraw',
    )
    .sort((one, other) => one.distance - other.distance)
    .map(({ other }) => other);
}
