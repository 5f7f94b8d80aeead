import type { WholePosition } from '../../../machine/conform/index.ts';
import type { Action, Color, Seat, Tile } from '../../../machine/rules/index.ts';
import type { Peer, PeerTable } from '../../bench/peer.ts';
import { atOf, colorAtLetter, colorOfLeader } from './board.ts';
import { acted } from './game.ts';
import { type Load, phaseOf, scoreOf, tableOf } from './state.ts';
import type { State } from './table.ts';

type Play = readonly [Seat, Action];

/** A position before some actions that lead to another. */
interface Before {
  readonly position: WholePosition;
  readonly plays: readonly Play[];
}

const given = (hands: WholePosition['hands'], to: Seat, tiles: readonly Tile[]) =>
  hands.map((hand, seat) => (seat === to ? [...hand, ...tiles] : hand));

/** The position before the leader or the tile was placed that its decision came of. */
function placing(position: WholePosition): Before | null {
  const { pending, leaders, rows, hands, seat } = position;
  const { conflict, placed } = pending;
  if (conflict?.kind === 'revolt') {
    const key = `${conflict.attacker}.${conflict.leader}` as const;
    const { [key]: at, ...rest } = leaders;
    if (at === undefined) return null;
    const play: Play = [conflict.attacker, { do: 'leader', leader: conflict.leader, at }];
    return { position: { ...position, leaders: rest }, plays: [play] };
  }
  if (placed === undefined) return null;
  const { x, y } = atOf(placed);
  const color = colorAtLetter(rows[y]?.[x] ?? '.');
  if (color === null) return null;
  const without = rows.map((row, i) => (i === y ? `${row.slice(0, x)}.${row.slice(x + 1)}` : row));
  return {
    position: { ...position, rows: without, hands: given(hands, seat, [color]) },
    plays: [[seat, { do: 'tile', color, at: placed }]],
  };
}

/** The same before the war was chosen and the attacker had added his tiles. */
function adding({ position, plays }: Before): Before {
  const { conflict } = position.pending;
  if (conflict === undefined) return { position, plays };
  const { kind, leader, attacker, added = 0 } = conflict;
  const color: Color = kind === 'revolt' ? 'red' : colorOfLeader(leader);
  const tiles = new Array<Tile>(added).fill(color);
  return {
    position: { ...position, hands: given(position.hands, attacker, tiles) },
    plays: [
      ...plays,
      [position.seat, { do: 'choose-war', color }],
      [attacker, { do: 'support', count: added }],
    ],
  };
}

/** Whether an action of the way is one that the engine asks for where it has come to. */
const isAsked = (phase: string, action: Action): boolean =>
  action.do === 'choose-war'
    ? phase === 'turn.war.choose'
    : action.do !== 'support' || phase.endsWith('.attack');

function begun(peer: Peer, load: Load): State {
  const { seat } = load.position;
  const table = tableOf(load) as unknown as PeerTable;
  const state = peer.startAt(table, load.seats.length) as unknown as State;
  return { ...state, ctx: { ...state.ctx, currentPlayer: String(seat), playOrderPos: seat } };
}

/** The scores of a position, which its last tile has counted in already. */
function scored({ G, ...rest }: State, position: WholePosition): State {
  const players = Object.fromEntries(
    Object.entries(G.players).map(([id, player]) => [
      id,
      { ...player, score: scoreOf(position, Number(id)) },
    ]),
  );
  return { ...rest, G: { ...G, players } };
}

/**
 * A game taken up at a position. The engine keeps more of a decision under way than a position
 * tells, so it is brought there by its own moves. Null when it does not come there.
 */
export function takenUp(peer: Peer, load: Load): State | null {
  const { position } = load;
  if (position.phase === 'turn.action') return begun(peer, load);
  const placed = placing(position);
  if (placed === null) return null;
  const before = adding(placed);
  let state: State | null = begun(peer, { ...load, position: before.position });
  for (const [seat, action] of before.plays) {
    if (phaseOf(state) === position.phase) break;
    if (!isAsked(phaseOf(state), action)) continue;
    state = acted(peer, state, seat, action);
    if (state === null) return null;
  }
  return phaseOf(state) === position.phase ? scored(state, position) : null;
}
