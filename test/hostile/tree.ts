import { below, pick, type Random } from '../../machine/bots/random.ts';

/** Damage done to the values of a document, which stays JSON. */

type Parent = unknown[] | Record<string, unknown>;

interface Place {
  readonly parent: Parent;
  readonly key: string;
}

/** All places below a value. */
function places(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Parent;
  return Object.keys(parent).flatMap((key) => [
    { parent, key },
    ...places((parent as Record<string, unknown>)[key]),
  ]);
}

const valueAt = ({ parent, key }: Place): unknown => (parent as Record<string, unknown>)[key];

/** Sets a key of its own, also one that means something to the language. */
function put({ parent, key }: Place, value: unknown): void {
  Object.defineProperty(parent, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

function remove({ parent, key }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { x: value };
  return value;
};

/** What nobody expects where it stands. */
const STRANGE: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => [],
  () => ({}),
  () => ({ toString: 1, valueOf: 1 }),
  () => '',
  (random) =>
    pick(random, [-1, -0, 0.5, 1, 2, 3, 4, 7, 152, 153, 154, 2 ** 31, 2 ** 53, -1e308, 1e308]),
  (random) =>
    pick(random, ['Q1', 'A0', 'A12', 'P11', 'a1', 'A01', 'A1 ', 'A1\n', 'А1', '１A', 'A1e9']),
  (random) => pick(random, ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length']),
  (random) =>
    pick(random, [
      '\ud800',
      '\u0000',
      '\u202e',
      '🏺',
      'é'.normalize('NFD'),
      '"\\',
      '\u001b[31m',
      '<b>',
    ]),
  (random) => 'x'.repeat(pick(random, [201, 20_001, 100_000])),
  (random) => nested(pick(random, [3, 20, 40, 400])),
  (random) => new Array(pick(random, [5, 154, 5000])).fill(pick(random, ['red', 0, null, 'A1'])),
  () => JSON.parse('{"__proto__":{"polluted":true}}'),
  () => JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  () => ({ length: 1e9, valueOf: 'x' }),
];

const KEYS = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'after', 'steps', 'position', 'bag'],
  ...['terrain', 'rows', 'pending', 'rulings', 'draws', 'effects', 'violations', 'result', '', '0'],
] as const;

type Damage = (random: Random, place: Place, others: readonly Place[]) => void;

const DAMAGES: readonly Damage[] = [
  (random, place) => put(place, pick(random, STRANGE)(random)),
  (_, place) => remove(place),
  (random, place, others) => put(place, structuredClone(valueAt(pick(random, others)))),
  // The value of the same key elsewhere: the shape stays right, the meaning changes.
  (random, place, others) => {
    const alike = others.filter(({ key }) => key === place.key);
    if (alike.length > 0) put(place, structuredClone(valueAt(pick(random, alike))));
  },
  (random, { parent }) => {
    if (Array.isArray(parent)) parent.push(pick(random, STRANGE)(random));
    else put({ parent, key: pick(random, KEYS) }, pick(random, STRANGE)(random));
  },
  (random, place) => {
    const value = valueAt(place);
    if (typeof value === 'number') put(place, value + pick(random, [-1, 1, 1000, 0.5]));
    else if (typeof value === 'string') put(place, respelt(random, value));
  },
  (random, { parent, key }) => {
    if (Array.isArray(parent))
      parent.splice(below(random, parent.length), 0, structuredClone(parent[Number(key)]));
  },
  (random, { parent }) => {
    if (Array.isArray(parent)) parent.push(...parent.splice(0, below(random, parent.length)));
  },
  (_, { parent }) => {
    if (Array.isArray(parent)) parent.reverse();
  },
  (random, { parent }) => {
    if (Array.isArray(parent)) parent.length = below(random, parent.length + 1);
  },
];

/** Text with a letter more, less, or another. */
function respelt(random: Random, text: string): string {
  const at = below(random, text.length + 1);
  const letter = pick(random, [...'ABPQ0129krugRxXwW#.~?', '']);
  return `${text.slice(0, at)}${letter}${text.slice(at + below(random, 2))}`;
}

/** Damages a document; `other` is one from which values may come. */
export function damage(random: Random, document: unknown, other: unknown): void {
  const own = places(document);
  if (own.length === 0) return;
  const others = random() < 0.3 ? places(other) : own;
  pick(random, DAMAGES)(random, pick(random, own), others.length > 0 ? others : own);
}
