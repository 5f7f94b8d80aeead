import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface Looked {
  /** Parts to look at, instead of the whole page. */
  readonly within?: readonly string[];
  /** Just the contrast of colours, which is all that another theme changes. */
  readonly contrast?: boolean;
}

/** What keeps somebody from using a page, as axe finds it: the rule with the elements at fault. */
export async function barriers(
  page: Page,
  { within = [], contrast = false }: Looked = {},
): Promise<readonly string[]> {
  // A drawing is an image with a label; what it is drawn with says nothing.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], selectors: false })
    .exclude('svg.board > *');
  for (const part of within) builder.include(part);
  if (contrast) builder.withRules('color-contrast');
  // No page has frames, for which the other mode opens a page of its own each time.
  const { violations } = await builder.setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
