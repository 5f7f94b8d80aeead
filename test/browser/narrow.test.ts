import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { visiting } from './site.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8'));
const game = read('games/first-round.json');

const LONG = 'Abcdefghij'.repeat(20);
const ADDRESS = `https://example.org/${'a-long-way-down/'.repeat(8)}${'x'.repeat(80)}`;
const TURNED = `\u202e${'desrever '.repeat(4)}\u2069${'x'.repeat(40)}`;

/** A game all of whose texts are long, have no place to break, or turn the writing around. */
const hostile = {
  ...game,
  id: LONG,
  title: LONG,
  note: `${ADDRESS} and \`${LONG}\` and [${LONG}](${ADDRESS})\n\n    ${LONG}\n\n# ${LONG}`,
  seats: [
    { dynasty: 'lion', name: LONG },
    {
      dynasty: 'bull',
      name: `${'somebody.with.a.long.name'.repeat(3)}@${'example'.repeat(6)}.org`,
    },
    { dynasty: 'pot', name: TURNED },
    { dynasty: 'archer', name: 'Ａ'.repeat(40) },
  ],
  steps: game.steps.map((step: object, i: number) => ({
    ...step,
    note: i % 2 === 0 ? `${ADDRESS}\n\n> ${LONG}` : `${TURNED} ${'W'.repeat(200)}`,
    ...(i === 3 ? { after: { bagLeft: 1 } } : {}),
  })),
};

const PAGE = 'replays/open/';
const fragment = (value: unknown) =>
  `#r=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

describe('a page 360 pixels wide stays so', () => {
  const visit = visiting('fresh', { viewport: { width: 360, height: 780 } });
  const fits = async (where: string): Promise<void> => {
    const wide = await visit.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const over = [...document.querySelectorAll('main *')].filter(
        (part) => part.getBoundingClientRect().right > clientWidth + 1,
      );
      return scrollWidth > clientWidth
        ? [scrollWidth, ...over.slice(0, 5).map((part) => part.outerHTML.slice(0, 200))]
        : [];
    });
    expect(wide, where).toEqual([]);
  };

  it('whatever a game is called and says', async () => {
    const { page } = visit;
    await page.goto(`${PAGE}?step=1${fragment(hostile)}`);
    await page.waitForSelector('.controls');
    for (let position = 1; position <= 4; position++) {
      await fits(`position ${position}`);
      await page.keyboard.press('ArrowRight');
    }
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await page.locator('[role=tabpanel] :not(.loading)').first().waitFor();
      await page.waitForLoadState('networkidle');
      await fits((await tab.textContent()) ?? '');
    }
    await page.getByRole('tab', { name: 'What if' }).click();
    await page.getByRole('button', { name: /^Play on from position/ }).click();
    await page.locator('.desk').waitFor();
    await fits('what if');
    for (const name of ['Search the steps', 'Take along', 'Jumps and speed', 'Keys']) {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.locator('dialog[open]');
      if (name !== 'Jumps and speed') await dialog.waitFor();
      if (name === 'Search the steps') await dialog.getByRole('searchbox').fill('places');
      await fits(name);
      await dialog.evaluateAll((all) => {
        for (const one of all) (one as HTMLDialogElement).close();
      });
    }
  });

  it('whatever is wrong with a file', async () => {
    const { page } = visit;
    const wrong = { ...game, [LONG]: 1 };
    const unlike = { ...game, edition: LONG };
    for (const value of [wrong, unlike]) {
      await page.goto('about:blank');
      await page.goto(PAGE + fragment(value));
      await page.locator('.problems').waitFor();
      await fits(JSON.stringify(value).slice(-60));
    }
  });

  it('whatever files and their games are called', async () => {
    const { page } = visit;
    await page.goto(PAGE);
    await page.locator('.invitation').waitFor();
    await fits('invitation');
    const lines = [hostile, { ...game, title: TURNED }]
      .map((one) => JSON.stringify(one))
      .join('\n');
    const file = (name: string) => ({ name, mimeType: '', buffer: Buffer.from(lines) });
    await page
      .locator('input[type=file]')
      .setInputFiles([file(`${LONG}.jsonl`), file(`${TURNED}.jsonl`)]);
    await page.locator('.choice').waitFor();
    await fits('choice');
    await page.locator('.choice button').nth(1).click();
    await page.waitForSelector('.controls');
    await fits('chosen');
  });
});
