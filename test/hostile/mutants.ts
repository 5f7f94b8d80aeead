import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, pick, type Random, seeded } from '../../machine/bots/random.ts';
import { damage } from './tree.ts';

/** Records and fixtures with something wrong in them: input as nobody should send it. */

const ROOT = join(import.meta.dirname, '../../fixtures');

const read = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT })
    .sort()
    .map((name) => readFileSync(join(ROOT, name), 'utf8'));

const small = read('{examples,legal,illegal,rulings}/**/*.json');
const games = read('games/*.json');
const malformed = read('malformed/*.json').filter((text) => text.length < 20_000);

const base = (random: Random): string => {
  const chance = random();
  if (chance < 0.04) return pick(random, games);
  return pick(random, chance < 0.1 ? malformed : small);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A text with a piece of JSON where it need not be. */
function misspelt(random: Random, text: string): string {
  const at = below(random, text.length);
  const piece = pick(random, [
    ...[
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '//',
      '/*',
      'NaN',
      '1e999',
      '-',
      '\u2028',
      '\ufeff',
    ],
    ...[
      '"format":"shedu-record/1",',
      '"do":"pass",',
      '"__proto__":1,',
      '\\ud800',
      '['.repeat(5000),
    ],
  ]);
  const from = random() < 0.5 ? text.indexOf('{', at) + 1 : at;
  return `${text.slice(0, from)}${piece}${text.slice(from + below(random, 2))}`;
}

/** Bytes changed without a look at what they mean. */
function garbled(random: Random, text: string): Uint8Array {
  const bytes = Buffer.from(text);
  const at = below(random, bytes.length);
  const to = at + below(random, 40);
  const some = Buffer.from(Array.from({ length: 1 + below(random, 6) }, () => below(random, 256)));
  switch (below(random, 5)) {
    case 0:
      bytes[at] = (bytes[at] as number) ^ (1 << below(random, 8));
      return bytes;
    case 1:
      return bytes.subarray(0, at);
    case 2:
      return Buffer.concat([bytes.subarray(0, at), some, bytes.subarray(at)]);
    case 3:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(to)]);
    default:
      return Buffer.concat([bytes.subarray(0, to), bytes.subarray(at)]);
  }
}

/** The input of a seed. */
export function mutant(seed: number): Uint8Array {
  const random = seeded(seed);
  const text = base(random);
  const how = random();
  if (how < 0.15) return garbled(random, text);
  if (how < 0.25) return Buffer.from(misspelt(random, text));
  const document = parsed(text);
  const times = pick(random, [1, 1, 1, 2, 3, 8]);
  for (let i = 0; i < times; i++) damage(random, document, parsed(base(random)));
  return Buffer.from(JSON.stringify(document, null, random() < 0.5 ? 2 : 0));
}
