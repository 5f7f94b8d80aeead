import type { Cell, Color, Leader, MonumentPair, Seat, Tile } from './pieces.ts';

/** What a player may ask for: the same JSON in records, fixtures and on the command line. */
export type Action =
  | { readonly do: 'leader'; readonly leader: Leader; readonly at: Cell }
  | { readonly do: 'withdraw'; readonly leader: Leader }
  | { readonly do: 'tile'; readonly color: Color; readonly at: Cell }
  | { readonly do: 'catastrophe'; readonly at: Cell }
  | { readonly do: 'swap'; readonly tiles: readonly Tile[] }
  | { readonly do: 'pass' }
  | { readonly do: 'support'; readonly count: number }
  | { readonly do: 'choose-war'; readonly color: Color }
  | { readonly do: 'monument'; readonly square: Cell; readonly monument: MonumentPair }
  | { readonly do: 'no-monument' }
  | { readonly do: 'wonder'; readonly center: Cell }
  | { readonly do: 'building'; readonly color: Color; readonly at: Cell }
  | { readonly do: 'no-building' }
  | { readonly do: 'treasure'; readonly at: Cell }
  | { readonly do: 'wonder-point'; readonly color: Color };

/** The kinds of actions: what stands in `do`. */
export type ActionKind = Action['do'];
export type ActionOf<K extends ActionKind> = Extract<Action, { readonly do: K }>;

/** What an action of a kind asks for: all rules need of it, so that a chart event serves too. */
export type Asked<K extends ActionKind> = Omit<ActionOf<K>, 'do'>;

/** Tiles that a seat drew, as a record logs them. */
export interface Draw {
  readonly seat: Seat;
  readonly tiles: readonly Tile[];
}
