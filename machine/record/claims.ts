import type { Game } from '../rules/game.ts';
import type { Phase } from '../rules/phases.ts';
import { monumentKey } from '../rules/pieces.ts';
import type { Violation } from '../rules/violation.ts';
import { agreesOn } from './agreement.ts';
import type {
  EffectClaim,
  MonumentJson,
  ObservedJson,
  PendingJson,
  ViolationClaim,
} from './format.ts';
import { jsonPath } from './path.ts';
import { PARTS } from './position.ts';

/** A place where a claim and the machine differ. */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly expected: unknown;
  readonly actual: unknown;
}

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key of an object itself, so that a claim on `__proto__` finds nothing. */
const own = (object: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Whether `compare` would find nothing: almost always so, and then no paths are needed. */
function agrees(expected: unknown, actual: unknown, whole: boolean): boolean {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length !== actual.length) return false;
    for (let i = 0; i < expected.length; i++) {
      if (!agrees(expected[i], actual[i], whole)) return false;
    }
    return true;
  }
  if (isObject(expected) && isObject(actual)) {
    const keys = Object.keys(expected);
    if (whole && Object.keys(actual).length !== keys.length) return false;
    for (const key of keys) {
      if (!agrees(own(expected, key), own(actual, key), whole)) return false;
    }
    return true;
  }
  // As numbers: 0 is -0.
  return expected === actual;
}

/** Compares a claim with a value; an object may claim some keys only, unless it must be whole. */
export function compare(
  expected: unknown,
  actual: unknown,
  path: Path,
  whole = false,
): Difference[] {
  if (agrees(expected, actual, whole)) return [];
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length !== actual.length) return [{ path, expected, actual }];
    return expected.flatMap((item, i) => compare(item, actual[i], [...path, i], whole));
  }
  if (isObject(expected) && isObject(actual)) {
    const keys = whole
      ? new Set([...Object.keys(expected), ...Object.keys(actual)])
      : Object.keys(expected);
    return [...keys].flatMap((key) =>
      compare(own(expected, key), own(actual, key), [...path, key], whole),
    );
  }
  return expected === actual ? [] : [{ path, expected, actual }];
}

const sorted = (list: readonly string[]): readonly string[] => [...list].sort();

function compareMonuments(
  claimed: readonly MonumentJson[],
  actual: readonly MonumentJson[],
): boolean {
  const key = ({ colors, square }: MonumentJson): string => `${monumentKey(colors)}@${square}`;
  const told = new Map(actual.map((monument) => [key(monument), monument.of]));
  return (
    claimed.length === actual.length &&
    claimed.every(
      (one) => told.has(key(one)) && (one.of === undefined || one.of === told.get(key(one))),
    )
  );
}

const byFirst = ([one = '']: readonly string[], [other = '']: readonly string[]): number =>
  one < other ? -1 : 1;

/** What is pending with the joined kingdoms, and the spaces of each, in one order. */
function inOrder(pending: PendingJson): PendingJson {
  const { union } = pending;
  if (union === undefined) return pending;
  const [one, other] = union.homes.map((home) => home.toSorted()).toSorted(byFirst);
  return { ...pending, union: { ...union, homes: [one ?? [], other ?? []] } };
}

/** Where a claimed part of a position differs from that part as it is. */
export function comparePart(
  part: keyof ObservedJson,
  expected: unknown,
  actual: unknown,
): Difference[] {
  const path = [part];
  switch (part) {
    case 'hands': {
      const claimed = expected as readonly (readonly string[])[];
      const held = actual as readonly (readonly string[])[];
      if (claimed.length !== held.length) return [{ path, expected, actual }];
      return claimed.flatMap((hand, seat) => {
        const same = sorted(hand).join() === sorted(held[seat] ?? []).join();
        return same
          ? []
          : [{ path: [part, seat], expected: sorted(hand), actual: sorted(held[seat] ?? []) }];
      });
    }
    case 'monuments': {
      const same = compareMonuments(expected as MonumentJson[], actual as MonumentJson[]);
      return same ? [] : [{ path, expected, actual }];
    }
    case 'declined': {
      const names = (list: unknown): string =>
        sorted((list as object[]).map((item) => JSON.stringify(item))).join();
      return names(expected) === names(actual) ? [] : [{ path, expected, actual }];
    }
    case 'discarded': {
      const counts = actual as Readonly<Record<string, number>>;
      return Object.entries(expected as Readonly<Record<string, number>>).flatMap(([tile, count]) =>
        compare(count, counts[tile] ?? 0, [part, tile]),
      );
    }
    case 'pending':
      return compare(inOrder(expected as PendingJson), inOrder(actual as PendingJson), path);
    case 'leaders':
    case 'buildings':
      return compare(expected, actual, path, true);
    default:
      return compare(expected, actual, path);
  }
}

/** Where a claimed position differs from the game; only the parts that are claimed count. */
export function compareAfter(claim: ObservedJson, game: Game, phase: Phase): Difference[] {
  const differences: Difference[] = [];
  for (const part of Object.keys(claim) as (keyof ObservedJson)[]) {
    const claimed = claim[part];
    if (agreesOn(part, claimed, game)) continue;
    differences.push(...comparePart(part, claimed, PARTS[part](game, phase)));
  }
  return differences;
}

/**
 * Whether the claimed effects occur in this order among the actual ones. The difference names the
 * first claim without a match and the effects that were left to match it.
 */
export function compareEffects(
  claims: readonly EffectClaim[],
  effects: readonly EffectClaim[],
): Difference[] {
  let next = 0;
  for (const [i, claim] of claims.entries()) {
    const found = effects.findIndex((effect, at) => at >= next && matches(claim, effect));
    if (found === -1) {
      return [{ path: [i], expected: claim, actual: effects.slice(next) }];
    }
    next = found + 1;
  }
  return [];
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Whether lists of names hold the same, in any order. */
const sameNames = (claimed: readonly string[], actual: readonly string[]): boolean =>
  sorted(claimed).join() === sorted(actual).join();

/** Clauses of an effect may be claimed in part, spaces in any order; other fields are the same. */
function matches({ type, clauses = [], ...fields }: EffectClaim, effect: EffectClaim): boolean {
  const by = effect.clauses ?? [];
  if (type !== effect.type || !clauses.every((id) => by.includes(id))) return false;
  return Object.entries(fields).every(([key, value]) => {
    const actual = own(effect, key);
    if (key === 'cells' && isTexts(value) && isTexts(actual)) return sameNames(value, actual);
    return compare(value, actual, [], true).length === 0;
  });
}

/** Whether a refusal has the claimed parameters; those that are lists in any order. */
const hasParams = (claimed: object, params: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(claimed).every(([key, value]) => {
    const actual = own(params, key);
    return isTexts(value) && isTexts(actual) ? sameNames(value, actual) : Object.is(value, actual);
  });

/** Whether exactly the claimed clauses refuse the action; all else counts where it is claimed. */
export function compareViolations(
  claims: readonly ViolationClaim[],
  violations: readonly Violation[],
): Difference[] {
  const clauses = (list: readonly { clause: string }[]): readonly string[] =>
    sorted([...new Set(list.map(({ clause }) => clause))]);
  const expected = clauses(claims);
  const actual = clauses(violations);
  if (expected.join() !== actual.join()) return [{ path: [], expected, actual }];
  return claims.flatMap((claim, i) => {
    const same = violations.filter(({ clause }) => clause === claim.clause);
    const met = same.some(
      ({ code, cells, params }) =>
        (claim.code === undefined || claim.code === code) &&
        (claim.cells === undefined || sameNames(claim.cells, cells)) &&
        hasParams(claim.params ?? {}, params),
    );
    return met ? [] : [{ path: [i], expected: claim, actual: same }];
  });
}

/** The path of a difference below a place of the document. */
export const placeOf = (below: Path, difference: Difference): string =>
  jsonPath([...below, ...difference.path]);
