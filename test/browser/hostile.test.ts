import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutant } from '../hostile/mutants.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

const CASE = 'replays/legal/war/joining-tile-neutral.json';
const INPUTS = 40;

describe('a file that is not what it should be', () => {
  test('gives a board or a message, never a blank page or an error', async () => {
    const context = await site.context();
    const page = await context.newPage();
    let body: Uint8Array = new Uint8Array();
    await page.route(`**/${CASE}`, (route) =>
      route.fulfill({ contentType: 'application/json', body: Buffer.from(body) }),
    );
    const shown = { board: 0, message: 0 };
    for (let seed = 0; seed < INPUTS; seed++) {
      body = mutant(seed);
      await page.goto(`${site.url}replays/case/?id=legal.war.joining-tile-neutral`);
      const result = page.locator('.viewer, .notice').first();
      await result.waitFor({ timeout: 10_000 });
      const isBoard = await result.evaluate((element) => element.classList.contains('viewer'));
      if (isBoard) shown.board++;
      else {
        shown.message++;
        const message = (await result.textContent()) ?? '';
        expect(message.trim().length, `input ${seed}`).toBeGreaterThan(10);
        expect(message, `input ${seed}`).not.toMatch(/undefined|\[object|at .*\.js:/);
      }
    }
    expect(site.faults).toEqual([]);
    expect(shown.board).toBeGreaterThan(0);
    expect(shown.message).toBeGreaterThan(shown.board);
    await context.close();
  });
});
