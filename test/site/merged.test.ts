import { expect, it } from 'vitest';
import { merged } from '../../site/build/merged.ts';

const run = (code: string): Promise<Record<string, (value: number) => unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

it('functions that are alike, and call each other in circles, are written once', async () => {
  const code = `
export const one = even1; export const two = even2; export const other = odd3;
const list1 = ["a"]; const list2 = ["a"]; const list3 = ["b"];
function even1(n) { return n === 0 ? list1[0] : odd1(n - 1); }
function odd1(n) { return n === 0 ? null : even1(n - 1); }
function even2(n) { return n === 0 ? list2[0] : odd2(n - 1); }
function odd2(n) { return n === 0 ? null : even2(n - 1); }
function even3(n) { return n === 0 ? list3[0] : odd3(n - 1); }
function odd3(n) { return n === 0 ? null : even3(n - 1); }`;
  const less = merged(code);
  expect(less.match(/\b(const list|function )\w+/g)).toHaveLength(6);
  const [before, after] = await Promise.all([run(code), run(less)]);
  for (const name of ['one', 'two', 'other'])
    for (const n of [0, 1, 4, 5]) expect(after[name]!(n)).toBe(before[name]!(n));
  expect(after.one).toBe(after.two);
});
