import type { Action } from '../rules/action.ts';
import { monumentKey } from '../rules/pieces.ts';

/** The same text for actions that are the same: tiles of a swap and halves of a monument in any order. */
export function actionKey(action: Action): string {
  const plain =
    action.do === 'swap'
      ? { ...action, tiles: [...action.tiles].sort() }
      : action.do === 'monument'
        ? { ...action, monument: monumentKey(action.monument) }
        : action;
  return JSON.stringify(Object.entries(plain).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Where two lists of legal actions part. */
export interface ListsPart {
  /** Legal, and not listed by the engine. */
  readonly missing: readonly Action[];
  /** Listed by the engine, and not legal. */
  readonly extra: readonly Action[];
}

/** What only one of two lists has, in an order that does not depend on theirs. */
export function partLists(ours: readonly Action[], theirs: readonly Action[]): ListsPart {
  const [own, other] = [keyed(ours), keyed(theirs)];
  const only = (one: Keyed, two: Keyed): readonly Action[] =>
    [...one]
      .filter(([key]) => !two.has(key))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, action]) => action);
  return { missing: only(own, other), extra: only(other, own) };
}

type Keyed = ReadonlyMap<string, Action>;

const keyed = (actions: readonly Action[]): Keyed =>
  new Map(actions.map((action) => [actionKey(action), action]));
