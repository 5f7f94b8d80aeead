import { editionIds, editions } from '../../spec/editions.ts';
import type { EditionId } from '../../spec/ids.ts';
import { type ChartInput, eventOf } from '../chart/context.ts';
import { driver } from '../chart/driver.ts';
import type { Action } from '../rules/action.ts';
import type { Effect } from '../rules/effect.ts';
import type { Game, Rulings } from '../rules/game.ts';
import type { Phase } from '../rules/phases.ts';
import type { Seat } from '../rules/pieces.ts';
import { actor as actorOf, check } from '../rules/turn.ts';
import type { Violation } from '../rules/violation.ts';

/** What the rules say to an action in a position. */
export interface Verdict {
  readonly legal: boolean;
  /** Every rule that refuses it. */
  readonly violations: readonly Violation[];
  /** What it brings about up to the next decision. */
  readonly effects: readonly Effect[];
  /** The position after it; the same as before if it is refused. */
  readonly game: Game;
  readonly phase: Phase;
  readonly toAct: Seat | null;
}

/** The verdict on an action of a seat, by default of the one to act. */
export function explain({ game, phase }: ChartInput, action: Action, seat?: Seat): Verdict {
  const acting = seat ?? actorOf(game, phase) ?? game.seat;
  const violations = check(game, phase, acting, action);
  if (violations.length > 0) {
    return { legal: false, violations, effects: [], game, phase, toAct: actorOf(game, phase) };
  }
  const after = driver.next(driver.start({ game, phase }), eventOf(acting, action));
  const { game: changed, effects } = after.context;
  const toAct = actorOf(changed, after.phase);
  return { legal: true, violations, effects, game: changed, phase: after.phase, toAct };
}

/** The same position under other readings. */
export const under = ({ game, phase }: ChartInput, rulings: Rulings): ChartInput => ({
  game: { ...game, rulings },
  phase,
});

const MODULES = ['advanced', 'buildings', 'wonder', 'englishVariant'] as const;

/** A module in play that an edition does not have. */
export type ForeignModule = (typeof MODULES)[number];

/** What tells which modules are in play. */
interface Played {
  readonly board: { readonly id: Game['board']['id'] };
  readonly options: Pick<Game['options'], 'buildings' | 'wonder' | 'englishVariant'>;
}

/** The modules in play. */
export const modulesIn = ({ board, options }: Played): readonly ForeignModule[] =>
  MODULES.filter((module) => (module === 'advanced' ? board.id === module : options[module]));

/** Whether an edition has a module. */
export function offersModule(edition: EditionId, module: ForeignModule): boolean {
  const { options } = editions[edition];
  return module === 'advanced' ? options.board.includes(module) : options[module];
}

/** The modules in play that do not belong to an edition (clause `component.module.combine`). */
export const foreignModules = (edition: EditionId, played: Played): readonly ForeignModule[] =>
  modulesIn(played).filter((module) => !offersModule(edition, module));

/** What an edition says to an action. */
export interface EditionVerdict {
  readonly edition: EditionId;
  readonly verdict: Verdict;
  /** Modules in play that the edition does not have. */
  readonly foreign: readonly ForeignModule[];
}

/** The verdict on one action under every edition, side by side. */
export function explainEditions(
  at: ChartInput,
  action: Action,
  seat?: Seat,
): readonly EditionVerdict[] {
  return editionIds.map((edition) => ({
    edition,
    verdict: explain(under(at, editions[edition].rulings), action, seat),
    foreign: foreignModules(edition, at.game),
  }));
}

/**
 * The editions by their answers: those in one group agree in every effect and refusal, and in what
 * else is asked of them.
 */
export function agreements<T extends EditionVerdict>(
  verdicts: readonly T[],
  more: (one: T) => unknown = () => null,
): readonly (readonly T[])[] {
  const answers = new Map<string, T[]>();
  for (const one of verdicts) {
    const { violations, effects, phase, toAct } = one.verdict;
    const answer = JSON.stringify({ violations, effects, phase, toAct, more: more(one) });
    answers.set(answer, [...(answers.get(answer) ?? []), one]);
  }
  return [...answers.values()];
}
