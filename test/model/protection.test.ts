import { expect, test } from 'vitest';
import { holds } from './holds.ts';
import { judged, PRIEST_LAWS } from './priestlaws.ts';

test.each(Object.entries(PRIEST_LAWS))('%s', (_, law) => holds(law, { runs: 150, length: 120 }));

test('there were temples to judge', () => {
  expect(judged.wordings).toBeGreaterThan(50);
  expect(judged.kept).toBeGreaterThan(4);
});
