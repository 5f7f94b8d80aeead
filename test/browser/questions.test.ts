import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { clauses } from '../../spec/clauses.ts';
import { type QuestionId, questionIds, questions } from '../../spec/questions.ts';
import type { Language } from '../../spec/text.ts';
import { visiting } from './site.ts';

const visit = visiting('fresh', { viewport: { width: 390, height: 844 }, hasTouch: true });
let page: Page;
beforeEach(() => {
  ({ page } = visit);
});

/** A question that a clause alone decides, or first. */
function questionOn(clause: string): QuestionId {
  const found = questionIds.find((id) => questions[id].clauses[0] === clause);
  if (found === undefined) throw new Error(`nothing is asked about ${clause}`);
  return found;
}

const groupOf = (id: QuestionId): string => id.slice(0, id.indexOf('.'));

const sectionOf = (id: QuestionId) =>
  page.locator('section.question', { has: page.locator(`[id="${id}"]`) });

/** Everything that a player reads, as it is read. */
const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

describe.each([
  ['en', '', 'Settle a dispute', 'can a leader connect two kingdoms', 'leader.place.no-join'],
  ['fr', 'fr/', 'Trancher un litige', 'égalité dans une guerre', 'war.win.tie'],
] as const)('in %s, on a phone', (language: Language, root, way, words, clause) => {
  it('a player finds a question in own words, its answer and what decides it', async () => {
    await page.goto(root);
    await page.getByRole('link', { name: way }).tap();
    await page.waitForURL(`**/${root}questions/`);
    const list = page.locator('.question-groups');
    expect(await list.isVisible()).toBe(true);
    await page.locator('.question-search input').fill(words);
    await page.locator('.question-search .found a').first().waitFor();
    expect(await list.isVisible()).toBe(false);
    expect(new URL(page.url()).searchParams.get('q')).toBe(words);
    const found = await page
      .locator('.question-search .found a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
    const at = found.findIndex((id) =>
      questions[id as QuestionId].clauses.some((one) => one === clause),
    );
    expect(at, found.join(', ')).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThan(3);
    const id = found[at] as QuestionId;
    await page.locator('.question-search .found a').nth(at).tap();
    await page.waitForURL(`**/${root}questions/${groupOf(id)}/#${id}`);
    const section = sectionOf(id);
    const answer = await section.locator('.answer').first().textContent();
    expect(plain(answer)).toBe(plain(questions[id].answer[language]));
    expect(await section.locator('.miniature > svg').first().isVisible()).toBe(true);
    await section.getByRole('link', { name: clauses[clause].title[language] }).tap();
    await page.waitForURL(`**/#${clause}`);
    const asked = page.locator('section.clause', { has: page.locator(`[id="${clause}"]`) });
    await asked.locator('summary', { hasText: language === 'en' ? 'Asked' : 'demande' }).tap();
    await asked.getByRole('link', { name: questions[id].asked[language] }).tap();
    await page.waitForURL(`**/#${id}`);
  });
});

it('opens in the lab with the verdict, and so does its link when it is pasted there', async () => {
  const id = questionOn('leader.place.no-join');
  const title = clauses['leader.place.no-join'].title.en;
  await page.goto(`questions/${groupOf(id)}/#${id}`);
  const address = page.url();
  await sectionOf(id).getByRole('link', { name: 'Open in the lab' }).first().tap();
  const decided = page.locator('.verdict').getByText(title).first();
  await decided.waitFor();
  await page.goto('lab/');
  await page.locator('.bench:not(.still)').waitFor();
  await page.locator('details.way > summary', { hasText: 'Start from' }).tap();
  await page.locator('.lab-paste textarea').fill(address);
  await page.locator('.lab-paste [type=submit]').tap();
  await decided.waitFor();
});

it('shows the answers of editions that part, each with its position', async () => {
  const id = questionIds.find((one) => questions[one].editions !== undefined)!;
  const { answer, editions = [] } = questions[id];
  await page.goto(`questions/${groupOf(id)}/#${id}`);
  const answered = sectionOf(id).locator('.answered');
  expect((await answered.locator('.answer').allTextContents()).map(plain)).toEqual(
    [answer, ...editions.map((parting) => parting.answer)].map((text) => plain(text.en)),
  );
  expect(await answered.locator('.miniature > svg').count()).toBe(1 + editions.length);
});
