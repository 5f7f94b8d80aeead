import type { ClauseId } from '../../spec/clauses.ts';
import type { EditionId } from '../../spec/ids.ts';
import type { Action, Draw } from '../rules/action.ts';
import type { PrintedBoard } from '../rules/board.ts';
import type { EffectFields, EffectType, Ending } from '../rules/effect.ts';
import type { Rulings } from '../rules/game.ts';
import type { Phase } from '../rules/phases.ts';
import type {
  ByTile,
  Cell,
  Color,
  Dynasty,
  Leader,
  MonumentPair,
  Seat,
  Tile,
} from '../rules/pieces.ts';
import type { ViolationCode, ViolationParams } from '../rules/violation.ts';
import type { Annotation, Heading, Illustrated } from './annotation.ts';
import type { LocalText } from './local.ts';

/** The formats this version writes; older ones keep reading. */
export const RECORD_FORMAT = 'shedu-record/2';

/** The `format` of a fixture of the conformance suite. */
export const FIXTURE_FORMAT = 'shedu-fixture/2';

/** Every version of a record that can be read; version 1 has neither texts by language nor variations. */
export const RECORD_FORMATS = ['shedu-record/1', RECORD_FORMAT] as const;

/** Every version of a fixture that can be read, likewise. */
export const FIXTURE_FORMATS = ['shedu-fixture/1', FIXTURE_FORMAT] as const;

/** How long a text for people may be. */
export const LONGEST_TEXT = 20_000;

/** Which modules are in play; what is left out is off, the board standard. */
export interface OptionsJson {
  readonly board?: PrintedBoard;
  readonly englishVariant?: boolean;
  readonly wonder?: boolean;
  readonly buildings?: boolean;
}

/** Who sits at a seat. */
export interface SeatJson {
  readonly dynasty: Dynasty;
  readonly name?: string;
}

/** A monument on the board. */
export interface MonumentJson {
  readonly colors: MonumentPair;
  /** Top left space. */
  readonly square: Cell;
  /** Colour of the four tiles below, where it is known. */
  readonly of?: Color;
}

/** A figure that was possible, was not built and may not be built on any more. */
export type DeclinedJson = { readonly square: Cell } | { readonly center: Cell };

/** Decisions under way. What a phase does not need is left out. */
export interface PendingJson {
  /** The tile placed in this action. */
  readonly placed?: Cell;
  /** Two kingdoms joined: the joining tile and the spaces of each as they were before it. */
  readonly union?: {
    readonly at: Cell;
    readonly homes: readonly [readonly Cell[], readonly Cell[]];
  };
  /** The open conflict; `added` is what the attacker has committed. */
  readonly conflict?: {
    readonly kind: 'revolt' | 'war';
    readonly leader: Leader;
    readonly attacker: Seat;
    readonly defender: Seat;
    readonly added?: number;
  };
}

export type LeaderKey = `${Seat}.${Leader}`;

/** A position (design of the record format): everything left out is at its start value. */
export interface PositionJson {
  readonly board?: PrintedBoard;
  /** A free board as rows of `.` land and `~` river. */
  readonly terrain?: readonly string[];
  readonly bordered?: readonly Cell[];
  readonly treasureEnd?: boolean;
  /** Rows of `. r k g u R x X w W #`. */
  readonly rows?: readonly string[];
  readonly leaders?: Readonly<Partial<Record<LeaderKey, Cell>>>;
  readonly monuments?: readonly MonumentJson[];
  readonly buildings?: Readonly<Partial<Record<Color, Cell>>>;
  readonly declined?: readonly DeclinedJson[];
  readonly hands?: readonly (readonly Tile[])[];
  /** The whole bag in draw order; left out, everything unlisted is in it in unknown order. */
  readonly bag?: readonly Tile[];
  readonly discarded?: Readonly<Partial<Record<Tile, number>>>;
  readonly catastrophesLeft?: readonly number[];
  /** For each seat black, red, blue, green, treasures. */
  readonly scores?: readonly ByTile[];
  readonly phase?: Phase;
  /** The active player. */
  readonly seat?: Seat;
  readonly actionsLeft?: number;
  readonly pending?: PendingJson;
}

/** What the machine tells of a position besides: what others can read off it. */
export interface ObservedJson extends PositionJson {
  /** Who decides now; null when the game is over. */
  readonly toAct?: Seat | null;
  readonly bagLeft?: number;
}

/** An effect as a claim names it: its type, and any of its fields. */
export type EffectClaim = {
  readonly [T in EffectType]: {
    readonly type: T;
    readonly clauses?: readonly ClauseId[];
  } & Readonly<Partial<EffectFields[T]>>;
}[EffectType];

/** A reason for a refusal as a claim names it; with its code, any of the parameters. */
export type ViolationClaim = {
  readonly clause: ClauseId;
  readonly cells?: readonly Cell[];
} & (
  | { readonly code?: undefined; readonly params?: undefined }
  | {
      readonly [C in ViolationCode]: {
        readonly code: C;
        readonly params?: Readonly<Partial<ViolationParams[C]>>;
      };
    }[ViolationCode]
);

/** An action of a seat, and what the file claims to come of it. */
export interface StepJson extends Annotation {
  readonly seat: Seat;
  readonly action: Action;
  /** Tiles drawn during this step, where the record tells them. */
  readonly draws?: readonly Draw[];
  /** What must have happened: these effects, in this order, among others. */
  readonly effects?: readonly EffectClaim[];
  /** The exact set of clauses that refuse the action. */
  readonly violations?: readonly ViolationClaim[];
  /** The position afterwards, whole or in part. */
  readonly after?: ObservedJson;
  /** Phases that `after` may be in, where the source does not tell them apart; not in files. */
  readonly phases?: readonly Phase[];
  /** What could have been played instead of this step. */
  readonly variations?: readonly VariationJson[];
}

/** Another line of play. */
export interface VariationJson {
  readonly name?: LocalText;
  readonly note?: LocalText;
  readonly steps: readonly StepJson[];
  /** How it could have gone on from its end. */
  readonly variations?: readonly VariationJson[];
}

/** How the game came out, as a file claims it. */
export interface ResultJson {
  readonly end?: Ending;
  readonly scores?: readonly {
    readonly black: number;
    readonly red: number;
    readonly blue: number;
    readonly green: number;
    readonly treasures: number;
  }[];
  readonly ranking?: readonly (readonly Seat[])[];
}

interface Played extends Heading, Illustrated {
  readonly id?: string;
  readonly title?: LocalText;
  readonly edition: EditionId;
  readonly options?: OptionsJson;
  readonly rulings?: Partial<Rulings>;
  readonly seats?: readonly SeatJson[];
  readonly position?: PositionJson;
  readonly hands?: readonly (readonly Tile[])[];
  readonly bag?: readonly Tile[];
  readonly steps: readonly StepJson[];
  /** How it could have gone on from the end. */
  readonly variations?: readonly VariationJson[];
  readonly result?: ResultJson;
  /** Where it comes from and whatever else a reader should know. */
  readonly note?: LocalText;
}

/** A game that was played, or a part of one. */
export interface RecordJson extends Played {
  readonly format: (typeof RECORD_FORMATS)[number];
  readonly title: LocalText;
  readonly seats: readonly SeatJson[];
}

/** A conformance case: a position, actions, and what must come of them. */
export interface FixtureJson extends Played {
  readonly format: (typeof FIXTURE_FORMATS)[number];
  readonly id: string;
  readonly title: LocalText;
  /** The clauses the case shows. */
  readonly clauses: readonly ClauseId[];
  /** Those of them without which the result would be another. */
  readonly contrasts?: readonly ClauseId[];
}

/** Any file the toolkit reads, brought to one shape. */
export interface GameFile extends Played {
  readonly kind: 'record' | 'fixture' | 'trace';
  readonly clauses?: readonly ClauseId[];
  readonly contrasts?: readonly ClauseId[];
}
