import type { Action } from './action.ts';
import { type MonumentPair, monumentKey } from './pieces.ts';

/** An action that the rules allow; `possible` if it depends on the colour of an untold tile. */
export interface LegalAction {
  readonly action: Action;
  readonly possible?: true;
}

/** All legal actions of a position, counted and told apart without a list of them. */
export interface LegalSet extends Iterable<LegalAction> {
  /** How many there are. */
  readonly count: number;
  /** The one at a place of their order, from 0. @throws RangeError when there is none. */
  at(place: number): LegalAction;
  /** Whether an action is one of them, in whichever order it names its tiles or its two colours. */
  has(action: Action): boolean;
  /** All of them, in their order. */
  list(): readonly LegalAction[];
}

/** Some of the actions of a set, which stand together in its order. */
export interface Part {
  readonly count: number;
  /** The one at a place below `count`. */
  at(place: number): LegalAction;
  has(action: Action): boolean;
  /** Puts all of them behind what a list has. */
  listInto(list: LegalAction[]): void;
}

/** A set of what its parts have, one after the other. */
export class LegalParts implements LegalSet {
  readonly count: number;
  readonly #parts: readonly Part[];

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
    let count = 0;
    for (const part of parts) count += part.count;
    this.count = count;
  }

  at(place: number): LegalAction {
    let left = place;
    for (const part of this.#parts) {
      if (left >= 0 && left < part.count) return part.at(left);
      left -= part.count;
    }
    throw new RangeError(`no action ${place} of ${this.count}`);
  }

  has(action: Action): boolean {
    return this.#parts.some((part) => part.has(action));
  }

  list(): readonly LegalAction[] {
    const list: LegalAction[] = [];
    for (const part of this.#parts) part.listInto(list);
    return list;
  }

  *[Symbol.iterator](): Iterator<LegalAction> {
    for (let place = 0; place < this.count; place++) yield this.at(place);
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether two actions are one, a monument's colours in either order. */
export function same(one: Action, other: Action): boolean {
  const [fields, others] = [one as Fields, other as Fields];
  return Object.keys(fields).every((name) =>
    name === 'monument' && one.do === other.do
      ? monumentKey(fields[name] as MonumentPair) === monumentKey(others[name] as MonumentPair)
      : fields[name] === others[name],
  );
}

/** A few actions, listed. */
export class Listed implements Part {
  readonly #list: readonly LegalAction[];
  readonly count: number;

  constructor(list: readonly LegalAction[]) {
    this.#list = list;
    this.count = list.length;
  }

  at(place: number): LegalAction {
    return this.#list[place] as LegalAction;
  }

  has(action: Action): boolean {
    return this.#list.some((entry) => same(entry.action, action));
  }

  listInto(list: LegalAction[]): void {
    for (const entry of this.#list) list.push(entry);
  }
}
