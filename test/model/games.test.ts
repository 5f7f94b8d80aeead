import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { play } from '../../machine/bots/play.ts';
import { readGame } from '../../machine/record/read.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import { gameOf } from './games.ts';
import { keep, type Property, refute } from './holds.ts';
import { Counts } from './kinds.ts';

const CLI = join(import.meta.dirname, '../../machine/cli/shedu.ts');

test('generated games have everything in them that is rare or difficult', () => {
  const counts = new Counts();
  for (let seed = 1; seed <= 250; seed++)
    for (const moment of play(gameOf(seed, 120))) counts.add(moment);
  expect(counts.rare(5)).toEqual([]);
  expect(counts.steps).toBeGreaterThan(10_000);
});

/** What some game does not have, with the longest record that may be left to show it. */
const FALSE: readonly (readonly [string, number, Property])[] = [
  [
    'a war lapses',
    2,
    (record) => {
      for (const { effects } of play(record))
        expect(effects.map(({ type }) => type)).not.toContain('war-lapsed');
    },
  ],
  [
    'a treasure is taken and a monument built',
    8,
    (record) => {
      const done = [...play(record)].map(({ action }) => action.do);
      expect(done.includes('treasure') && done.includes('monument')).toBe(false);
    },
  ],
];

test.each(FALSE)('a property that fails leaves a short record: %s', (_, longest, property) => {
  const failure = refute(property, { runs: 400, length: 120, seed: 20 });
  if (failure === null) throw new Error('no game was found');
  const folder = mkdtempSync(join(tmpdir(), 'shedu-'));
  try {
    expect(failure.record.steps.length).toBeLessThanOrEqual(longest);
    const path = keep(failure.record, folder);
    const read = readGame(readFileSync(path, 'utf8'));
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    expect(verifyFile(read.file).problems).toEqual([]);
    const run = spawnSync(process.execPath, [CLI, 'replay', path], { encoding: 'utf8' });
    expect(run.status).toBe(0);
    expect(run.stdout).toContain(failure.record.title);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
