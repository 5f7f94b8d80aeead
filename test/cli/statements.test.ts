import { expect, test } from 'vitest';
import { outcomeJson, ruleLines } from '../../machine/cli/output/outcomes.ts';
import type { StepOutcome } from '../../machine/record/compare.ts';
import { type Clause, clauses } from '../../spec/clauses.ts';
import { editions } from '../../spec/editions.ts';

const outcome: StepOutcome = {
  violations: [],
  effects: [{ type: 'drawn', seat: 0, tiles: ['red'], clauses: ['swap.draw.same'] }],
};
const seats = [{ dynasty: 'archer' }, { dynasty: 'bull' }] as const;
const { statement, readings }: Clause = clauses['swap.draw.same'];

test.each(['same', 'toSix'] as const)('a clause is told as the reading %s makes it', (reading) => {
  const rules = { ...editions['2015'].rulings, swapRefill: reading };
  const text = readings?.swapRefill?.[reading].fr;
  expect(ruleLines([outcome], { language: 'fr', rules }).at(-1)).toBe(`  swap.draw.same: ${text}`);
  const json = JSON.stringify(outcomeJson(outcome, { language: 'fr', seats, rules }));
  expect(json).toContain(JSON.stringify(text));
});

test('where several readings are told at once, as it is true under all of them', () => {
  const [line] = ruleLines([outcome], { language: 'ru' }).slice(-1);
  expect(line).toBe(`  swap.draw.same: ${statement.ru}`);
});
