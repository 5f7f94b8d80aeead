import assert from 'node:assert/strict';

/** Asserts that two values are alike: tells a difference well, and an agreement fast. */
export function same(where: string, mine: unknown, other: unknown): void {
  if (JSON.stringify(mine) === JSON.stringify(other)) return;
  try {
    assert.deepEqual(mine, other);
  } catch (error) {
    throw new Error(`${where}: ${error}`, { cause: error });
  }
}
