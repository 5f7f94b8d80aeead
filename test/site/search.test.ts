import { describe, expect, it } from 'vitest';
import { pagesIn } from '../../site/src/data/search/pages.ts';
import { rulesIn } from '../../site/src/data/search/rules.ts';
import { PLAYERS } from '../../site/src/search/entry.ts';
import { Finder } from '../../site/src/search/finder.ts';
import { synonyms } from '../../spec/synonyms.ts';
import { LANGUAGES } from '../../spec/text.ts';
import queries from './queries.json' with { type: 'json' };

/** How far down the list a player looks. */
const LOOKED_AT = 3;

describe.each(LANGUAGES)('questions as players put them, in %s', (language) => {
  const entries = [...rulesIn(language), ...pagesIn(language)].map((one) => ({
    ...one,
    href: one.id,
  }));
  const finder = new Finder({ entries, synonyms: synonyms[language] }, language);

  it('are twenty at least', () => {
    expect(queries[language].length).toBeGreaterThanOrEqual(20);
  });

  it.each(queries[language])('$query', ({ query, found }) => {
    const ids = finder.find(query, PLAYERS).map(({ entry }) => entry.id);
    expect(
      found.some((id) => ids.slice(0, LOOKED_AT).includes(id)),
      ids.slice(0, 5).join(', '),
    ).toBe(true);
  });
});
