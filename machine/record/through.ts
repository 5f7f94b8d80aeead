import type { ChartInput } from '../chart/context.ts';
import { type BoardStrength, conflictOf } from '../rules/conflict.ts';
import type { Effect, EffectOf, EffectType } from '../rules/effect.ts';
import { type Raisable, raisable } from '../rules/figures.ts';
import type { Game } from '../rules/game.ts';
import { legalActions } from '../rules/legal.ts';
import type { Phase } from '../rules/phases.ts';
import { type Color, colorAt, type Seat } from '../rules/pieces.ts';
import { actor } from '../rules/turn.ts';
import { explain, type Verdict } from './explain.ts';

/** How the conflicts of a position may come out, as far as the hands are known. */
export type Outlook = FoughtOut | WarChoice | Decided;

/** No conflict is open, or none any more: what comes next. */
export interface Decided {
  readonly type: 'decided';
  readonly phase: Phase;
  readonly toAct: Seat | null;
  /** What can be raised, where that is decided next. */
  readonly raises?: Raisable;
}

/** Several wars are open, and somebody chooses the next. */
export interface WarChoice {
  readonly type: 'choice';
  readonly seat: Seat;
  readonly options: readonly { readonly color: Color; readonly next: Outlook }[];
}

/** A conflict with everything that either side may add to it. */
export interface FoughtOut {
  readonly type: 'conflict';
  readonly kind: 'revolt' | 'war';
  /** The colour of the leaders. */
  readonly color: Color;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** How strong each side is before anything is added. */
  readonly board: BoardStrength;
  /** What the attacker may add, or has added. */
  readonly attacks: readonly Attack[];
  readonly prospect: Prospect;
  /** What comes of it, for each side that may win. */
  readonly outcomes: readonly ConflictOutcome[];
}

/** A number of tiles; `possible` if it depends on tiles that nobody has told. */
export interface Added {
  readonly count: number;
  readonly possible: boolean;
}

/** What the attacker adds, with every answer. */
export interface Attack extends Added {
  readonly answers: readonly (Added & { readonly winner: Seat })[];
}

/**
 * Who wins: a side `surely`, whatever is added; a side that `can` make sure of it, the attacker by
 * adding `count`; or it is `open`, since it depends on tiles that nobody has told.
 */
export type Prospect =
  | { readonly who: 'surely'; readonly winner: Seat }
  | { readonly who: 'attacker-can'; readonly winner: Seat; readonly count: number }
  | { readonly who: 'defender-can'; readonly winner: Seat }
  | { readonly who: 'open' };

/** What comes of a conflict that a side has won, with as few tiles added as will do. */
export interface ConflictOutcome {
  readonly winner: Seat;
  readonly effects: readonly Effect[];
  readonly next: Outlook;
}

/** Plays the conflicts of a position in every way that they can go. */
export function through({ game, phase }: ChartInput): Outlook {
  switch (phase) {
    case 'turn.war.choose':
      return chosen(game);
    case 'turn.revolt.attack':
    case 'turn.war.attack':
    case 'turn.revolt.defence':
    case 'turn.war.defence':
      return fought({ game, phase });
    default:
      return decided(game, phase);
  }
}

function decided(game: Game, phase: Phase): Decided {
  const raises = raisable(game, phase);
  const next = { type: 'decided', phase, toAct: actor(game, phase) } as const;
  return raises === null ? next : { ...next, raises };
}

function chosen(game: Game): WarChoice {
  const phase = 'turn.war.choose';
  return {
    type: 'choice',
    seat: actor(game, phase) ?? game.seat,
    options: legalActions(game, phase).flatMap(({ action }) =>
      action.do === 'choose-war'
        ? { color: action.color, next: through(explain({ game, phase }, action)) }
        : [],
    ),
  };
}

/** A way that a conflict may go: what both sides add, who wins, and the verdict on the last of it. */
export interface Way {
  readonly attack: Added;
  readonly answer: Added;
  readonly won: EffectOf<'conflict-won'>;
  readonly verdict: Verdict;
}

/** An open conflict that was played in every way, with all the ways it took. */
export interface PlayedOut extends Omit<FoughtOut, 'type' | 'outcomes'> {
  readonly ways: readonly Way[];
}

/** Plays the open conflict with all that either side may add. */
export function playOut(at: ChartInput): PlayedOut {
  const { kind, color, attacker, defender, added } = conflictOf(at.game);
  const ways = at.phase.endsWith('attack')
    ? supports(at).flatMap(({ verdict, ...attack }) => answered(verdict, attack))
    : answered(at, { count: added, possible: false });
  const attacks = [...Map.groupBy(ways, ({ attack }) => attack)].map(([attack, these]) => ({
    ...attack,
    answers: these.map(({ answer, won: { winner } }) => ({ ...answer, winner })),
  }));
  const [{ won }] = ways as [Way];
  return {
    kind,
    color: colorAt(color),
    attacker,
    defender,
    board: { attacker: won.attacker.board, defender: won.defender.board },
    attacks,
    prospect: prospectOf(attacks, attacker, defender),
    ways,
  };
}

function fought(at: ChartInput): FoughtOut {
  const { ways, ...played } = playOut(at);
  const { attacker, defender } = played;
  return {
    type: 'conflict',
    ...played,
    outcomes: [attacker, defender].flatMap((winner) => outcome(ways, winner)),
  };
}

/** Every number of tiles that the side to act may add, with the verdict on it. */
function supports(at: ChartInput): readonly (Added & { readonly verdict: Verdict })[] {
  return legalActions(at.game, at.phase).flatMap(({ action, possible = false }) =>
    action.do === 'support' ? { count: action.count, possible, verdict: explain(at, action) } : [],
  );
}

/** Every answer to what the attacker has added. */
const answered = (at: ChartInput, attack: Added): readonly Way[] =>
  supports(at).flatMap(({ verdict, ...answer }) => {
    const won = verdict.effects.find((effect) => effect.type === 'conflict-won');
    return won === undefined ? [] : { attack, answer, won, verdict };
  });

function prospectOf(attacks: readonly Attack[], attacker: Seat, defender: Seat): Prospect {
  const winners = new Set(attacks.flatMap(({ answers }) => answers.map(({ winner }) => winner)));
  const [only, ...others] = winners;
  if (only !== undefined && others.length === 0) return { who: 'surely', winner: only };
  const forcing = attacks.find(
    ({ possible, answers }) => !possible && answers.every(({ winner }) => winner === attacker),
  );
  if (forcing !== undefined) return { who: 'attacker-can', winner: attacker, count: forcing.count };
  const held = attacks.every(({ answers }) =>
    answers.some(({ possible, winner }) => !possible && winner === defender),
  );
  return held ? { who: 'defender-can', winner: defender } : { who: 'open' };
}

/** Effects that depend on how many tiles were added. */
const OF_COUNTS: ReadonlySet<EffectType> = new Set([
  'support-added',
  'conflict-won',
  'tiles-discarded',
  'drawn',
  'bag-short',
]);

/** The way to a victory with as few tiles added as will do, if it can be one. */
export function cheapest(ways: readonly Way[], winner: Seat): Way | undefined {
  const added = ({ attack, answer }: Way): number => attack.count + answer.count;
  const [way] = ways
    .filter(({ won }) => won.winner === winner)
    .sort((one, other) => added(one) - added(other));
  return way;
}

/** What happens in a way whatever the tiles added, the numbers aside. */
export const lasting = ({ verdict }: Way): readonly Effect[] =>
  verdict.effects.filter(({ type }) => !OF_COUNTS.has(type));

/** What comes of a victory, if it can be one: the wars that remain are fought with tiles of their own. */
function outcome(ways: readonly Way[], winner: Seat): readonly ConflictOutcome[] {
  const way = cheapest(ways, winner);
  if (way === undefined) return [];
  return [{ winner, effects: lasting(way), next: through(way.verdict) }];
}
