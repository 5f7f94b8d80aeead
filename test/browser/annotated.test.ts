import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { markedSpaces, spokenMarks } from '../../machine/draw/marked.ts';
import { titlesOf } from '../../machine/draw/titles.ts';
import type { RecordJson } from '../../machine/record/format.ts';
import { localText } from '../../machine/record/local.ts';
import { signs } from '../../machine/words/signs.ts';
import { fill, stringsOf } from '../../site/src/strings.ts';
import type { Language } from '../../spec/text.ts';
import { annotated } from '../annotated.ts';
import { barriers } from './axe.ts';
import { visitors } from './site.ts';

const visitor = visitors();
let page: Page;

interface View {
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  readonly dark?: boolean;
}

const VIEWS: readonly View[] = [
  { language: 'en', width: 1280, height: 720 },
  { language: 'ru', width: 390, height: 844, dark: true },
  { language: 'fr', width: 390, height: 844 },
];

/** Opens a record as a reader's own game. */
async function open(
  { language, width, height, dark = false }: View,
  record: RecordJson = annotated,
): Promise<void> {
  page = await visitor({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
  });
  const packed = deflateRawSync(JSON.stringify(record)).toString('base64url');
  await page.goto(`${language === 'en' ? '' : `${language}/`}replays/open/#r=${packed}`);
  await page.locator('.ticks').waitFor();
}

/** Waits for a position to be shown. */
const at = (position: number): Promise<void> =>
  page.locator(`.viewer[data-position="${position}"]`).waitFor();

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

describe.each(VIEWS)('a game with annotations, $width×$height in $language', (view) => {
  const { language } = view;
  const { viewer, facts } = stringsOf(language);
  const titles = titlesOf(language);
  const [first, second] = annotated.steps;
  const [priest] = first!.variations!;
  const nameOf = ({ name = '' }: { readonly name?: Parameters<typeof localText>[0] }): string =>
    localText(name, language).text;
  const [deep] = priest!.steps[1]!.variations!;
  const [onward] = priest!.variations!;
  const alone = localText(priest!.steps[0]!.note!, language).text;

  it('tells where it is from, whatever is written there', async () => {
    await open(view);
    const text = await page.locator('.particulars').textContent();
    expect(text).toContain('A <i>cup</i>');
    expect(text).toContain('2026-11-28');
    expect(text).toContain(facts.particulars.annotator);
    await page.keyboard.press('End');
    await page.keyboard.press('N');
    await at(2);
    expect(await page.locator('.by bdi').textContent()).toBe('<b>Berossus</b>');
  });

  it('shows marks on the board and says them', async () => {
    await open(view);
    await page.locator('.board .marked .blue').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await at(1);
    await expect.poll(() => page.locator('.board .marked > g').count()).toBe(3);
    const marks = first!.marks!.map(({ text, ...mark }) => ({
      ...mark,
      ...(text === undefined ? {} : { text: localText(text, language).text }),
    }));
    const said = spokenMarks(marks, titles);
    expect(await page.locator('.story').textContent()).toContain(said);
    expect(await page.locator('[role=status]').first().textContent()).toContain(said);
    const spaces = markedSpaces(marks, titles);
    expect([...spaces.keys()]).toEqual(['M5', 'I6', 'N8']);
    for (const [space, told] of spaces) {
      const cell = page.locator(`[data-cell=${space}]`);
      expect(await cell.getAttribute('aria-label')).toContain(told.join(', '));
    }
    expect(await barriers(page)).toEqual([]);
  });

  it('shows signs beside the sentence, in the list and on the timeline', async () => {
    await open(view);
    await page.keyboard.press('ArrowRight');
    const { glyph, standing } = signs[language];
    const story = page.locator('.story h2');
    await story.getByRole('img', { name: glyph['!'] }).waitFor();
    await story.getByRole('img', { name: standing['+='] }).waitFor();
    const listed = page.locator('.steps [data-step="2"]');
    await listed.getByRole('img', { name: glyph['??'] }).waitFor();
    expect(await page.locator('.ticks').textContent()).toMatch(/·\s*!\s*\?\?\s*·/);
  });

  it('is walked from note to note by keys and buttons', async () => {
    await open(view);
    for (const position of [1, 2, 4, 4]) {
      await page.keyboard.press('n');
      await at(position);
    }
    const way = (to: 'next' | 'previous'): Locator =>
      page.locator('.annotated').getByRole('button', {
        name: fill(viewer.toolbar[to], { kind: viewer.toolbar.kinds.note }),
      });
    await way('previous').click();
    await at(2);
    await way('next').click();
    await at(4);
    await page.keyboard.press('?');
    await page.getByText(viewer.toolbar.waits).waitFor();
  });

  it('plays variations in place by mouse, nested ones too, and leads back', async () => {
    await open(view);
    await page.keyboard.press('ArrowRight');
    await button(nameOf(priest!)).click();
    const desk = page.locator('.desk');
    await desk.getByText(localText(priest!.note!, language).text).waitFor();
    await page.locator('.story').getByText(alone).waitFor();
    expect(await page.locator('.story h2 [role=img]').textContent()).toBe('?!');
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await at(2);
    await button(nameOf(deep!)).click();
    await desk.getByText(nameOf(deep!)).first().waitFor();
    await button(fill(viewer.whatIf.up, { name: nameOf(priest!) })).click();
    await at(2);
    await button(nameOf(onward!)).click();
    await at(3);
    await button(viewer.whatIf.back).click();
    await desk.waitFor({ state: 'detached' });
    await at(1);
    await button(nameOf(priest!)).waitFor();
  });

  it('plays variations by keyboard, which goes on in what has come', async () => {
    await open(view);
    await page.keyboard.press('End');
    await at(4);
    await button(nameOf(annotated.variations![0]!)).focus();
    await page.keyboard.press('Enter');
    await at(5);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.classList.contains('desk')))
      .toBe(true);
    await page.keyboard.press('N');
    await at(4);
    await button(viewer.whatIf.back).focus();
    await page.keyboard.press('Enter');
    await page.locator('.desk').waitFor({ state: 'detached' });
    await at(4);
    await page.keyboard.press('N');
    await at(2);
    expect(await page.locator('.story').textContent()).toContain(
      localText(second!.note!, language).text,
    );
  });

  it('keeps a variation among the branches only when it is changed', async () => {
    await open(view);
    await page.keyboard.press('ArrowRight');
    await button(nameOf(priest!)).click();
    await page.getByRole('tab', { name: viewer.panel.whatIf }).click();
    await page.getByText(viewer.whatIf.none).waitFor();
    await button(viewer.whatIf.undo).click();
    await page.locator(`.branches li.shown input`).waitFor();
    expect(await page.locator('.branches input').inputValue()).toBe(nameOf(priest!));
    await page.locator('.story').getByText(alone).waitFor();
  });
});

it('waits on a note while it plays, until play is pressed again', async () => {
  await open(VIEWS[0]!);
  await page.keyboard.press('p');
  await at(1);
  await page.waitForTimeout(1500);
  await at(1);
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await page.locator('.viewer[data-position="2"]').waitFor({ timeout: 1500 });
});

it('says why a variation that the rules refuse cannot be played', async () => {
  const [step, ...steps] = annotated.steps;
  const wrong = { seat: 0, action: { do: 'leader', leader: 'king', at: 'A1' } } as const;
  const variations = [{ name: 'In vain', steps: [wrong] }];
  await open(VIEWS[0]!, { ...annotated, steps: [{ ...step!, variations }, ...steps] });
  await at(1);
  await button('In vain').click();
  await page.locator('.annotated [role=status] p').first().waitFor();
  await at(1);
});
