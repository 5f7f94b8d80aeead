import type { Seat } from '../../machine/rules/pieces.ts';
import type { OracleState } from './state.ts';
import { treasureDue } from './treasures.ts';

/** The seat that decides now; null when the game is over. */
export function toAct(state: OracleState): Seat | null {
  switch (state.phase) {
    case 'over':
      return null;
    case 'turn.revolt.attack':
    case 'turn.war.attack':
      return state.conflict?.attacker ?? null;
    case 'turn.revolt.defence':
    case 'turn.war.defence':
      return state.conflict?.defender ?? null;
    case 'turn.treasures':
      return treasureDue(state)?.seat ?? null;
    default:
      return state.seat;
  }
}
