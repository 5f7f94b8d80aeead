import { expect, test } from 'vitest';
import { drawTerm, type TermId } from '../../machine/book/rulebook/termpicture.ts';
import glossary from '../../spec/glossary.json' with { type: 'json' };
import { LANGUAGES } from '../../spec/text.ts';

const ids = Object.keys(glossary.terms) as TermId[];
const pictured = ids.filter((id) => 'picture' in glossary.terms[id]);

test('every thing on the board has a picture', () => {
  expect(pictured.length).toBeGreaterThan(40);
  const things = ['temple', 'king', 'kingdom', 'monument', 'treasure', 'catastrophe', 'wonder'];
  expect(pictured).toEqual(expect.arrayContaining(things));
});

test.each(pictured)('%s is drawn, named in each language', (id) => {
  for (const language of LANGUAGES) {
    const svg = drawTerm(id, language);
    expect(svg).toMatch(/^<svg [^>]*class="board"/);
    expect(svg).toContain(`aria-label="${glossary.terms[id][language][0]}"`);
  }
});

test('what is no thing on the board has none', () => {
  expect(drawTerm('bag', 'en')).toBeNull();
});
