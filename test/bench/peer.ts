import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** A space as the peer names it. */
export interface At {
  readonly x: number;
  readonly y: number;
}

export interface PeerSpace {
  readonly river: boolean;
  readonly border: boolean;
  readonly treasure: boolean;
  readonly occupant?: { readonly type: string; readonly color?: string };
}

/** What is read here of the state of the peer's game. */
export interface PeerTable {
  readonly board: readonly (readonly PeerSpace[])[];
  readonly players: Readonly<
    Record<
      string,
      {
        readonly hand: readonly ({ readonly color: string } | null)[];
        readonly leaders: Readonly<Record<string, At | null>>;
        readonly catastrophes: number;
        readonly availableTreasure?: readonly At[];
      }
    >
  >;
  readonly monuments: readonly {
    readonly colors: readonly string[];
    readonly position: At | null;
  }[];
  readonly conflict: { readonly color: string } | null;
  readonly possibleWars?: readonly string[];
  readonly possibleMonuments?: readonly At[];
  readonly availableMonumentColor?: string;
}

/** Whose move it is, as boardgame.io keeps it. */
export interface PeerTurn {
  readonly currentPlayer: string;
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly gameover?: unknown;
}

export interface PeerState {
  readonly G: PeerTable;
  readonly ctx: PeerTurn;
  readonly transients?: unknown;
}

/** A move of the peer's game with the player who makes it and the stage he is in. */
export interface PeerMove {
  readonly type: string;
  readonly args: readonly unknown[];
  readonly playerID: string;
  readonly stage: string | null;
}

/** The peer refuses a move. */
export class PeerRefusal extends Error {}

type MoveFunction = (
  table: { G: PeerTable; ctx: PeerTurn; playerID: string; events: object },
  ...args: readonly unknown[]
) => unknown;

interface PeerGame {
  readonly moves: Readonly<Record<string, MoveFunction>>;
  readonly turn: {
    readonly stages: Readonly<
      Record<string, { readonly moves: Readonly<Record<string, MoveFunction>> }>
    >;
  };
}

/** The peer: its rules, its own answers to what is allowed, and boardgame.io around them. */
export interface Peer {
  readonly version: string;
  readonly canPlaceTile: (at: At, color: string, board: PeerTable['board']) => boolean;
  readonly canPlaceLeader: (from: At | null, at: At, board: PeerTable['board']) => boolean;
  readonly canPlaceCatastrophe: (at: At, board: PeerTable['board']) => boolean;
  /** The function of a move, which changes a plain state in place. */
  readonly moveFunction: (move: PeerMove) => MoveFunction;
  readonly start: (seed: number, players: number) => PeerState;
  /** Takes up a game at any table instead of the set-up, with the first player of its order. */
  readonly startAt: (table: PeerTable, players: number) => PeerState;
  /** Applies a move through boardgame.io's reducer. @throws PeerRefusal when it is refused. */
  readonly reduce: (state: PeerState, move: PeerMove) => PeerState;
}

const require = createRequire(import.meta.url);
const own = '/cubenations/dist/';

/** Lets Node load a package that was written for a bundler: its imports have no extensions. */
function teachNodeItsImports(): void {
  const core = pathToFileURL(require.resolve('boardgame.io/dist/cjs/core.js')).href;
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === 'boardgame.io/core') return next(core, context);
      const inside = context.parentURL?.includes(own) === true && specifier.startsWith('.');
      return next(inside ? `${specifier}.js` : specifier, context);
    },
    load: (url, context, next) =>
      next(url, url.includes(own) ? { ...context, format: 'module' } : context),
  });
}

/** Loads the peer, an independent implementation of the same game on boardgame.io. */
export async function loadPeer(): Promise<Peer> {
  // Without it boardgame.io spends time on messages for developers.
  process.env.NODE_ENV = 'production';
  teachNodeItsImports();
  const load = (path: string): Promise<unknown> =>
    import(pathToFileURL(require.resolve(`cubenations/dist/${path}.js`)).href);
  const { CubeNations } = (await load('Game')) as { CubeNations: PeerGame };
  const { canPlaceTile } = (await load('moves/placeTile')) as Pick<Peer, 'canPlaceTile'>;
  const { canPlaceLeader } = (await load('moves/placeLeader')) as Pick<Peer, 'canPlaceLeader'>;
  const { canPlaceCatastrophe } = (await load('moves/placeCatastrophe')) as Pick<
    Peer,
    'canPlaceCatastrophe'
  >;
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as {
    CreateGameReducer: (options: object) => (state: object, action: object) => PeerState;
    InitializeGame: (options: object) => PeerState;
  };
  const reducer = CreateGameReducer({ game: CubeNations, isClient: false });
  return {
    version: (require('cubenations/package.json') as { version: string }).version,
    canPlaceTile,
    canPlaceLeader,
    canPlaceCatastrophe,
    moveFunction: ({ type, stage }) => {
      const { moves } = stage === null ? CubeNations : CubeNations.turn.stages[stage]!;
      return moves[type] as MoveFunction;
    },
    start: (seed, numPlayers) =>
      InitializeGame({ game: { ...CubeNations, seed: String(seed) }, numPlayers }),
    startAt: (table, numPlayers) =>
      InitializeGame({ game: { ...CubeNations, setup: () => table }, numPlayers }),
    reduce: (state, { type, args, playerID }) => {
      const action = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
      const reduced = reducer({ ...state, deltalog: [] }, action);
      if (reduced.transients !== undefined) throw new PeerRefusal(`the peer refused ${type}`);
      return reduced;
    },
  };
}
