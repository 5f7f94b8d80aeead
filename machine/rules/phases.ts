import type { ClauseId } from '../../spec/clauses.ts';
import type { ActionKind } from './action.ts';

/** A phase in which a seat decides: a state of the chart. */
export type Decision =
  | 'turn.action'
  | 'turn.revolt.attack'
  | 'turn.revolt.defence'
  | 'turn.war.choose'
  | 'turn.war.attack'
  | 'turn.war.defence'
  | 'turn.building'
  | 'turn.monument'
  | 'turn.treasures'
  | 'turn.wonderPoint';

/** Where a game can rest: a decision, or the end. */
export type Phase = Decision | 'over';

/** Who decides: the active player, a side of the open conflict, or a trader's owner. */
export type Decider = 'active' | 'attacker' | 'defender' | 'trader';

/** What the rules fix about a phase. */
export interface PhaseRules {
  /** Whose decision it is; null when the game is over. */
  readonly decides: Decider | null;
  /** The clause that says so, which refuses the other seats. */
  readonly by: ClauseId;
  /** The kinds of actions to choose from. */
  readonly takes: readonly ActionKind[];
  /** The clause that refuses the other kinds. */
  readonly refuses: ClauseId;
  /** The conflict that is open in it. */
  readonly conflict: 'revolt' | 'war' | null;
  /** Whether kingdoms stand joined whose wars are not over. */
  readonly joined: boolean;
}

const quiet = { conflict: null, joined: false } as const;
const support = { takes: ['support'], refuses: 'turn.event.completes' } as const;
const revolt = {
  ...support,
  by: 'revolt.reinforce.order',
  conflict: 'revolt',
  joined: false,
} as const;
const war = { ...support, by: 'war.reinforce.order', conflict: 'war', joined: true } as const;

const table = {
  'turn.action': {
    decides: 'active',
    by: 'define.player.active',
    takes: ['leader', 'withdraw', 'tile', 'catastrophe', 'swap', 'pass'],
    refuses: 'turn.action.kinds',
    ...quiet,
  },
  'turn.revolt.attack': { decides: 'attacker', ...revolt },
  'turn.revolt.defence': { decides: 'defender', ...revolt },
  'turn.war.choose': {
    decides: 'active',
    by: 'war.order.chosen',
    takes: ['choose-war'],
    refuses: 'turn.event.completes',
    conflict: null,
    joined: true,
  },
  'turn.war.attack': { decides: 'attacker', ...war },
  'turn.war.defence': { decides: 'defender', ...war },
  'turn.building': {
    decides: 'active',
    by: 'building.place.supply',
    takes: ['building', 'no-building'],
    refuses: 'turn.event.completes',
    ...quiet,
  },
  'turn.monument': {
    decides: 'active',
    by: 'monument.build.square',
    takes: ['monument', 'wonder', 'no-monument'],
    refuses: 'turn.event.completes',
    ...quiet,
  },
  'turn.treasures': {
    decides: 'trader',
    by: 'treasure.take.trader',
    takes: ['treasure'],
    refuses: 'turn.event.completes',
    ...quiet,
  },
  'turn.wonderPoint': {
    decides: 'active',
    by: 'wonder.income.king',
    takes: ['wonder-point'],
    refuses: 'turn.event.completes',
    ...quiet,
  },
  over: {
    decides: null,
    by: 'gameend.over.final',
    takes: [],
    refuses: 'gameend.over.final',
    ...quiet,
  },
} as const satisfies Readonly<Record<Phase, PhaseRules>>;

/** The kinds of actions that a phase takes. */
export type TakenIn<P extends Phase> = (typeof table)[P]['takes'][number];

/** What the rules fix about each phase, named as the states of the chart. */
export const PHASE_RULES: Readonly<Record<Phase, PhaseRules>> = table;

/** Every phase. */
export const PHASES = Object.keys(table) as readonly Phase[];

/** The phases in which a seat decides. */
export const DECISIONS = PHASES.filter((phase): phase is Decision => phase !== 'over');

/** Whether a state of the chart is one in which a game can rest. */
export const isPhase = (state: string): state is Phase => Object.hasOwn(table, state);
