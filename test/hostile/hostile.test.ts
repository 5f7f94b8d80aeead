import { describe, expect, test } from 'vitest';
import { shedu } from '../cli/shedu.ts';
import { SEED } from '../model/seed.ts';
import { mutant } from './mutants.ts';
import { watch } from './watch.ts';

/** The first seed of this run; the inputs of a run are those that follow. */
const FIRST = SEED % 1_000_000_000;

const NEWLINE = 0x0a;
const SPACE = 0x20;

/** Input on a line of its own. */
const line = (seed: number): Uint8Array =>
  Buffer.concat([mutant(seed).map((byte) => (byte === NEWLINE ? SPACE : byte)), Buffer.from('\n')]);

const isBlank = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte === NEWLINE || byte === SPACE || byte === 0x09 || byte === 0x0d);

describe(`hostile input from seed ${FIRST}`, () => {
  test('is judged in time and in memory, with a place and a message for what is wrong', async () => {
    const { inputs, judged, slowest, faults } = await watch(FIRST, 4000);
    expect(faults).toEqual([]);
    expect(inputs).toBe(4000);
    expect(slowest).toBeLessThan(4000);
    const codes = ['sound', 'schema', 'json-syntax', 'unreadable', 'no-format', 'too-deep'];
    for (const code of [...codes, 'inconsistent', 'refused', 'differs'])
      expect(judged, code).toHaveProperty([code]);
  });

  test('comes out of the command line with one verdict a line', async () => {
    const hostile = Array.from({ length: 400 }, (_, i) => line(FIRST + i)).filter(
      (bytes) => !isBlank(bytes),
    );
    // Standard input is read line by line when its first line is a whole object.
    const input = [Buffer.from('{}\n'), ...hostile];
    const { exit, out, err } = await shedu(['verify', '--format', 'json', '-'], { input });
    expect(exit).toBe(2);
    expect(err).toBe('');
    expect(out).not.toMatch(/internal error|\bat .*\.ts:\d/);
    const words = out
      .trimEnd()
      .split('\n')
      .map((word) => JSON.parse(word));
    const { kind, games, unreadable } = words.at(-1);
    expect(kind).toBe('summary');
    expect(games + unreadable).toBe(input.length);
    for (const word of words.slice(0, -1)) expect(word.line).toBeGreaterThan(0);
  });
});

test('a thread that hangs or fills its memory is found out', async () => {
  const { inputs, faults } = await watch(FIRST, 3, () => {}, { time: 15_000, memory: 5 });
  expect(inputs).toBe(3);
  expect(faults.length).toBe(3);
  const hung = await watch(FIRST, 2, () => {}, { time: 1, memory: 400 });
  expect(hung.faults.map(({ reason }) => reason)).toEqual(
    new Array(2).fill('takes more than 1 ms'),
  );
});
