import { expect, test } from 'vitest';
import { beginning } from '../../machine/bots/beginnings.ts';
import { seeded } from '../../machine/bots/random.ts';
import { allowedBy } from '../../machine/conform/allowed.ts';
import { driveCase } from '../../machine/conform/drive.ts';
import { foundFixture } from '../../machine/conform/found.ts';
import { lackOf } from '../../machine/conform/lacking.ts';
import { actionKey, partLists } from '../../machine/conform/legality.ts';
import { loading } from '../../machine/conform/loading.ts';
import type { Capabilities } from '../../machine/conform/protocol.ts';
import { shrink } from '../../machine/conform/shrink.ts';
import type { GameFile } from '../../machine/record/format.ts';
import { begin } from '../../machine/record/start.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import { BROKEN, Copy } from './broken.ts';
import { asking, OURS, partings, range } from './ours.ts';

const NARROW: Capabilities = {
  editions: ['1997'],
  boards: ['standard'],
  modules: [],
  players: [3],
  positions: false,
  unknown: false,
  clauses: false,
  effects: false,
  legal: 'one',
  state: ['scores', 'toAct'],
  result: true,
};

const PADDED: Capabilities = {
  ...NARROW,
  editions: ['2015', 'condensed'],
  boards: ['padded', 'advanced'],
  modules: ['wonder'],
  players: [2, 4],
  positions: true,
  legal: 'none',
};

test.each([
  ['a set-up alone', NARROW],
  ['padded boards', { ...PADDED, readings: {} }],
] as const)('games begin within what an engine with %s has', (_name, had) => {
  const allowed = allowedBy(had);
  for (const seed of range(1, 60)) {
    const { format: _format, ...begun } = beginning(seeded(seed), allowed ?? undefined);
    const file: GameFile = { ...begun, kind: 'record' };
    const start = file.position === undefined ? 'set-up' : 'position';
    expect(lackOf(had, loading(file, begin(file)), start)).toBeNull();
  }
});

test('an engine that begins nowhere we can begin has no games', () => {
  expect(allowedBy({ ...NARROW, boards: ['free'] })).toBeNull();
  expect(allowedBy({ ...PADDED, phases: ['turn.monument'] })).toBeNull();
});

test('lists of legal actions are the same in any order, of tiles and of colours too', () => {
  expect(
    partLists(
      [
        { do: 'swap', tiles: ['red', 'black'] },
        { do: 'monument', square: 'A1', monument: ['black', 'green'] },
      ],
      [
        { do: 'monument', monument: ['green', 'black'], square: 'A1' },
        { do: 'swap', tiles: ['black', 'red'] },
      ],
    ),
  ).toEqual({ missing: [], extra: [] });
  expect(actionKey({ do: 'swap', tiles: ['red'] })).not.toBe(
    actionKey({ do: 'swap', tiles: ['red', 'red'] }),
  );
});

test('what only one side lists is told', () => {
  const pass = { do: 'pass' } as const;
  const catastrophe = { do: 'catastrophe', at: 'A1' } as const;
  expect(partLists([pass], [catastrophe])).toEqual({ missing: [pass], extra: [catastrophe] });
});

test.each([
  ['all it can do', {}],
  ['the set-up alone', NARROW],
  ['padded boards', { ...PADDED, readings: {} }],
] as const)('our own engine agrees with the rules, asked for %s', async (_name, less) => {
  await asking(OURS, async (lane, { capabilities }) => {
    const had = { ...capabilities, ...less };
    for await (const { seed, parting } of partings(lane, had, range(1, 3)))
      expect.fail(`seed ${seed}: ${JSON.stringify(parting.failure)}`);
  });
});

test('an engine that begins at the set-up alone is shown a game of few steps', async () => {
  const [king] = BROKEN as readonly [(typeof BROKEN)[number]];
  const copy = await Copy.make();
  try {
    await copy.broken(king, () =>
      asking(copy.command, async (lane, { engine, capabilities }) => {
        const had = { ...capabilities, ...NARROW };
        for await (const { seed, parting } of partings(lane, had, range(1, 30))) {
          const shrunk = await shrink(lane, had, parting, 200);
          if (shrunk === null) throw new Error('it did not come again');
          const { format: _format, ...fixture } = foundFixture(shrunk, engine, seed);
          const file: GameFile = { ...fixture, kind: 'fixture' };
          expect(file.position).toBeUndefined();
          expect(file.steps.length).toBeLessThanOrEqual(parting.file.steps.length);
          expect(verifyFile(file).problems).toEqual([]);
          expect((await driveCase(await lane.usable(), had, file)).outcome).toBe('failed');
          return;
        }
        throw new Error('no game has caught it');
      }),
    );
  } finally {
    await copy.remove();
  }
});
