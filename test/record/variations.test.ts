import { describe, expect, test } from 'vitest';
import type { RecordJson, StepJson, VariationJson } from '../../machine/record/format.ts';
import { checkGame } from '../../machine/record/read.ts';
import { recordOf } from '../../machine/record/record.ts';
import { DEEPEST_VARIATION, MOST_VARIATIONS } from '../../machine/record/variations.ts';
import { verifyFile } from '../../machine/record/verify.ts';

const KING: StepJson = { seat: 0, action: { do: 'leader', leader: 'king', at: 'M5' } };
const TEMPLE: StepJson = { seat: 0, action: { do: 'tile', color: 'red', at: 'M6' } };
/** A river space. */
const DROWNED: StepJson = { seat: 0, action: { do: 'tile', color: 'red', at: 'M7' } };

const game = (rest: Partial<RecordJson>): RecordJson => ({
  format: 'shedu-record/2',
  title: '',
  edition: '2015',
  seats: [{ dynasty: 'archer' }, { dynasty: 'bull' }],
  steps: [KING, TEMPLE],
  ...rest,
});

const fileOf = (json: RecordJson) => {
  const read = checkGame(json);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.file;
};

const problemsOf = (json: unknown) => {
  const read = checkGame(json);
  return 'problems' in read ? read.problems : [];
};

describe('variations', () => {
  test('are played from before the step that they are in place of, and counted', () => {
    const other: VariationJson = { steps: [{ ...TEMPLE, after: { actionsLeft: 1 } }, KING] };
    const json = game({
      steps: [{ ...KING, variations: [other] }, TEMPLE],
      variations: [{ steps: [{ seat: 1, action: { do: 'pass' } }] }],
    });
    expect(verifyFile(fileOf(json))).toMatchObject({ steps: 5, problems: [] });
  });

  test('that the rules refuse, or whose claims are not so, are told with their place', () => {
    const refused = game({
      steps: [KING, { ...TEMPLE, variations: [{ steps: [DROWNED] }] }],
    });
    expect(verifyFile(fileOf(refused)).problems).toMatchObject([
      {
        code: 'refused',
        path: 'steps[1].variations[0].steps[0].action',
        clauses: ['tile.place.land'],
      },
    ]);
    const nested: VariationJson = {
      steps: [{ ...TEMPLE, variations: [{ steps: [{ ...TEMPLE, after: { actionsLeft: 2 } }] }] }],
    };
    const wrong = game({ steps: [{ ...KING, variations: [nested] }, TEMPLE] });
    expect(verifyFile(fileOf(wrong)).problems).toMatchObject([
      {
        code: 'differs',
        path: 'steps[0].variations[0].steps[0].variations[0].steps[0].after.actionsLeft',
        expected: 2,
        actual: 1,
      },
    ]);
  });

  test('name clauses that there are', () => {
    const claimed = { ...DROWNED, violations: [{ clause: 'no.such' }] } as unknown as StepJson;
    const json = game({ variations: [{ steps: [claimed] }] });
    expect(problemsOf(json)).toMatchObject([
      { code: 'schema', path: 'variations[0].steps[0].violations[0].clause' },
    ]);
  });

  test('are bounded in depth and number', () => {
    let deep: VariationJson = { steps: [KING] };
    for (let i = 0; i < DEEPEST_VARIATION; i++) deep = { steps: [{ ...KING, variations: [deep] }] };
    const path = 'steps[0].variations[0]';
    expect(problemsOf(game({ steps: [{ ...KING, variations: [deep] }] }))).toMatchObject([
      {
        code: 'too-deep',
        path: Array(DEEPEST_VARIATION + 1)
          .fill(path)
          .join('.'),
      },
    ]);
    const many = Array.from({ length: 100 }, () => ({ steps: [] }));
    const steps = Array.from({ length: MOST_VARIATIONS / 100 + 1 }, () => ({
      ...KING,
      variations: many,
    }));
    expect(problemsOf(game({ steps }))).toMatchObject([{ code: 'too-long' }]);
  });

  test('are kept in a record, without what they claim', () => {
    const variation: VariationJson = { name: 'Else', steps: [{ ...TEMPLE, after: {} }] };
    const json = game({ date: '2026', steps: [{ ...KING, glyph: '!?', variations: [variation] }] });
    const file = fileOf(json);
    expect(recordOf({ ...file, title: '' })).toEqual(
      game({
        date: '2026',
        steps: [{ ...KING, glyph: '!?', variations: [{ name: 'Else', steps: [TEMPLE] }] }],
      }),
    );
  });
});

describe('what an annotator says', () => {
  test.each([
    [{ date: '28.11.2026' }, 'date'],
    [{ marks: [{ to: 'C5' }] }, 'marks[0].at'],
    [{ marks: [{ at: 'Z5' }] }, 'marks[0].at'],
    [{ marks: [{ at: 'C5', brush: 'pink' }] }, 'marks[0].brush'],
    [{ marks: [{ at: 'C5', text: 'thirteen long' }] }, 'marks[0].text'],
    [{ steps: [{ ...KING, glyph: '!!!' }] }, 'steps[0].glyph'],
    [{ steps: [{ ...KING, standing: '+' }] }, 'steps[0].standing'],
    [{ steps: [{ ...KING, variations: [] }] }, 'steps[0].variations'],
  ])('%j is refused', (rest, path) => {
    expect(problemsOf({ ...game({}), ...rest })).toMatchObject([{ code: 'schema', path }]);
  });

  test.each([
    [{ annotator: 'Ada' }, 'annotator'],
    [{ steps: [{ ...KING, glyph: '!' }] }, 'steps[0].glyph'],
    [{ steps: [{ ...KING, variations: [{ steps: [] }] }] }, 'steps[0].variations'],
  ])('%j comes with version 2', (rest, path) => {
    const json = { ...game({}), format: 'shedu-record/1', ...rest };
    const [problem] = problemsOf(json);
    expect(problem).toMatchObject({ code: 'schema', path });
    expect(problem?.message).toContain('which comes with version 2 of the format');
  });
});
