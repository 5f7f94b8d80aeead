import { expect, test } from 'vitest';
import type { Problem } from '../../machine/record/problem.ts';
import { checkGame } from '../../machine/record/read.ts';
import { verifyFile } from '../../machine/record/verify.ts';

/** What hostile input has found, in its shortest form. */

/** The problems of a fixture of one step that makes these claims. */
function problems(claims: object): readonly Problem[] {
  const read = checkGame({
    format: 'shedu-fixture/1',
    id: 'found',
    title: 'Found by hostile input',
    edition: '1997',
    clauses: ['score.tile.matching'],
    position: { terrain: ['....', '....'], rows: ['rk..', '....'], leaders: { '0.king': 'A2' } },
    steps: [{ seat: 0, action: { do: 'tile', color: 'black', at: 'C1' }, ...claims }],
  });
  return 'problems' in read ? read.problems : verifyFile(read.file).problems;
}

test('claimed spaces that are objects of a strange kind are refused where they stand', () => {
  const [first] = problems({ effects: [{ type: 'point', cells: [{ toString: 1 }, 'A1'] }] });
  expect(first).toMatchObject({ code: 'schema', path: 'steps[0].effects[0].cells[0]' });
});

test('a long text where a clause should be is cut in the message', () => {
  const [first] = problems({ effects: [{ type: 'point', clauses: ['x'.repeat(1000)] }] });
  expect(first?.message.length).toBeLessThan(200);
});

test('a leader that is claimed and is not there is told without a word of the language', () => {
  const [first] = problems({ after: { leaders: { '0.king': 'A2', '0.priest': 'B2' } } });
  expect(first?.message).not.toContain('undefined');
});
