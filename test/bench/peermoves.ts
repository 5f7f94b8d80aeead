import type { At, Peer, PeerMove, PeerState, PeerTable } from './peer.ts';
import { oneOf } from './random.ts';

/** How often each kind of action is tried: tiles and leaders mostly, as in the bundled games. */
const TRIED = [
  ...new Array<string>(12).fill('placeTile'),
  ...new Array<string>(6).fill('placeLeader'),
  'withdraw',
  'placeCatastrophe',
  'discardTiles',
  'pass',
];

/** Spaces that are looked at for each tile or leader; it goes where it touches most. */
const LOOKS = 12;

const COLORS = ['black', 'red', 'blue', 'green'];

type Next = () => number;

/** Every space of the board. */
export const spacesOf = ({ board }: PeerTable): readonly At[] =>
  board.flatMap((column, x) => column.map((_, y) => ({ x, y })));

function touching({ board }: PeerTable, { x, y }: At): number {
  const beside = [board[x - 1]?.[y], board[x + 1]?.[y], board[x]?.[y - 1], board[x]?.[y + 1]];
  return beside.filter((space) => space?.occupant !== undefined).length;
}

/** Of some random spaces that are allowed, the one with most beside it; or null. */
function bestOf(table: PeerTable, next: Next, allowed: (at: At) => boolean): At | null {
  const spaces = spacesOf(table);
  const looked = Array.from({ length: LOOKS }, () => oneOf(spaces, next));
  const fit = looked.filter((at) => touching(table, at) > 0).filter(allowed);
  const [best] = fit.sort((a, b) => touching(table, b) - touching(table, a));
  return best ?? looked.find(allowed) ?? null;
}

type Part = Pick<PeerMove, 'type' | 'args'>;

function tryAction(peer: Peer, { G, ctx }: PeerState, next: Next): Part | null {
  const player = G.players[ctx.currentPlayer]!;
  const held = player.hand.flatMap((tile, i) => (tile === null ? [] : [i]));
  const type = oneOf(TRIED, next);
  switch (type) {
    case 'placeTile': {
      if (held.length === 0) return null;
      const index = oneOf(held, next);
      const { color } = player.hand[index]!;
      const at = bestOf(G, next, (space) => peer.canPlaceTile(space, color, G.board));
      return at === null ? null : { type, args: [index, at] };
    }
    case 'placeLeader': {
      const color = oneOf(COLORS, next);
      const from = player.leaders[color] ?? null;
      const at = bestOf(G, next, (space) => peer.canPlaceLeader(from, space, G.board));
      return at === null ? null : { type, args: [color, at] };
    }
    case 'withdraw': {
      const color = oneOf(COLORS, next);
      return player.leaders[color] ? { type: 'placeLeader', args: [color, null] } : null;
    }
    case 'placeCatastrophe': {
      const at = oneOf(spacesOf(G), next);
      const fits = player.catastrophes > 0 && peer.canPlaceCatastrophe(at, G.board);
      return fits ? { type, args: [at] } : null;
    }
    case 'discardTiles':
      return held.length === 0 ? null : { type, args: [held.filter(() => next() < 0.5)] };
    default:
      return { type, args: [] };
  }
}

function staged(G: PeerTable, stage: string, playerID: string, next: Next): Part {
  const player = G.players[playerID]!;
  switch (stage) {
    case 'conflict': {
      const fit = player.hand.flatMap((tile, i) => (tile?.color === G.conflict?.color ? [i] : []));
      return { type: 'commitToConflict', args: [fit.filter(() => next() < 0.5)] };
    }
    case 'resolveConflict':
      return { type: stage, args: [] };
    case 'chooseWar':
      return { type: stage, args: [oneOf(G.possibleWars ?? [], next)] };
    case 'monument': {
      const color = G.availableMonumentColor as string;
      const left = G.monuments.flatMap(({ colors, position }, i) =>
        position === null && colors.includes(color) ? [i] : [],
      );
      if (next() < 0.2) return { type: 'pass', args: [] };
      return {
        type: 'placeMonument',
        args: [oneOf(G.possibleMonuments ?? [], next), oneOf(left, next)],
      };
    }
    case 'treasure': {
      const all = player.availableTreasure ?? [];
      const bordered = all.filter(({ x, y }) => G.board[x]?.[y]?.border === true);
      return {
        type: 'takeTreasure',
        args: [oneOf(bordered.length > 0 ? bordered : all, next)],
      };
    }
    default:
      throw new RangeError(`no such stage: ${stage}`);
  }
}

/** A random move that the peer allows. */
export function randomMove(peer: Peer, state: PeerState, next: Next): PeerMove {
  const { G, ctx } = state;
  const [playerID, stage] = Object.entries(ctx.activePlayers ?? {})[0] ?? [ctx.currentPlayer, null];
  if (stage !== null) return { ...staged(G, stage, playerID, next), playerID, stage };
  for (;;) {
    const part = tryAction(peer, state, next);
    if (part !== null) return { ...part, playerID, stage };
  }
}
