import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { type GameFile, LONGEST_TEXT } from '../../machine/record/format.ts';
import { canonicalJson } from '../../machine/record/layout.ts';
import { readGame } from '../../machine/record/read.ts';
import { recordOf } from '../../machine/record/record.ts';
import { frames } from '../../machine/record/replay.ts';
import { verifyFile } from '../../machine/record/verify.ts';

function read(text: string): GameFile {
  const game = readGame(text);
  if (!('file' in game)) throw new Error(game.problems[0]?.message);
  return game.file;
}

describe('a file as a record', () => {
  const accepted = bundledFixtures().filter((file) =>
    [...frames(file)].every(({ violations }) => violations.length === 0),
  );

  it('plays the same game, and is right in all it says', () => {
    expect(accepted.length).toBeGreaterThan(200);
    for (const file of accepted) {
      const record = read(canonicalJson(recordOf({ ...file, title: 'As a record' })));
      expect(record.kind, file.id).toBe('record');
      expect(verifyFile(record).problems, file.id).toEqual([]);
      const games = (of: GameFile) => [...frames(of)].map(({ game, phase }) => ({ game, phase }));
      expect(games(record), file.id).toEqual(games(file));
    }
  });

  it('has its notes and draws, and nothing of what the file claims', () => {
    const record = recordOf({
      kind: 'fixture',
      id: 'a.fixture',
      title: 'T'.repeat(LONGEST_TEXT + 1),
      edition: '2015',
      hands: [['red'], ['?']],
      clauses: ['turn.action.two'],
      steps: [
        {
          seat: 0,
          action: { do: 'pass' },
          draws: [{ seat: 0, tiles: ['red'] }],
          note: 'Why?',
          effects: [],
          after: {},
        },
      ],
      result: {},
      note: '',
    });
    expect(record).toEqual({
      format: 'shedu-record/2',
      title: 'T'.repeat(LONGEST_TEXT),
      edition: '2015',
      seats: [{ dynasty: 'archer' }, { dynasty: 'bull' }],
      hands: [['red'], ['?']],
      steps: [
        { seat: 0, action: { do: 'pass' }, draws: [{ seat: 0, tiles: ['red'] }], note: 'Why?' },
      ],
    });
  });
});

describe('the layout of a file', () => {
  it('keeps every value, leaves out what JSON has not, and is the same when laid out again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
    expect(canonicalJson({ seat: 0, note: undefined })).toBe('{\n  "seat": 0\n}\n');
  });

  it('shows a board as a picture and a step on a line', () => {
    const step = { seat: 0, action: { do: 'pass' } };
    expect(canonicalJson({ position: { rows: ['..', 'rr'] }, steps: [step] })).toBe(
      [
        '{',
        '  "position": {',
        '    "rows": [',
        '      "..",',
        '      "rr"',
        '    ]',
        '  },',
        '  "steps": [',
        '    { "seat": 0, "action": { "do": "pass" } }',
        '  ]',
        '}',
        '',
      ].join('\n'),
    );
  });
});
