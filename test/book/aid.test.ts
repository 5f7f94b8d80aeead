import { describe, expect, test } from 'vitest';
import '../../machine/words/words.ts';
import { aid, aidMarkdown } from '../../machine/book/rulebook/aid.ts';
import { aidHtml } from '../../machine/book/rulebook/aidhtml.ts';
import { applies, type Scope } from '../../machine/book/rulebook/scope.ts';
import { aidParts } from '../../spec/aid.ts';
import { clauses } from '../../spec/clauses.ts';
import { editionIds } from '../../spec/editions.ts';
import { switches } from '../../spec/rulings.ts';
import { LANGUAGES } from '../../spec/text.ts';

const FLAGS = [false, true];
const scopes: readonly Scope[] = editionIds.flatMap((edition) =>
  FLAGS.flatMap((advanced) =>
    FLAGS.flatMap((buildings) =>
      FLAGS.flatMap((wonder) =>
        FLAGS.map((englishVariant) => ({
          edition,
          options: {
            board: advanced ? ('advanced' as const) : ('standard' as const),
            buildings,
            wonder,
            englishVariant,
          },
        })),
      ),
    ),
  ),
);
const [base] = scopes as readonly [Scope];

describe('the player aid', () => {
  test('rests each line on clauses that are in force where it is told', () => {
    for (const scope of scopes)
      for (const { lines } of aid(scope, 'en').parts)
        for (const { text, clauses: cited } of lines) {
          expect(cited.length, text).toBeGreaterThan(0);
          for (const id of cited) expect(applies(id, scope), `${text}: ${id}`).toBe(true);
        }
  });

  test('cites only clauses that there are', () => {
    const cited = aidParts.flatMap(({ lines }) => lines.flatMap((line) => line.clauses));
    expect(cited.filter((id) => !Object.hasOwn(clauses, id))).toEqual([]);
  });

  test('tells each reading of a switch that it tells any of', () => {
    const told = aidParts.flatMap(({ lines }) =>
      lines.flatMap(({ when }) => Object.entries(when?.reading ?? {})),
    );
    for (const [id] of told) {
      const readings = told.filter(([other]) => other === id).map(([, reading]) => reading);
      const { readings: all } = switches[id as keyof typeof switches];
      expect([...new Set(readings)].sort(), id).toEqual(Object.keys(all).sort());
    }
  });

  test.each(LANGUAGES)('has no id and no empty part (%s)', (language) => {
    for (const scope of scopes) {
      const sheet = aid(scope, language);
      for (const { lines } of sheet.parts) expect(lines).not.toEqual([]);
      expect(aidMarkdown(sheet)).not.toMatch(/[a-z]+\.[a-z]+\.[a-z-]+/);
    }
  });

  test('says that added tiles are lost on both sides, and that no leader leaves a conflict', () => {
    const text = aidMarkdown(aid(base, 'en'));
    expect(text.match(/All added (tiles|temples), of both sides, are lost/g)).toHaveLength(2);
    expect(text).toMatch(/No leader may be taken back or moved until it is over/);
    expect(text).toMatch(/now or never/);
  });

  test('is one page of HTML with its two sides and its pictures', () => {
    const html = aidHtml(aid(base, 'fr'));
    expect(html.match(/class="face"/g)).toHaveLength(2);
    expect(html.match(/<svg/g)?.length).toBeGreaterThan(15);
    expect(html).not.toMatch(/undefined|\[object/);
  });
});
