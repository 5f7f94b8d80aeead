import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';

interface Looked {
  /** Parts to look at, instead of the whole page. */
  readonly within?: readonly string[];
  /** Just the contrast of colours, which is all that another theme changes. */
  readonly contrast?: boolean;
}

const SCRIPT = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What keeps somebody from using a page, as axe finds it: the rule with the elements at fault. */
export async function barriers(
  page: Page,
  { within = [], contrast = false }: Looked = {},
): Promise<readonly string[]> {
  // A document takes the script once, and keeps it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SCRIPT);
  // No page has frames, which would want a script of their own.
  const violations = await page.evaluate(
    async ([parts, rules]) => {
      const { axe } = globalThis as unknown as { readonly axe: typeof axeCore };
      // A drawing is an image with a label; what it is drawn with says nothing.
      const context = { exclude: [['svg.board > *']], ...(parts && { include: parts }) };
      const found = await axe.run(context, {
        ...{ resultTypes: ['violations'], selectors: false },
        ...(rules && { runOnly: { type: 'rule', values: rules } }),
      });
      return found.violations.map(({ id, nodes }) => ({ id, html: nodes.map((one) => one.html) }));
    },
    [
      within.length > 0 ? within.map((part) => [part]) : null,
      contrast ? ['color-contrast'] : null,
    ] as const,
  );
  return violations.map(({ id, html }) => `${id}: ${html.join(' ')}`);
}
