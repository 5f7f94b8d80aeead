import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lane } from '../../machine/cli/conform/lane.ts';
import { bundledSuite } from '../../machine/cli/conform/suite.ts';
import { aboutOf, type Case } from '../../machine/conform/choice.ts';
import { driveCase } from '../../machine/conform/drive.ts';
import { foundFixture } from '../../machine/conform/found.ts';
import type { Answers, Capabilities } from '../../machine/conform/protocol.ts';
import { type Shrunk, shrink } from '../../machine/conform/shrink.ts';
import { piecesOn } from '../../machine/conform/units.ts';
import { canonicalJson } from '../../machine/record/layout.ts';
import { readGame } from '../../machine/record/read.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import { BROKEN, type Broken, Copy } from './broken.ts';
import { asking, partings, range } from './ours.ts';

let copy: Copy;
let suite: readonly Case[];

beforeAll(async () => {
  copy = await Copy.make();
  suite = await bundledSuite();
});

afterAll(() => copy.remove());

/** A simple rule is shown on a board with no more pieces. */
const FEW = 8;

test.each(BROKEN)('suite and games catch that $name', async (rule: Broken) => {
  await copy.broken(rule, () =>
    asking(copy.command, async (lane, greeting) => {
      expect(await isCaughtBySuite(lane, greeting.capabilities, rule)).toBe(true);
      await expectSmallCase(lane, greeting, rule);
    }),
  );
});

/** Whether a case about the broken clause fails. */
async function isCaughtBySuite(
  lane: Lane,
  had: Capabilities,
  { clause }: Broken,
): Promise<boolean> {
  for (const one of suite) {
    if (!aboutOf(one).includes(clause)) continue;
    const { outcome } = await driveCase(await lane.usable(), had, one.file);
    if (outcome === 'failed') return true;
  }
  return false;
}

/** Expects of the first games that part that one comes down to a case of few pieces. */
async function expectSmallCase(
  lane: Lane,
  { engine, capabilities }: Answers['hello'],
  { clause }: Broken,
): Promise<void> {
  let best: Shrunk | null = null;
  let from = 0;
  for await (const { seed, parting } of partings(lane, capabilities, range(1, 20))) {
    const shrunk = await shrink(lane, capabilities, parting, 600);
    if (shrunk === null || (best !== null && piecesOn(shrunk.file) >= piecesOn(best.file)))
      continue;
    best = shrunk;
    from = seed;
    if (piecesOn(shrunk.file) <= FEW) break;
  }
  if (best === null) throw new Error('no game has caught it');
  expect(piecesOn(best.file)).toBeLessThanOrEqual(FEW);
  const fixture = foundFixture(best, engine, from);
  const read = readGame(canonicalJson(fixture));
  if (!('file' in read)) throw new Error(JSON.stringify(read));
  expect(verifyFile(read.file).problems).toEqual([]);
  const again = await driveCase(await lane.usable(), capabilities, read.file);
  expect(again.outcome).toBe('failed');
  expect(fixture.clauses).toContain(clause);
}
