import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import record from '../../fixtures/games/2p-treasures.json' with { type: 'json' };
import { toGameFile } from '../../machine/record/file.ts';
import type { FixtureJson, RecordJson } from '../../machine/record/format.ts';
import { writePosition } from '../../machine/record/position.ts';
import { frames } from '../../machine/record/replay.ts';
import { readCode } from '../qrcode.ts';
import { barriers } from './axe.ts';
import { type Site, visiting } from './site.ts';
import { openReplay, toldAt } from './told.ts';

const GAME = 'replays/games/2p-treasures/';
const LAST = record.steps.length;

const visit = visiting('fresh', {
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
let page: Page;
let site: Site;
beforeEach(() => {
  ({ page, site } = visit);
});

const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

describe('a step is taken along', () => {
  const STEP = 70;
  const share = async (name: string) => {
    await page.getByRole('button', { name: 'Take along' }).click();
    await page.getByRole('button', { name }).click();
  };
  const [game] = [...frames(toGameFile(record as RecordJson))].slice(STEP);

  it('as a link', async () => {
    await openReplay(page, GAME);
    await page.keyboard.press('End');
    await share('Copy the link to this step');
    await page.getByText('Copied.').waitFor();
    expect(await clipboard()).toBe(`${site.url}${GAME}?step=${LAST}`);
    expect(await barriers(page, { within: ['.controls', 'dialog'] })).toEqual([]);
  });

  it('as a link to the position alone, which opens as a game of no moves', async () => {
    await openReplay(page, `${GAME}?step=${STEP}`);
    await share('Copy a link to this position alone');
    await page.getByText('Copied.').waitFor();
    const link = new URL(await clipboard());
    expect(link.hash.length).toBeLessThanOrEqual(200);
    await page.goto(link.href);
    await page.locator('.own[data-at="opened"] svg.board').waitFor();
    await share('Copy the position as JSON');
    await page.getByText('Copied.').waitFor();
    expect(JSON.parse(await clipboard())).toEqual({
      ...writePosition(game!.game, game!.phase),
      bag: undefined,
    });
  });

  it.each(['light', 'dark'] as const)('as a QR code, in the %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await openReplay(page, `${GAME}?step=${STEP}`);
    await share('Show the link as a QR code');
    const link = `${site.url}${GAME}?step=${STEP}`;
    const code = page.getByRole('img', { name: `QR code of the link ${link}` });
    expect(readCode(await code.screenshot())).toBe(link);
    expect(await barriers(page, { within: ['dialog'] })).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the code as PNG' }).click(),
    ]);
    expect(readCode(readFileSync(await file.path()))).toBe(link);
  });

  it('as a position that a record can begin with', async () => {
    await openReplay(page, `${GAME}?step=${STEP}`);
    await share('Copy the position as JSON');
    await page.getByText('Copied.').waitFor();
    const position = JSON.parse(await clipboard());
    expect(position).toEqual({ ...writePosition(game!.game, game!.phase), bag: undefined });
    const fixture = {
      format: 'shedu-fixture/1',
      id: 'x.y',
      title: 'x',
      clauses: [],
      edition: '1997',
      position,
      steps: [],
    };
    const [start] = [...frames(toGameFile(fixture as unknown as FixtureJson))];
    expect(writePosition(start!.game, start!.phase)).toEqual(position);
  });

  it('with no more than a seat sees', async () => {
    await openReplay(page, `${GAME}?step=${STEP}`);
    await page.getByLabel('Seen by').selectOption('1');
    await share('Copy the position as JSON');
    await page.getByText('Copied.').waitFor();
    const { hands, scores, discarded } = JSON.parse(await clipboard());
    const whole = writePosition(game!.game, game!.phase);
    expect(hands).toEqual([whole.hands![0]!.map(() => '?'), whole.hands![1]]);
    expect(scores).toBe(undefined);
    expect(Object.keys(discarded)).toEqual(['?']);
  });

  it('as a picture, in the clipboard or in a file', async () => {
    await openReplay(page, `${GAME}?step=${STEP}`);
    await share('Copy the picture');
    await page.getByText('Copied.').waitFor();
    expect(
      await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types ?? []),
    ).toContain('image/png');
    for (const [kind, begins] of [
      ['PNG', '\u0089PNG'],
      ['SVG', '<svg '],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Save the picture as ${kind}` }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`-${STEP}\\.${kind.toLowerCase()}$`));
      const content = readFileSync(await file.path(), 'latin1');
      expect(content.slice(0, begins.length)).toBe(begins);
    }
  });

  it('on one page of paper, however much there is to tell', async () => {
    const path = 'replays/games/4p-advanced/';
    const { frames } = toldAt(path);
    const longest = frames.toSorted((a, b) => b.lines.length - a.lines.length)[0]!;
    await openReplay(page, `${path}?step=${longest.index}`);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.controls').isVisible()).toBe(false);
    const cited = await page
      .locator('.story .why')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content));
    expect(cited).toEqual(
      longest.lines.map(({ clauses }) => `"${[...new Set(clauses)].join(', ')}"`),
    );
    expect(await page.locator('.standing').isVisible()).toBe(true);
  });
});
