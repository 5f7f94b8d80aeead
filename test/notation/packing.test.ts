import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readGames } from '../../machine/notation/game/read.ts';
import { writeGame } from '../../machine/notation/game/write.ts';
import { LONGEST_PACKED, packText, unpackText } from '../../machine/notation/packing/pack.ts';
import { writePosition } from '../../machine/record/position.ts';
import { checkGame, readGame } from '../../machine/record/read.ts';
import { recordOf } from '../../machine/record/record.ts';
import { frames } from '../../machine/record/replay.ts';
import { fromFragment, toPositionFragment } from '../../site/src/engine/fragment.ts';
import { SEED } from '../model/seed.ts';

/** Positions of the bundled games with which a game can begin, each as a game of no moves. */
const texts: readonly string[] = globSync('fixtures/games/*.json')
  .sort()
  .flatMap((name) => {
    const read = readGame(readFileSync(name, 'utf8'));
    if ('problems' in read) throw new Error(name);
    const { edition, options, seats } = recordOf({ ...read.file, title: '' });
    const begin = { edition, seats, ...(options === undefined ? {} : { options }) };
    return [...frames(read.file)]
      .filter(({ game }, i) => i % 40 === 39 && game.actionsLeft > 0)
      .map(({ game, phase }) =>
        writeGame({
          format: 'shedu-record/2',
          title: '',
          ...begin,
          seats: seats.map(({ dynasty }) => ({ dynasty })),
          position: writePosition(game, phase),
          steps: [],
        }),
      );
  });

const SENT = '#p=1A1Qi98rGpP8RcnvtGrfyYdUHfM-y';

describe('a position in a link', () => {
  test('takes at most two hundred characters, and comes back', async () => {
    expect(texts.length).toBeGreaterThan(40);
    for (const text of texts) {
      const fragment = await toPositionFragment(text);
      expect(fragment.length).toBeLessThanOrEqual(200);
      const blob = await fromFragment(fragment);
      expect(await blob?.text()).toBe(text);
    }
  });

  test('is a game of no moves', () => {
    for (const text of texts) {
      const [game] = readGames(text, { checkGame });
      expect(game?.read).toMatchObject({ file: { steps: [] } });
    }
  });

  test('that was sent long ago stays readable', async () => {
    const blob = await fromFragment(SENT);
    expect(await blob?.text()).toBe(
      '[Shedu "record/2"]\n[Title ""]\n[Edition "1997"]\n[Seat "archer"]\n[Seat "bull"]\n' +
        '[Position "10R/1rR13R l:KM5/FN6 h:rr?4/k6 s:0.1.0.0.0/0.0.1.0.0 t:1 a:1"]\n\n',
    );
  });

  test.each([
    ['#p=', 'version'],
    ['#p=2AAAA', 'version'],
    ['#p=1%%', 'letters'],
    ['#p=1', 'packed'],
    ['#p=1AAAA', 'packed'],
    [`#p=1${'A'.repeat(9000)}`, 'packed'],
  ])('%s is told to be none', async (fragment, fault) => {
    await expect(fromFragment(fragment)).rejects.toMatchObject({ fault });
  });
});

describe('a text is packed', () => {
  test('and comes back, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(unpackText(packText(text)!)).toBe(text.toWellFormed());
      }),
      { seed: SEED, numRuns: 25 },
    );
  });

  test('unless it is too long', () => {
    expect(packText('r'.repeat(LONGEST_PACKED))).toBeNull();
  });

  test('and what nobody packed is refused or read, but never breaks', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const text = unpackText(bytes);
        if (text !== null) expect(unpackText(packText(text)!)).toBe(text);
      }),
      { seed: SEED, numRuns: 25 },
    );
  });
});
