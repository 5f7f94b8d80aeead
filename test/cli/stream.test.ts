import { expect, test } from 'vitest';
import { game, shedu } from './shedu.ts';

/** Says at the end how much memory a run took, in megabytes. */
const TELL = "process.on('exit', () => console.error(process.resourceUsage().maxRSS >> 10))";
const node = ['--import', `data:text/javascript,${encodeURIComponent(TELL)}`];

/** Games a line each, filled up with blanks to about this many bytes. */
function* games(count: number, bytes: number, rest = {}): Generator<string> {
  for (let i = 0; i < count; i++) {
    yield `${JSON.stringify(game(`g${i}`, rest)).padEnd(bytes)}\n`;
  }
}

test('memory does not grow with the stream', async () => {
  const sizes: number[] = [];
  for (const count of [100, 1000]) {
    const { exit, out, err } = await shedu(['verify', '-'], { input: games(count, 100_000), node });
    expect(out).toBe(`${count} games, ${count * 2} steps, 0 failures\n`);
    expect(exit).toBe(0);
    sizes.push(Number(err));
  }
  const [small, large] = sizes as [number, number];
  expect(large - small).toBeLessThan(120);
}, 60_000);

test('problems of a long stream come in its order', async () => {
  const steps = [{ seat: 0, action: { do: 'leader', leader: 'king', at: 'A4' } }];
  const input = games(300, 40_000, { steps });
  const { exit, out } = await shedu(['verify', '-', '--format', 'json'], { input });
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const numbers = Array.from({ length: 300 }, (_, i) => i + 1);
  expect(lines.slice(0, -1).map(({ line }) => line)).toEqual(numbers);
  expect(lines.at(-1)).toMatchObject({ games: 300, failures: 300 });
  expect(exit).toBe(1);
}, 60_000);
