import { describe, expect, it } from 'vitest';
import { pagesIn } from '../../site/src/data/search/pages.ts';
import { questionsIn } from '../../site/src/data/search/questions.ts';
import { rulesIn } from '../../site/src/data/search/rules.ts';
import { type EntryKind, PLAYERS } from '../../site/src/search/entry.ts';
import { Finder } from '../../site/src/search/finder.ts';
import { synonyms } from '../../spec/synonyms.ts';
import { LANGUAGES } from '../../spec/text.ts';
import queries from './queries.json' with { type: 'json' };

/** What is found beside questions, which answer some of these themselves. */
const RULES = PLAYERS.filter((kind) => kind !== 'question');

/** How far down the list a player looks. */
const LOOKED_AT = 3;

/** How many results are shown at first. */
const SHOWN = 8;

describe.each(LANGUAGES)('questions as players put them, in %s', (language) => {
  const asked = questionsIn(language);
  const entries = [...asked, ...rulesIn(language), ...pagesIn(language)].map((one) => ({
    ...one,
    href: one.id,
  }));
  const finder = new Finder({ entries, synonyms: synonyms[language] }, language);

  it('are twenty at least', () => {
    expect(queries[language].length).toBeGreaterThanOrEqual(20);
  });

  it('find the question that asks just that, among all that is shown and first among questions', () => {
    const missed = (kinds: readonly EntryKind[], within: number) =>
      asked.filter(({ id, title }) =>
        finder
          .find(title, kinds)
          .slice(0, within)
          .every(({ entry }) => entry.id !== id),
      );
    expect(missed(['question'], LOOKED_AT).map(({ title }) => title)).toEqual([]);
    expect(missed(PLAYERS, SHOWN).map(({ title }) => title)).toEqual([]);
  });

  it.each(queries[language])('$query', ({ query, found }) => {
    const ids = finder.find(query, RULES).map(({ entry }) => entry.id);
    expect(
      found.some((id) => ids.slice(0, LOOKED_AT).includes(id)),
      ids.slice(0, 5).join(', '),
    ).toBe(true);
  });
});
