/**
 * The rules a second time, from `spec` alone and as plainly as can be: sets of spaces, everything
 * worked out anew at every step. It shares no code with the machine, only the types of its words,
 * so that what both say alike is hardly a mistake of either.
 */
import type { Action } from '../../machine/rules/action.ts';
import type { Phase } from '../../machine/rules/phases.ts';
import type { Seat } from '../../machine/rules/pieces.ts';
import { swapActions } from './bag.ts';
import { buildingPlaces } from './buildings.ts';
import { wonderPoints } from './endturn.ts';
import { figureChoices } from './figures.ts';
import { perform } from './flow.ts';
import { leaderActions } from './leaders.ts';
import { ranking as rank } from './ranking.ts';
import type { OracleState } from './state.ts';
import { supportActions } from './support.ts';
import { catastropheActions, tileActions } from './tiles.ts';
import { toAct } from './toact.ts';
import { treasureActions } from './treasures.ts';
import { warChoices } from './war.ts';

export { describe } from './describe.ts';
export { type Beginning, start } from './position.ts';
export type { Happening, OracleState } from './state.ts';
export { toAct } from './toact.ts';

export const phase = (state: OracleState): Phase => state.phase;

/** Everything the seat to act may do. */
export function legal(state: OracleState): readonly Action[] {
  switch (state.phase) {
    case 'turn.action':
      return [
        ...leaderActions(state),
        ...tileActions(state),
        ...catastropheActions(state),
        ...swapActions(state),
        { do: 'pass' },
      ];
    case 'turn.revolt.attack':
    case 'turn.revolt.defence':
    case 'turn.war.attack':
    case 'turn.war.defence':
      return supportActions(state);
    case 'turn.war.choose':
      return warChoices(state);
    case 'turn.building':
      return [...buildingPlaces(state), { do: 'no-building' }];
    case 'turn.monument':
      return [...figureChoices(state), { do: 'no-monument' }];
    case 'turn.treasures':
      return treasureActions(state);
    case 'turn.wonderPoint':
      return wonderPoints();
    case 'over':
      return [];
  }
}

/** An action in one spelling: swapped tiles and the colours of a monument in order. */
export function spelled(action: Action): string {
  const plain: Record<string, unknown> = { ...action };
  if (action.do === 'swap') plain.tiles = [...action.tiles].sort();
  if (action.do === 'monument') plain.monument = [...action.monument].sort();
  return Object.keys(plain)
    .sort()
    .map((key) => `${key} ${plain[key]}`)
    .join(', ');
}

/**
 * The game after an action and all that follows of itself; `happened` tells what that was.
 * @throws Error when the action is not legal.
 */
export function apply(state: OracleState, seat: Seat, action: Action): OracleState {
  if (seat !== toAct(state)) throw new Error(`seat ${seat} does not act`);
  const asked = spelled(action);
  const same = legal(state).filter((other) => other.do === action.do);
  if (!same.some((other) => spelled(other) === asked)) throw new Error(`no ${asked}`);
  return perform({ ...state, happened: [] }, action);
}

/** The final ranking, best first; null while the game goes on. */
export const ranking = (state: OracleState): readonly (readonly Seat[])[] | null =>
  state.phase === 'over' ? rank(state.scores) : null;
