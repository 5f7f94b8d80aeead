import type { EffectFields, Ending } from '../../machine/rules/effect.ts';
import type { Phase } from '../../machine/rules/phases.ts';
import type { Cell, Color, Leader, MonumentPair, Seat } from '../../machine/rules/pieces.ts';
import type { Readings } from '../../spec/rulings.ts';
import type { Board } from './board.ts';

export const COLORS: readonly Color[] = ['black', 'red', 'blue', 'green'];

export const COLOR_OF: Readonly<Record<Leader, Color>> = {
  king: 'black',
  priest: 'red',
  farmer: 'blue',
  trader: 'green',
};

export const LEADERS = Object.keys(COLOR_OF) as readonly Leader[];

export const leaderOf = (color: Color): Leader =>
  LEADERS.find((leader) => COLOR_OF[leader] === color) as Leader;

/** A tile on the board: its colour while it is face up; under the wonder, or a part of it. */
export interface Lying {
  readonly face: Color | 'down' | 'wonder';
  readonly treasure: boolean;
}

/** A leader on the board. */
export interface Standing {
  readonly seat: Seat;
  readonly leader: Leader;
  readonly at: Cell;
}

export interface Monument {
  readonly colors: MonumentPair;
  readonly square: Cell;
  readonly of: Color | null;
}

export type Declined = { readonly square: Cell } | { readonly center: Cell };

export interface Union {
  readonly at: Cell;
  /** The spaces of the two kingdoms as they were before the joining tile. */
  readonly homes: readonly (readonly Cell[])[];
}

export interface Conflict {
  readonly kind: 'revolt' | 'war';
  readonly leader: Leader;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** What the attacker has committed; null before that. */
  readonly added: number | null;
}

type Told =
  | 'leader-placed'
  | 'leader-moved'
  | 'leader-returned'
  | 'tile-placed'
  | 'no-point'
  | 'kingdoms-joined'
  | 'union-settled'
  | 'revolt-opened'
  | 'war-opened'
  | 'conflict-won'
  | 'support-added'
  | 'tiles-removed'
  | 'tiles-protected'
  | 'catastrophe-placed'
  | 'drawn'
  | 'bag-short'
  | 'monument-built'
  | 'wonder-built'
  | 'building-placed'
  | 'building-returned'
  | 'treasure-taken'
  | 'turn-ended'
  | 'game-ended';

/** Something an action brought about, in the machine's words for it. */
export type Happening =
  | { [T in Told]: { readonly type: T } & Readonly<EffectFields[T]> }[Told]
  | ({ readonly type: 'point' } & Readonly<Omit<EffectFields['point'], 'cells'>>);

/** Points of a seat by colour, and the treasures it holds. */
export type Score = Readonly<Record<Color | 'treasures', number>>;

export interface Options {
  readonly englishVariant: boolean;
  readonly wonder: boolean;
  readonly buildings: boolean;
}

/** A game at one moment. Every function makes a new one. */
export interface OracleState {
  readonly board: Board;
  readonly treasureEnd: boolean;
  readonly options: Options;
  readonly rulings: Readings;
  readonly seats: readonly Seat[];

  readonly tiles: ReadonlyMap<Cell, Lying>;
  readonly catastrophes: ReadonlySet<Cell>;
  readonly leaders: readonly Standing[];
  readonly monuments: readonly Monument[];
  readonly buildings: ReadonlyMap<Color, Cell>;
  readonly declined: readonly Declined[];

  readonly hands: readonly (readonly Color[])[];
  /** In draw order. */
  readonly bag: readonly Color[];
  readonly discarded: Readonly<Record<Color, number>>;
  readonly catastrophesLeft: readonly number[];
  readonly scores: readonly Score[];

  readonly phase: Phase;
  /** Whose turn it is. */
  readonly seat: Seat;
  readonly actionsLeft: number;
  /** The tile placed in this action. */
  readonly placed: Cell | null;
  readonly union: Union | null;
  readonly conflict: Conflict | null;
  /** A swap could not be served, and the turn goes on all the same. */
  readonly bagFailed: boolean;
  readonly ending: Ending | null;
  /** What the last action brought about. */
  readonly happened: readonly Happening[];
}

export const tell = (state: OracleState, ...news: readonly Happening[]): OracleState => ({
  ...state,
  happened: [...state.happened, ...news],
});

/** The seats clockwise, beginning with the active player. */
export const clockwise = (state: OracleState): readonly Seat[] => [
  ...state.seats.filter((seat) => seat >= state.seat),
  ...state.seats.filter((seat) => seat < state.seat),
];

export const leaderAt = (state: OracleState, cell: Cell): Standing | undefined =>
  state.leaders.find((standing) => standing.at === cell);

export const standing = (state: OracleState, seat: Seat, leader: Leader): Standing | undefined =>
  state.leaders.find((other) => other.seat === seat && other.leader === leader);

export const faceAt = (state: OracleState, cell: Cell): Lying['face'] | undefined =>
  state.tiles.get(cell)?.face;

export const isEmpty = (state: OracleState, cell: Cell): boolean =>
  !state.tiles.has(cell) && !state.catastrophes.has(cell) && leaderAt(state, cell) === undefined;
