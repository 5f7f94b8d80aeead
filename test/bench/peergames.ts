import type { Peer, PeerMove, PeerState, PeerTable, PeerTurn } from './peer.ts';
import { randomMove, spacesOf } from './peermoves.ts';
import { seeded } from './random.ts';

/** A random game of the peer: every move was accepted. */
export interface PeerRecord {
  readonly start: PeerState;
  readonly moves: readonly PeerMove[];
  /** Whose move it was before each move. */
  readonly turns: readonly PeerTurn[];
  /** Some positions in which the active player chooses an action. */
  readonly positions: readonly PeerState[];
  readonly end: PeerTable;
}

const KEPT_POSITION = 16;

/** Plays a random game of the peer to its end, through boardgame.io. */
export function recordPeerGame(peer: Peer, seed: number): PeerRecord {
  const next = seeded(seed);
  const start = peer.start(seed, 2 + (seed % 3));
  const moves: PeerMove[] = [];
  const turns: PeerTurn[] = [];
  const positions: PeerState[] = [];
  let state = start;
  while (state.ctx.gameover === undefined) {
    const move = randomMove(peer, state, next);
    if (move.stage === null && moves.length % KEPT_POSITION === 0) positions.push(state);
    moves.push(move);
    turns.push(state.ctx);
    state = peer.reduce(state, move);
  }
  return { start, moves, turns, positions, end: state.G };
}

/** Replays games through boardgame.io's reducer; how many moves were accepted. */
export function replayReduced(peer: Peer, records: readonly PeerRecord[]): number {
  let accepted = 0;
  for (const { start, moves } of records) {
    let state = start;
    for (const move of moves) state = peer.reduce(state, move);
    accepted += moves.length;
  }
  return accepted;
}

const nothing = (): void => {};
const events = {
  endStage: nothing,
  setStage: nothing,
  endTurn: nothing,
  endGame: nothing,
  setActivePlayers: nothing,
};

/**
 * Replays a game on plain objects with the peer's move functions alone: no boardgame.io, no copies.
 * Changes `table`; how many moves were accepted.
 */
export function replayPlain(peer: Peer, table: PeerTable, record: PeerRecord): number {
  const { moves, turns } = record;
  for (const [i, move] of moves.entries()) {
    const { playerID, args } = move;
    const given = { G: table, ctx: turns[i]!, playerID, events };
    if (peer.moveFunction(move)(given, ...args) === 'INVALID_MOVE') {
      throw new Error(`the peer refused ${move.type}`);
    }
  }
  return moves.length;
}

/** Makes sure that both ways of playing a game of the peer come to the same end. */
export function assertSameEnd(peer: Peer, record: PeerRecord): void {
  const table = structuredClone(record.start.G);
  replayPlain(peer, table, record);
  if (JSON.stringify(table) !== JSON.stringify(record.end)) {
    throw new Error('the peer ends differently without boardgame.io');
  }
}

/**
 * What the peer says of every space for each tile colour held, each leader and a catastrophe: its
 * nearest to a list of legal actions. How many placements it allows.
 */
export function listPlacements(peer: Peer, { G, ctx }: PeerState): number {
  const player = G.players[ctx.currentPlayer]!;
  const spaces = spacesOf(G);
  const colors = new Set(player.hand.flatMap((tile) => (tile === null ? [] : [tile.color])));
  let allowed = 0;
  const count = (fits: boolean): void => {
    if (fits) allowed++;
  };
  for (const at of spaces) {
    for (const color of colors) count(peer.canPlaceTile(at, color, G.board));
    for (const from of Object.values(player.leaders)) count(peer.canPlaceLeader(from, at, G.board));
    if (player.catastrophes > 0) count(peer.canPlaceCatastrophe(at, G.board));
  }
  return allowed;
}
