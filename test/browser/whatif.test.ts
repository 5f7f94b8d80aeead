import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import treasures from '../../fixtures/games/2p-treasures.json' with { type: 'json' };
import wonder from '../../fixtures/games/3p-wonder.json' with { type: 'json' };
import advanced from '../../fixtures/games/4p-advanced.json' with { type: 'json' };
import { titlesOf } from '../../machine/draw/titles.ts';
import type { GameFile } from '../../machine/record/format.ts';
import { checkGame, readGame } from '../../machine/record/read.ts';
import { type Frame, frames } from '../../machine/record/replay.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import type { ActionOf } from '../../machine/rules/action.ts';
import { geometry } from '../../machine/rules/board.ts';
import { legalSpaces } from '../../machine/rules/legal.ts';
import type { Cell, Color } from '../../machine/rules/pieces.ts';
import { check } from '../../machine/rules/turn.ts';
import { fill, stringsOf } from '../../site/src/strings.ts';
import type { Language } from '../../spec/text.ts';
import { barriers } from './axe.ts';
import { visitors } from './site.ts';

const visitor = visitors();
let page: Page;

/** The words of a language, and what they name on the page. */
function wordsIn(language: Language) {
  const { viewer } = stringsOf(language);
  const text = viewer.whatIf;
  const titles = titlesOf(language);
  const { color } = titles;
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const piece = (name: string): Locator =>
    page.locator('.tray').getByRole('radio', { name: new RegExp(`^${name}`) });
  return {
    ...{ viewer, color, text, titles, button, piece },
    forkAt: (step: number) => button(fill(text.fork, { step })),
    position: (step: number) =>
      page
        .locator('[data-position]')
        .and(page.locator(`[data-position="${step}"]`))
        .waitFor(),
  };
}

const space = (cell: Cell): Locator => page.locator(`[role=grid] [data-cell="${cell}"]`);

/** A click in the middle of a space, wherever it is drawn. */
async function click(cell: Cell): Promise<void> {
  await space(cell).scrollIntoViewIfNeeded();
  const box = (await space(cell).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

function read(json: unknown): { readonly file: GameFile; readonly all: readonly Frame[] } {
  const game = checkGame(json);
  if (!('file' in game)) throw new Error(game.problems[0]?.message);
  return { file: game.file, all: [...frames(game.file)] };
}

/** The position before the first conflict that a step of one kind begins, from a position on. */
function beforeConflict(all: readonly Frame[], kind: 'leader' | 'tile'): Frame {
  const at = all.findIndex(
    ({ step, phase }) => step?.action.do === kind && phase.endsWith('.attack'),
  );
  if (at < 0) throw new Error(`no conflict begins by a ${kind}`);
  return all[at - 1]!;
}

const isLit = async (cell: Cell): Promise<boolean> =>
  (await space(cell).getAttribute('aria-label'))?.includes(lit) === true;
let lit = '';

async function open(path: string, language: Language): Promise<void> {
  page = await visitor({
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  lit = titlesOf(language).lit;
  const at = language === 'en' ? '' : `${language}/`;
  await page.goto(`${at}${path}`);
  await page.waitForSelector('.controls');
  await page.getByRole('tab', { name: stringsOf(language).viewer.panel.whatIf }).click();
}

/** Games and languages take turns: each is tried by some of the ways. */
describe.each([
  ['2p-treasures', treasures, 'en', ['pointer', 'branches', 'link']],
  ['3p-wonder', wonder, 'ru', ['pointer', 'keyboard', 'link']],
  ['4p-advanced', advanced, 'fr', ['keyboard', 'branches']],
] as const)('what if in %s', (slug, json, language, ways: readonly string[]) => {
  const inTurn = (way: string, name: string, test: () => Promise<void>): void => {
    if (ways.includes(way)) it(name, test);
  };
  const { all } = read(json);
  const words = wordsIn(language);
  const { text, titles, button, piece, forkAt, position } = words;
  const middle = all.slice(all.length >> 1).find(({ phase }) => phase === 'turn.action')!;
  const seat = middle.toAct!;
  const spaces = legalSpaces(middle.game);
  const [color, cells] = Object.entries(spaces.tile).find(([, some]) => some.length > 1) as [
    Color,
    readonly Cell[],
  ];
  const refusals = (at: Cell) => check(middle.game, middle.phase, seat, { do: 'tile', color, at });
  const unfit = geometry(middle.game.board).names.find(
    (at) => refusals(at as Cell).length > 0,
  ) as Cell;

  inTurn(
    'pointer',
    'leaves the game by pointer, is refused with the clauses, comes back',
    async () => {
      await open(`replays/games/${slug}/?step=${middle.index}`, language);
      await forkAt(middle.index).click();
      await page.locator('.desk').waitFor();

      await click(cells[0]!);
      await page.locator('.desk .answer', { hasText: text.choose }).waitFor();
      await piece(titles.tile[color]).check();
      expect(await isLit(cells[0]!)).toBe(true);

      expect(await isLit(unfit)).toBe(false);
      await click(unfit);
      const clauses = page.locator('.desk .answer .clauses a');
      await clauses.first().waitFor();
      expect(
        await page
          .locator('.desk .answer [data-clause]')
          .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.clause)),
      ).toEqual(refusals(unfit).map(({ clause }) => clause));
      await clauses.first().click();
      await page.locator('.desk .clause-card .statement').waitFor();
      expect(await barriers(page, { within: ['.desk', '.what-if'] })).toEqual([]);

      await click(cells[0]!);
      await position(middle.index + 1);
      expect(await page.locator('.desk .answer .clauses').count()).toBe(0);
      expect(await page.locator('.telling > [role=status]').textContent()).toContain(cells[0]!);
      await page.waitForTimeout(300);
      expect(new URL(page.url()).searchParams.get('step')).toBe(String(middle.index));

      await page.locator('.desk').getByRole('button', { name: text.back }).click();
      await position(middle.index);
      expect(await page.locator('.desk').count()).toBe(0);
      expect(await page.locator('.controls input').getAttribute('max')).toBe(
        String(all.length - 1),
      );
    },
  );

  inTurn('keyboard', 'fights a conflict by keyboard alone', async () => {
    const before = beforeConflict(all, 'leader');
    const step = all[before.index + 1]!.step!;
    const action = step.action as ActionOf<'leader'>;
    await open(`replays/games/${slug}/?step=${before.index}`, language);
    await forkAt(before.index).focus();
    await page.keyboard.press('Enter');
    await page.locator('.desk').waitFor();
    await piece(titles.leader[action.leader]).focus();
    await page.keyboard.press('Space');
    expect(await isLit(action.at)).toBe(true);
    await page.locator('[role=grid] [tabindex="0"]').focus();
    await walk(action.at);
    await page.keyboard.press('Enter');
    await position(before.index + 1);
    expect(await space(action.at).evaluate((cell) => cell === document.activeElement)).toBe(true);

    for (const phase of ['attack', 'defence']) {
      await page.locator(`.standing [data-phase$="${phase}"]`).waitFor();
      const none = page.locator('.desk').getByRole('button', { name: '0', exact: true });
      await none.focus();
      await page.keyboard.press('Enter');
      await page.locator(`.standing [data-phase$="${phase}"]`).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.closest('.desk') !== null)).toBe(
        true,
      );
    }
    await position(before.index + 3);
  });

  inTurn(
    'branches',
    'keeps several branches, also over a reload, and saves one that verifies',
    async () => {
      await forkTwice();
      const names = page.locator('.branches li input');
      await page.reload();
      await page.getByRole('tab', { name: words.viewer.panel.whatIf }).click();
      const first = fill(text.branch, { number: 1 });
      await names.nth(1).waitFor();
      expect(
        await names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
      ).toEqual([first, 'B']);
      await page.locator('.branches li').nth(1).getByRole('button', { name: text.show }).click();
      await position(middle.index + 2);
      await page.getByLabel(fill(text.noteOnStep, { step: middle.index + 2 })).fill('**Better**');
      await page.keyboard.press('Tab');
      await page.locator('.story .annotation strong', { hasText: 'Better' }).waitFor();

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('.branches li').nth(1).getByRole('button', { name: text.save }).click(),
      ]);
      const saved = readGame(await readFile(await download.path(), 'utf8'));
      if (!('file' in saved)) throw new Error(saved.problems[0]?.message);
      expect(verifyFile(saved.file).problems).toEqual([]);
      expect(saved.file).toMatchObject({
        kind: 'record',
        title: fill(text.title, { title: json.title[language] }),
      });
      expect(saved.file.steps.length).toBe(middle.index + 2);
      expect(saved.file.steps.at(-1)).toMatchObject({ action: { do: 'pass' }, note: '**Better**' });

      await page.locator('.branches li').nth(1).getByRole('button', { name: text.delete }).click();
      expect(await page.locator('.desk').count()).toBe(0);
      await button(text.restore).click();
      expect(await names.count()).toBe(2);
    },
  );

  inTurn('link', 'a link to a step of a branch carries the branch to somebody else', async () => {
    await forkTwice();
    await button(words.viewer.toolbar.share).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.viewer.toolbar.copyLink }).click();
    await dialog.getByText(words.viewer.toolbar.copied).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const told = await page.locator('.story h2').textContent();

    const other = await visitor();
    await other.goto(link);
    await other.waitForSelector(`.viewer[data-position="${middle.index + 2}"]`);
    expect(await other.locator('.story h2').textContent()).toBe(told);
  });

  async function forkTwice(): Promise<void> {
    await open(`replays/games/${slug}/?step=${middle.index}`, language);
    await forkAt(middle.index).click();
    await piece(titles.tile[color]).check();
    await click(cells[0]!);
    await position(middle.index + 1);
    await page.locator('.desk').getByRole('button', { name: text.undo }).click();
    await position(middle.index);
    await page.locator('.desk').getByRole('button', { name: text.redo }).click();
    await position(middle.index + 1);
    await page.locator('.controls button').nth(1).click();
    await position(middle.index);
    await page
      .locator('.desk')
      .getByRole('button', { name: fill(text.fork, { step: middle.index }) })
      .click();
    await page.locator('.branches li:nth-child(2).shown').waitFor();
    await click(cells[1]!);
    await position(middle.index + 1);
    await page.locator('.desk').getByRole('button', { name: text.pass, exact: true }).click();
    await position(middle.index + 2);
    await page.locator('.branches li').nth(1).getByRole('textbox').fill('B');
    await page.keyboard.press('Tab');
  }
});

/** Moves the focus from the space that has it to another. */
async function walk(to: Cell): Promise<void> {
  const from = await page.evaluate(
    () => (document.activeElement as HTMLElement | null)?.dataset.cell ?? 'A1',
  );
  const columns = to.charCodeAt(0) - from.charCodeAt(0);
  const rows = Number(to.slice(1)) - Number(from.slice(1));
  const press = async (key: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  };
  await press(columns < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(columns));
  await press(rows < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(rows));
}

it('what a browser has kept is not trusted', async () => {
  await open('replays/games/2p-treasures/?step=10', 'en');
  const { forkAt, text } = wordsIn('en');
  await forkAt(10).click();
  await page.locator('.desk').waitFor();
  await page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter((one) => one.startsWith('shedu.whatif.'));
    const branch = (id: string, action: unknown) => ({
      ...{ id, name: `<img src=x onerror=alert(1)> ${id}`, from: 3, undone: [] },
      steps: [{ seat: 0, action }],
    });
    localStorage.setItem(
      key!,
      JSON.stringify([
        branch('a', { do: 'monument', square: 'A1', monument: ['red', 'blue'] }),
        branch('b', { do: 'tile', color: 'pink', at: 7 }),
        { id: 'c', name: {}, from: -1, steps: 'x' },
      ]),
    );
  });
  await page.reload();
  await page.getByRole('tab', { name: 'What if' }).click();
  const items = page.locator('.branches li');
  await items.nth(1).waitFor();
  for (const left of [1, 0]) {
    await items.first().getByRole('button', { name: text.show }).click();
    await page.getByRole('alert').filter({ hasText: text.dropped }).waitFor();
    await expect.poll(() => items.count()).toBe(left);
  }
  await forkAt(10).click();
  await page.locator('.desk').waitFor();
});

it('a conformance case is played on past what it refuses', async () => {
  await open('replays/illegal/monument/off-board/?step=3', 'en');
  const { forkAt, text, position } = wordsIn('en');
  await forkAt(3).click();
  await page.locator('.desk').getByRole('button', { name: text.noFigure }).click();
  await position(4);
  expect(await page.locator('.story .refused').count()).toBe(0);
  await page.locator('.desk').getByRole('button', { name: text.back }).click();
  await position(3);
  expect(await page.locator('.story .refused').count()).toBe(1);
});
