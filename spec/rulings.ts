import type { ClauseId } from './clauses.ts';
import { editionIds, editions } from './editions.ts';
import type { EditionId, Readings, RulingId, SettledId, SwitchId } from './ids.ts';
import { settledFiles, switchFiles } from './rulingfiles.ts';
import type { SourceId } from './sources.ts';
import type { Text } from './text.ts';

export type { Readings, RulingId, SettledId, SwitchId } from './ids.ts';

/** A reading of a switch; without a parameter, of any. */
export type Reading<S extends SwitchId = SwitchId> = Readings[S];

/** What one source has on a question. */
export interface Witness {
  readonly source: SourceId;
  readonly at: string;
  readonly lines: string;
  /** The reading it supports, if any. */
  readonly reading?: string;
  readonly note: Text;
}

/** The texts of a ruling whose wording depends on the modules that are played, as in a clause. */
export interface RulingWithin {
  readonly title?: Text;
  readonly question?: Text;
  readonly why?: Text;
}

interface RulingBase {
  /** What is contested, in about five words: the heading, the name in lists, the link text. */
  readonly title: Text;
  readonly question: Text;
  readonly witnesses: readonly Witness[];
  readonly why: Text;
  readonly clauses: readonly ClauseId[];
}

/** A contested passage whose every reading can be played; each edition chooses one. */
export interface Switch<S extends SwitchId = SwitchId> extends RulingBase {
  readonly id: S;
  readonly kind: 'switch';
  readonly readings: Readonly<Record<Reading<S>, Text>>;
  /** What each edition chooses. */
  readonly decision: Readonly<Record<EditionId, Reading<S>>>;
  readonly within?: RulingWithin & {
    readonly readings?: Readonly<Partial<Record<Reading<S>, Text>>>;
  };
  /** Fixtures that show each reading. */
  readonly fixtures: Readonly<Record<Reading<S>, readonly string[]>>;
}

/** A contested passage with one decision for all editions. */
export interface Settled extends RulingBase {
  readonly id: SettledId;
  readonly kind: 'settled';
  readonly decision: Text;
  readonly within?: RulingWithin & { readonly decision?: Text };
  /** Fixtures that show it. */
  readonly fixtures: readonly string[];
}

/**
 * A contested passage: a switch, of which each reading can be played, or settled by one decision.
 */
export type Ruling = { [S in SwitchId]: Switch<S> }[SwitchId] | Settled;

const told = switchFiles as { readonly [S in SwitchId]: Omit<Switch<S>, 'decision'> };

const decisionOf = (id: SwitchId): Readonly<Record<EditionId, Reading>> =>
  Object.fromEntries(
    editionIds.map((edition) => [edition, editions[edition].rulings[id]]),
  ) as Record<EditionId, Reading>;

/** The rulings that are switches, by id. */
export const switches = Object.fromEntries(
  Object.entries(told).map(([id, ruling]) => [id, { ...ruling, decision: decisionOf(ruling.id) }]),
) as { readonly [S in SwitchId]: Switch<S> };

/** The rulings that are settled, by id. */
export const settled = settledFiles as Readonly<Record<SettledId, Settled>>;

/** Every ruling by its id. */
export const rulings: Readonly<Record<RulingId, Ruling>> = { ...switches, ...settled };

/** The ids of the switches. */
export const switchIds = Object.keys(switches) as readonly SwitchId[];

/** The ids of all rulings, switches first. */
export const rulingIds = Object.keys(rulings) as readonly RulingId[];
