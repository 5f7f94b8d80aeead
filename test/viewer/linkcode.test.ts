import { describe, expect, it } from 'vitest';
import { LONGEST, linkCode } from '../../site/src/viewer/controls/linkcode.ts';
import { readCode } from '../qrcode.ts';

const PAGE = 'https://shedu.example/replays/open/?step=12#r=';

/** What a reader of QR codes makes of a code that is drawn as pages draw it, on a dark ground. */
async function seen(link: string, pixels: number): Promise<string | undefined> {
  const code = await linkCode(link);
  if (code === null) return undefined;
  const { side, dark } = code;
  const size = side * pixels + 40;
  return readCode(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="100%" height="100%" fill="#1b1713"/>
    <g transform="translate(20 20) scale(${pixels})">
      <path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${dark}"/>
    </g>
  </svg>`);
}

describe('the code of a link', () => {
  it.each([
    ['a step', 'https://shedu.example/replays/games/2p-treasures/?step=12&as=1'],
    ['a branch', PAGE + 'aB3_-x'.repeat(60)],
    ['a game that just fits', PAGE.padEnd(LONGEST, 'q7')],
  ])('of %s is read as the link', async (_, link) => {
    expect(await seen(link, 4)).toBe(link);
  });

  it('has modules that a phone tells apart, up to the longest link', async () => {
    // 117 modules, and the quiet zone.
    expect((await linkCode(PAGE.padEnd(LONGEST, 'q7')))?.side).toBe(117 + 8);
  });

  it('is not drawn of a longer one', async () => {
    expect(await linkCode(PAGE.padEnd(LONGEST + 1, 'q7'))).toBe(null);
  });
});
