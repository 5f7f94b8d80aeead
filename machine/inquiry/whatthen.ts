import type { ChartInput } from '../chart/context.ts';
import { explain, type Verdict } from '../record/explain.ts';
import {
  type Attack,
  cheapest,
  lasting,
  type PlayedOut,
  type Prospect,
  playOut,
} from '../record/through.ts';
import type { Action } from '../rules/action.ts';
import type { BoardStrength } from '../rules/conflict.ts';
import type { Effect } from '../rules/effect.ts';
import { type Raisable, raisable } from '../rules/figures.ts';
import { legalActions } from '../rules/legal.ts';
import { PHASE_RULES, type Phase } from '../rules/phases.ts';
import type { Color, Seat } from '../rules/pieces.ts';
import { actor } from '../rules/turn.ts';
import type { Asked } from './proposal.ts';
import { type Stakes, stakesOf } from './stakes.ts';
import { type Tip, tipsOf } from './tipping.ts';

/** How a position can go on until nothing of the action is left to be decided. */
export type Course = Rest | Options | Order | Fight | NotFollowed;

/** Nothing of the action is left: the next action, or the end. */
export interface Rest {
  readonly type: 'rest';
  readonly phase: Phase;
  readonly toAct: Seat | null;
}

/** A figure to be built or not, a treasure or a point to be taken. */
export interface Options {
  readonly type: 'options';
  readonly phase: Phase;
  readonly seat: Seat;
  /** What can be raised, where that is decided. */
  readonly raises?: Raisable;
  readonly options: readonly {
    readonly action: Action;
    readonly effects: readonly Effect[];
    readonly stakes: Stakes;
  }[];
  /** How many more there are than are told. */
  readonly more: number;
}

/** Several wars are open, and the active player chooses the next. */
export interface Order {
  readonly type: 'order';
  readonly seat: Seat;
  readonly options: readonly { readonly color: Color; readonly course: Course }[];
}

/** Tiles that a side can add: surely, and at most if untold ones are of the colour. */
export interface Reserve {
  readonly sure: number;
  readonly most: number;
}

/** A conflict with where it tips and what comes of either victory. */
export interface Fight {
  readonly type: 'fight';
  readonly kind: 'revolt' | 'war';
  readonly color: Color;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** How strong each side is on the board. */
  readonly board: BoardStrength;
  readonly reserve: { readonly attacker: Reserve; readonly defender: Reserve };
  readonly tips: readonly Tip[];
  readonly prospect: Prospect;
  /** What comes of it for each side that may win, with as few tiles added as will do. */
  readonly outcomes: readonly {
    readonly winner: Seat;
    readonly effects: readonly Effect[];
    readonly stakes: Stakes;
    readonly course: Course;
  }[];
}

/** More conflicts follow than are played. */
export interface NotFollowed {
  readonly type: 'not-followed';
  readonly phase: Phase;
  readonly toAct: Seat | null;
}

/** What comes of a legal action. */
export interface WhatThen {
  readonly effects: readonly Effect[];
  readonly stakes: Stakes;
  readonly course: Course;
  /** How many conflicts are played one after the other; what comes later is not followed. */
  readonly bound: number;
  /** Whether the bound was reached. */
  readonly cut: boolean;
}

/** What bounds the search. */
export interface Bound {
  /** Conflicts one after the other; by default three. */
  readonly conflicts?: number;
}

/** No longer list of figures and treasures is told. */
const MOST_OPTIONS = 12;

/** What comes of a legal action in every way it can go on; null if it is refused. */
export function whatThen(asked: Asked, { conflicts = 3 }: Bound = {}): WhatThen | null {
  const verdict = explain(asked.at, asked.action, asked.seat);
  return verdict.legal ? followed(asked, verdict, conflicts) : null;
}

/** The same of a verdict that was given. */
export function followed({ at }: Asked, verdict: Verdict, conflicts: number): WhatThen {
  const { effects } = verdict;
  const play = new Play();
  const course = play.course(verdict, conflicts);
  return {
    effects,
    stakes: stakesOf(effects, at.game, verdict),
    course,
    bound: conflicts,
    cut: play.cut,
  };
}

/** Plays on, each position once, however it came about. */
class Play {
  readonly #known = new Map<string, Course>();
  cut = false;

  course(at: ChartInput, left: number): Course {
    const { phase, game } = at;
    const { takes, conflict, joined } = PHASE_RULES[phase];
    const seat = actor(game, phase);
    if (seat === null || phase === 'turn.action') return { type: 'rest', phase, toAct: seat };
    if (conflict === null && !joined) return options(at, seat);
    if (left === 0) {
      this.cut = true;
      return { type: 'not-followed', phase, toAct: seat };
    }
    const { cells, leaders, hands, union } = game;
    const key = JSON.stringify([left, phase, cells, leaders, hands, union, game.conflict]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = takes.includes('choose-war')
      ? this.#order(at, seat, left)
      : this.#fight(at, left - 1);
    this.#known.set(key, found);
    return found;
  }

  #order(at: ChartInput, seat: Seat, left: number): Order {
    return {
      type: 'order',
      seat,
      options: legalActions(at.game, at.phase).flatMap(({ action }) =>
        action.do === 'choose-war'
          ? { color: action.color, course: this.course(explain(at, action), left) }
          : [],
      ),
    };
  }

  #fight(at: ChartInput, left: number): Fight {
    const played = playOut(at);
    const { kind, color, attacker, defender, board, attacks, prospect } = played;
    return {
      type: 'fight',
      kind,
      color,
      attacker,
      defender,
      board,
      reserve: reserves(attacks),
      tips: tipsOf(attacks, defender),
      prospect,
      outcomes: [attacker, defender].flatMap((winner) => this.#outcome(at, played, winner, left)),
    };
  }

  #outcome(at: ChartInput, { ways }: PlayedOut, winner: Seat, left: number): Fight['outcomes'] {
    const way = cheapest(ways, winner);
    if (way === undefined) return [];
    const effects = lasting(way);
    const { verdict } = way;
    const course = this.course(verdict, left);
    return [{ winner, effects, stakes: stakesOf(effects, at.game, verdict), course }];
  }
}

/** What each side can add, by the numbers that the rules took. */
function reserves(attacks: readonly Attack[]): Fight['reserve'] {
  const of = (added: readonly Pick<Attack, 'count' | 'possible'>[]): Reserve => ({
    sure: Math.max(0, ...added.filter(({ possible }) => !possible).map(({ count }) => count)),
    most: Math.max(0, ...added.map(({ count }) => count)),
  });
  return { attacker: of(attacks), defender: of(attacks.flatMap(({ answers }) => answers)) };
}

function options(at: ChartInput, seat: Seat): Options {
  const { game, phase } = at;
  const all = legalActions(game, phase);
  const raises = raisable(game, phase);
  return {
    type: 'options',
    phase,
    seat,
    ...(raises === null ? {} : { raises }),
    options: all.slice(0, MOST_OPTIONS).map(({ action }) => {
      const verdict = explain(at, action);
      const { effects } = verdict;
      return { action, effects, stakes: stakesOf(effects, game, verdict) };
    }),
    more: Math.max(0, all.length - MOST_OPTIONS),
  };
}
