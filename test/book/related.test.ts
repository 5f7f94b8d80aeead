import { expect, test } from 'vitest';
import { relatedClauses } from '../../machine/book/rulebook/related.ts';
import { switches } from '../../spec/rulings.ts';

test('clauses belong together that several cases show, those shown most often first', () => {
  const related = relatedClauses([
    { clauses: ['revolt.win.more', 'revolt.winner.point', 'revolt.board.untouched'] },
    { clauses: ['revolt.win.more', 'revolt.winner.point', 'revolt.board.untouched'] },
    { clauses: ['revolt.win.more', 'revolt.winner.point'] },
    { clauses: ['revolt.win.more', 'swap.count.max'] },
    {},
  ]);
  expect(related.get('revolt.win.more')).toEqual(['revolt.winner.point', 'revolt.board.untouched']);
  expect(related.get('swap.count.max')).toEqual([]);
});

test('clauses that a ruling decides together come before those of cases', () => {
  const cases = Array.from({ length: 3 }, () => ({
    clauses: ['war.supporter.home', 'war.win.more'] as const,
  }));
  expect(switches.fragmentSupport.clauses).toContain('war.fragment.support');
  expect(relatedClauses(cases).get('war.supporter.home')?.slice(0, 2)).toEqual([
    'war.fragment.support',
    'war.win.more',
  ]);
});
