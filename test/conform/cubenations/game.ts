import type { Action, Seat } from '../../../machine/rules/index.ts';
import { type Peer, type PeerMove, PeerRefusal, type PeerState } from '../../bench/peer.ts';
import { type Move, moveOf } from './moves.ts';
import type { State } from './table.ts';

/** The state after a move; null when the engine refuses it. @throws what its move throws */
function moved(peer: Peer, state: State, seat: string, { type, args }: Move): State | null {
  const asked: PeerMove = { type, args, playerID: seat, stage: null };
  try {
    return peer.reduce(state as unknown as PeerState, asked) as unknown as State;
  } catch (error) {
    if (error instanceof PeerRefusal) return null;
    throw error;
  }
}

/** The engine waits for a word before it brings a conflict to its end; the rules do not. */
function settled(peer: Peer, state: State): State {
  const { currentPlayer, activePlayers } = state.ctx;
  if (activePlayers?.[currentPlayer] !== 'resolveConflict') return state;
  return moved(peer, state, currentPlayer, { type: 'resolveConflict', args: [] }) ?? state;
}

/** The state after an action of a seat; null when the engine refuses it. */
export function acted(peer: Peer, state: State, seat: Seat, action: Action): State | null {
  const move = moveOf(state, seat, action);
  const next = move === null ? null : moved(peer, state, String(seat), move);
  return next === null ? null : settled(peer, next);
}
