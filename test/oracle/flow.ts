import type { Action } from '../../machine/rules/action.ts';
import { swap } from './bag.ts';
import { buildingPlaces, placeBuilding } from './buildings.ts';
import { endTurn, kingAtWonder, over } from './endturn.ts';
import { buildMonument, figureChoices, forfeit, raiseWonder } from './figures.ts';
import { placeLeader, withdraw } from './leaders.ts';
import { give } from './pieces.ts';
import { type OracleState, tell } from './state.ts';
import { support } from './support.ts';
import { placeCatastrophe, placeTile } from './tiles.ts';
import { takeTreasure, treasureDue } from './treasures.ts';
import { openWar, openWars } from './war.ts';

/**
 * The events of an action one after the other. Each step either waits for a decision or goes on
 * to the next one.
 */

function conflicts(state: OracleState): OracleState {
  if (state.conflict) return { ...state, phase: 'turn.revolt.attack' };
  const wars = openWars(state);
  if (wars.length > 1) return { ...state, phase: 'turn.war.choose' };
  if (wars[0] !== undefined) return openWar(state, { color: wars[0] });
  const settled = { ...state, union: null };
  return buildings(
    state.union ? tell(settled, { type: 'union-settled', at: state.union.at }) : settled,
  );
}

const buildings = (state: OracleState): OracleState =>
  buildingPlaces(state).length > 0 ? { ...state, phase: 'turn.building' } : figures(state);

const figures = (state: OracleState): OracleState =>
  figureChoices(state).length > 0 ? { ...state, phase: 'turn.monument' } : treasures(state);

const treasures = (state: OracleState): OracleState =>
  treasureDue(state) ? { ...state, phase: 'turn.treasures' } : complete(state);

function complete(state: OracleState): OracleState {
  const actionsLeft = state.actionsLeft - 1;
  const done: OracleState = { ...state, placed: null, actionsLeft, phase: 'turn.action' };
  if (actionsLeft > 0) return done;
  return kingAtWonder(done) ? { ...done, phase: 'turn.wonderPoint' } : endTurn(done);
}

/** What an action does, with everything that follows of itself, up to the next decision. */
export function perform(state: OracleState, action: Action): OracleState {
  switch (action.do) {
    case 'leader':
      return conflicts(placeLeader(state, action));
    case 'withdraw':
      return treasures(withdraw(state, action));
    case 'tile':
      return conflicts(placeTile(state, action));
    case 'catastrophe':
      return treasures(placeCatastrophe(state, action));
    case 'swap': {
      const swapped = swap(state, action);
      if (!swapped.short) return treasures(swapped.state);
      if (state.rulings.bagOutOnSwap === 'immediate') return over(swapped.state, 'bag');
      return treasures({ ...swapped.state, bagFailed: true });
    }
    case 'pass':
      return treasures(state);
    case 'choose-war':
      return openWar(state, action);
    case 'support': {
      const added = support(state, action);
      return added.conflict ? added : conflicts(added);
    }
    case 'building':
      return figures(placeBuilding(state, action));
    case 'no-building':
      return figures(state);
    case 'monument':
      return treasures(buildMonument(state, action));
    case 'wonder':
      return treasures(raiseWonder(state, action));
    case 'no-monument':
      return treasures(forfeit(state));
    case 'treasure':
      return treasures(takeTreasure(state, action));
    case 'wonder-point':
      return endTurn(give(state, state.seat, action.color, 1, 'wonder'));
  }
}
