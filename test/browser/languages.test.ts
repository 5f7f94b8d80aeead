import { globSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { stringsOf } from '../../site/src/strings.ts';
import { DIST, type Site, visiting } from './site.ts';

const visit = visiting('one', { viewport: { width: 1280, height: 900 } });
let page: Page;
let site: Site;
beforeEach(() => {
  ({ page, site } = visit);
});

async function choose(language: string): Promise<void> {
  await page.locator('[data-languages] summary').click();
  await page.locator(`[data-languages] a[hreflang=${language}]`).click();
}

describe('another language', () => {
  it('shows the same step of a game', async () => {
    await page.goto('replays/games/3p-wonder/?step=60');
    await page.waitForSelector('.controls');
    await choose('ru');
    await page.waitForURL(/\/ru\/replays\/games\/3p-wonder\/\?step=60$/);
    await page.waitForSelector('.controls');
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    expect(await page.locator('.viewer').getAttribute('data-position')).toBe('60');
    await choose('en');
    await page.waitForURL(/[^u]\/replays\/games\/3p-wonder\/\?step=60$/);
  });

  it('shows the same clause', async () => {
    await page.goto('ru/rules/war/#war.attacker.active');
    await choose('fr');
    await page.waitForURL(/\/fr\/rules\/war\/#war\.attacker\.active$/);
    expect(await page.locator('h1').textContent()).toBe('Guerres');
  });

  it('is left unchosen with Escape', async () => {
    await page.goto('fr/');
    const menu = page.locator('[data-languages]');
    await menu.locator('summary').click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
    expect(await menu.locator('summary').evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
  });
});

describe.each(['ru', 'fr'] as const)('the pages in %s', (language) => {
  /** Words that stand in nearly every English sentence and in no other language. */
  const ENGLISH = /\b(the|of|with|and|which|this|that|from|what|are)\b/i;
  const paths = globSync('**/*.html', { cwd: `${DIST}/${language}` });

  it('have no English in their texts', async () => {
    expect(paths.length).toBeGreaterThan(100);
    // Parsed in one page, all the others would be held to its policy.
    const reading = await site.context({ bypassCSP: true });
    const reader = await reading.newPage();
    await reader.goto(`${language}/`);
    const told = await reader.evaluate(
      async ({ language, paths }) => {
        const texts = new Set<string>();
        for (const path of paths) {
          const html = await (await fetch(path)).text();
          const { body, head } = new DOMParser().parseFromString(html, 'text/html');
          const foreign = `[lang]:not([lang=${language}]), [aria-hidden=true], code, script, style`;
          for (const element of body.querySelectorAll(foreign)) element.remove();
          const names = ['aria-label', 'title', 'alt', 'placeholder', 'data-label'];
          for (const name of names) {
            for (const element of body.querySelectorAll(`[${name}]`)) {
              texts.add(element.getAttribute(name)!);
            }
          }
          texts.add(head.querySelector('meta[name=description]')?.getAttribute('content') ?? '');
          const walk = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
          while (walk.nextNode()) texts.add(walk.currentNode.textContent!);
        }
        return [...texts];
      },
      { language, paths },
    );
    await reading.close();
    expect(told.length).toBeGreaterThan(1000);
    // An id is the same in every language, even one that holds an English word.
    const sentences = told
      .filter((text) => /\s/.test(text.trim()))
      .map((text) => text.replace(/\w+(?:[.-]\w+)+/g, ''));
    expect(sentences.filter((text) => ENGLISH.test(text))).toEqual([]);
  });

  it('carry none of the English texts for their scripts', async () => {
    const values = (tree: object): readonly string[] =>
      Object.values(tree).flatMap((value: string | object) =>
        typeof value === 'string' ? [value] : values(value),
      );
    const own = new Set(values(stringsOf(language)));
    const english = values(stringsOf('en')).filter((text) => text.length > 12 && !own.has(text));
    await page.goto(`${language}/replays/games/3p-wonder/`);
    const html = await page.content();
    expect(english.filter((text) => html.includes(JSON.stringify(text)))).toEqual([]);
  });
});
