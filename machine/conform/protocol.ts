import type { EditionId, SwitchId } from '../../spec/ids.ts';
import type { EffectClaim, ObservedJson, PositionJson, ResultJson } from '../record/format.ts';
import type { Action, Draw } from '../rules/action.ts';
import type { Board } from '../rules/board.ts';
import type { Rulings } from '../rules/game.ts';
import type { Cell, Dynasty, Seat, Tile } from '../rules/pieces.ts';

/**
 * What the toolkit and an engine say to each other: JSON Lines, a request and then its reply, over
 * the engine's standard input and output. The schema is `spec/schema/conform.schema.json`.
 */

/** The version that this toolkit speaks. */
export const PROTOCOL = 'shedu-conform/1';

/** Modules of the game that an engine may have. */
export const MODULES = ['englishVariant', 'buildings', 'wonder'] as const;
/** A module of the game. */
export type ModuleName = (typeof MODULES)[number];

/**
 * Boards that an engine may have: the printed ones; `padded`, any ground of 16 by 11 spaces, of
 * which those outside a smaller board are filled with catastrophe tiles; `free`, any size.
 */
export const BOARD_KINDS = ['standard', 'advanced', 'padded', 'free'] as const;
/** A kind of board. */
export type BoardKind = (typeof BOARD_KINDS)[number];

/** Parts of a position that an engine can tell of the state it is in. */
export const STATE_PARTS = [
  'rows',
  'leaders',
  'monuments',
  'buildings',
  'declined',
  'hands',
  'bag',
  'bagLeft',
  'discarded',
  'catastrophesLeft',
  'scores',
  'phase',
  'seat',
  'toAct',
  'actionsLeft',
  'pending',
] as const satisfies readonly (keyof ObservedJson)[];
/** A part of a position. */
export type StatePart = (typeof STATE_PARTS)[number];

/** What an engine can do; what it lacks is never asked of it. */
export interface Capabilities {
  readonly editions: readonly EditionId[];
  /** Readings of switches beyond those of its editions, or, where an edition's is not had, instead. */
  readonly readings?: Readonly<Partial<Record<SwitchId, readonly string[]>>>;
  readonly boards: readonly BoardKind[];
  readonly modules: readonly ModuleName[];
  readonly players: readonly number[];
  /** Whether a game may begin from any position, or from the set-up of a printed board alone. */
  readonly positions: boolean;
  /** Phases in which a position may begin; left out, all. */
  readonly phases?: readonly NonNullable<PositionJson['phase']>[];
  /** Whether tiles may be unknown: `"?"` in hands, and a bag of unknown order. */
  readonly unknown: boolean;
  /** Whether a refusal tells its clauses, by the toolkit's ids. */
  readonly clauses: boolean;
  /** Whether an action taken tells its effects. */
  readonly effects: boolean;
  /** Whether it lists `all` legal actions, answers for `one`, or does neither. */
  readonly legal: 'all' | 'one' | 'none';
  /** Parts of a position that it tells. */
  readonly state: readonly StatePart[];
  /** Whether it tells how a game came out. */
  readonly result: boolean;
}

/** The ground that a game is played on. */
export interface Ground {
  readonly name: Board['id'];
  /** Rows of `.` land and `~` river. */
  readonly terrain: readonly string[];
  /** Spaces whose treasures are taken first. */
  readonly bordered: readonly Cell[];
}

/** A position with every part told; `bag` is null where its order is unknown. */
export type WholePosition = Required<
  Omit<PositionJson, 'board' | 'terrain' | 'bordered' | 'bag'>
> & { readonly bag: readonly Tile[] | null };

/** What can be asked of an engine. */
export type Ask =
  | { readonly do: 'hello'; readonly protocol: typeof PROTOCOL }
  | {
      readonly do: 'load';
      readonly edition: EditionId;
      /** The reading of every switch. */
      readonly rulings: Rulings;
      readonly modules: readonly ModuleName[];
      readonly seats: readonly Dynasty[];
      readonly ground: Ground;
      readonly position: WholePosition;
    }
  | { readonly do: 'legal' }
  | { readonly do: 'legal'; readonly seat: Seat; readonly action: Action }
  | {
      readonly do: 'act';
      readonly seat: Seat;
      readonly action: Action;
      readonly draws?: readonly Draw[];
    }
  | { readonly do: 'state' }
  | { readonly do: 'reset' };

/** A request: what is asked, with a number that the reply repeats. */
export type RequestLine = Ask & { readonly id: number };

/** What an engine says of itself. */
export interface EngineName {
  readonly name: string;
  readonly version: string;
}

/** A reply that carries no answer, and why. */
export interface Declined {
  readonly id: number;
  /** The engine lacks what it takes. */
  readonly unsupported?: string;
  /** Something went wrong in it. */
  readonly error?: string;
}

/** What each request is answered with. */
export interface Answers {
  readonly hello: {
    readonly protocol: typeof PROTOCOL;
    readonly engine: EngineName;
    readonly capabilities: Capabilities;
  };
  readonly load: Readonly<Record<never, never>>;
  readonly legal: { readonly actions: readonly Action[] } | Judged;
  readonly act: Taken | Refused;
  readonly state: {
    readonly position: ObservedJson;
    /** Of a game that is over. */
    readonly result?: ResultJson;
  };
  readonly reset: Readonly<Record<never, never>>;
}

/** Whether one action is legal. */
export interface Judged {
  readonly legal: boolean;
  readonly clauses?: readonly string[];
}

/** An action was taken. */
export interface Taken {
  readonly taken: true;
  readonly effects?: readonly EffectClaim[];
}

/** An action was refused, and nothing has changed. */
export interface Refused {
  readonly taken: false;
  readonly clauses?: readonly string[];
}
