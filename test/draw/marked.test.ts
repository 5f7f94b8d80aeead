import { describe, expect, it } from 'vitest';
import { drawBoard } from '../../machine/draw/board.ts';
import { drawMarked, type Mark, spokenMarks } from '../../machine/draw/marked.ts';
import { titlesOf } from '../../machine/draw/titles.ts';
import { BRUSHES } from '../../machine/record/annotation.ts';
import { frameAt } from '../../machine/record/replay.ts';
import type { Cell } from '../../machine/rules/pieces.ts';
import { LANGUAGES } from '../../spec/text.ts';

const { game } = frameAt(
  { kind: 'fixture', edition: '2015', position: { terrain: ['....', '....'] }, steps: [] },
  0,
);
const ENGLISH = titlesOf('en');
const drawn = (...marks: readonly Mark[]) => drawMarked(game, marks, ENGLISH);
const markup = (mark: Mark): string => drawn(mark)[0]!.markup;

describe('marks on a drawn board', () => {
  it('each have their place, their brush and what they say', () => {
    const pieces = drawn({ at: 'B2' }, { at: 'A1', to: 'D2', brush: 'red', text: 'x' });
    expect(pieces.map(({ at, kind, title }) => ({ at, kind, title }))).toEqual([
      { at: { x: 40, y: 40 }, kind: 'marked green', title: 'B2 green' },
      { at: { x: 0, y: 0 }, kind: 'marked red', title: 'arrow from A1 to D2 red (x)' },
    ]);
  });

  it('differ by brush in more than their colour', () => {
    const dashes = BRUSHES.map(
      (brush) => /stroke-dasharray="([^"]+)"/.exec(markup({ at: 'A1', brush }))?.[1],
    );
    expect(new Set(dashes).size).toBe(BRUSHES.length);
  });

  it('point an arrow at its space, whichever way that lies', () => {
    const tip = (to: Cell): string =>
      / d="M([^L]+)L[^L]+L[^L]+Z"/.exec(markup({ at: 'B1', to }))![1]!;
    expect([tip('C1'), tip('A1'), tip('B2')]).toEqual(['54 20', '-14 20', '20 54']);
  });

  it('leave out spaces that are not of the board, and ring one that is its own target', () => {
    expect(drawn({ at: 'P11' }, { at: 'A1', to: 'P11' })).toEqual([]);
    expect(markup({ at: 'A1', to: 'A1' })).toBe(markup({ at: 'A1' }));
  });

  it('hold long and hostile texts within their space', () => {
    const long = markup({ at: 'A1', text: '</text><a>&' });
    expect(long).toContain('textLength="36"');
    expect(long).toContain('&lt;/text&gt;&lt;a&gt;&amp;');
    expect(markup({ at: 'A1', text: 'abc' })).not.toContain('textLength');
  });

  it('lie in a picture over all pieces', () => {
    const svg = drawBoard({ game }, { marks: [{ at: 'A1', text: '1' }], acted: ['A1'] });
    expect(svg.indexOf('class="marked"')).toBeGreaterThan(svg.indexOf('class="acted"'));
    expect(svg).toContain('<title>A1 green (1)</title>');
  });

  it.each(LANGUAGES)('are told in %s', (language) => {
    const told = spokenMarks(
      [{ at: 'C5' }, { at: 'C5', to: 'D6', brush: 'red' }],
      titlesOf(language),
    );
    expect(told).toBe(
      {
        en: 'Marked: C5 green, arrow from C5 to D6 red',
        ru: 'Отмечено: C5 зелёным, стрелка из C5 в D6 красным',
        fr: 'Marqué\u00a0: C5 en vert, flèche de C5 à D6 en rouge',
      }[language],
    );
  });
});
