import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import record from '../../fixtures/games/first-round.json' with { type: 'json' };
import { barriers } from './axe.ts';
import { visiting } from './site.ts';
import { openReplay } from './told.ts';

const GAME = 'replays/games/4p-advanced/?step=60';

const visit = visiting('fresh', { viewport: { width: 390, height: 844 } });
let page: Page;
beforeEach(() => {
  ({ page } = visit);
});

it('strengths that are ticked are shown on a phone too, and only those', async () => {
  await openReplay(page, GAME);
  const box = page.getByLabel('Strengths on leaders');
  const marks = page.locator('.board .strengths text');
  expect(await box.isChecked()).toBe(true);
  const count = await marks.count();
  expect(count).toBeGreaterThan(0);
  for (const mark of await marks.all()) expect(await mark.isVisible()).toBe(true);
  const [first] = await marks.all();
  const { height } = (await first!.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(8);
  await box.uncheck();
  expect(await marks.count()).toBe(0);
});

it('what is for programmers is folded, apart from the options of players', async () => {
  await openReplay(page, GAME);
  const group = page.locator('.options > details', { hasText: 'For programmers' });
  const inspect = page.getByRole('button', { name: 'Inspect' });
  expect(await inspect.isVisible()).toBe(false);
  await group.locator('summary').press('Enter');
  expect(await inspect.isVisible()).toBe(true);
  expect(await group.getByRole('button', { name: 'Inspect' }).count()).toBe(1);
  expect(await barriers(page, { within: ['.options'] })).toEqual([]);
});

it('the record file is saved under its name', async () => {
  await openReplay(page, 'fr/replays/games/first-round/');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Fichier de la partie' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('games.first-round.json');
  const stream = await file.createReadStream();
  const text = Buffer.concat(await stream.toArray()).toString();
  expect(JSON.parse(text)).toEqual(record);
});
