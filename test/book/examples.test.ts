import { expect, it } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { Examples } from '../../machine/book/rulebook/examples.ts';
import '../../machine/words/words.ts';
import { type ClauseId, clauses } from '../../spec/clauses.ts';
import { chosenExamples } from '../../spec/examples.ts';

const examples = new Examples(bundledFixtures(), 'en');
/** A hand holds six tiles, so who swaps more names some that are not in it. */
const NEVER_ALONE: ReadonlySet<ClauseId> = new Set(['swap.count.max']);

const refusing = (Object.keys(clauses) as ClauseId[]).filter(
  (id) =>
    examples.of(id).refused !== null && !NEVER_ALONE.has(id) && chosenExamples(id).length === 0,
);

it('clauses that refuse are many', () => {
  expect(refusing.length).toBeGreaterThan(50);
});

it.each(refusing)('%s is shown by a refusal for which it alone is the reason', (id) => {
  const reasons = examples.of(id).refused!.lines.flatMap((line) => line.clauses);
  expect([...new Set(reasons)]).toEqual([id]);
});
