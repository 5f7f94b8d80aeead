import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import type { GameFile, PositionJson, RecordJson } from '../../machine/record/format.ts';
import { checkGame } from '../../machine/record/read.ts';
import { recordOf } from '../../machine/record/record.ts';
import { frames } from '../../machine/record/replay.ts';
import '../../machine/words/words.ts';
import { consider } from '../../site/src/engine/judging/consider.ts';
import { judge } from '../../site/src/engine/judging/judge.ts';
import type {
  Asked,
  Considered,
  Judged,
  ToldCourse,
} from '../../site/src/engine/judging/judged.ts';
import { problemsOf } from '../../site/src/engine/judging/problems.ts';
import { LANGUAGES, type Language } from '../../spec/text.ts';

const reader = { checkGame };
const goOn = async (): Promise<boolean> => true;
const verdict = (asked: Asked, language: Language = 'en'): Judged => judge(asked, language, reader);
const further = (asked: Asked, language: Language = 'en'): Promise<Considered | null> =>
  consider(asked, language, reader, goOn);

const files = bundledFixtures();

interface Case {
  readonly id: string;
  readonly asked: Asked;
  readonly refusing: readonly string[];
}

/** Every step of a file as a question in the record of the steps before it that were played. */
function casesOf(file: GameFile): readonly Case[] {
  const played: GameFile['steps'][number][] = [];
  const cases: Case[] = [];
  for (const { step, violations } of frames(file)) {
    if (step === null) continue;
    const record = recordOf({ ...file, title: file.title ?? 'a game', steps: [...played] });
    const { action, seat } = step;
    const refusing = [...new Set(violations.map(({ clause }) => clause))];
    cases.push({ id: `${file.id} ${played.length}`, asked: { record, action, seat }, refusing });
    if (violations.length === 0) played.push(step);
  }
  return cases;
}

const cases = files.filter(({ steps }) => steps.length <= 12).flatMap(casesOf);
const refused = cases.filter(({ refusing }) => refusing.length > 0);
const legal = cases.filter(({ refusing }) => refusing.length === 0);

const empty: RecordJson = {
  format: 'shedu-record/2',
  title: 'a position',
  edition: '2015',
  seats: [{ dynasty: 'archer' }, { dynasty: 'bull' }],
  position: { rows: new Array<string>(11).fill('.'.repeat(16)) },
  steps: [],
};

const withPosition = (position: PositionJson): RecordJson => ({
  ...empty,
  position: { ...empty.position, ...position },
});

/** Rows of an empty board with letters at some spaces. */
function rows(letters: Readonly<Record<string, string>>): readonly string[] {
  const board = Array.from({ length: 11 }, () => new Array<string>(16).fill('.'));
  for (const [cell, letter] of Object.entries(letters))
    board[Number(cell.slice(1)) - 1]![cell.charCodeAt(0) - 65] = letter;
  return board.map((row) => row.join(''));
}

describe('a verdict', () => {
  test('is that of the suite, with the clauses that refuse', () => {
    expect(cases.length).toBeGreaterThan(500);
    for (const { id, asked, refusing } of cases) {
      const judged = verdict(asked);
      expect([id, judged.outcome]).toEqual([id, refusing.length > 0 ? 'refused' : 'legal']);
      expect(judged.problems, id).toEqual([]);
      if (refusing.length > 0)
        expect(new Set(judged.reasons.flatMap(({ clauses }) => clauses))).toEqual(
          new Set(refusing),
        );
    }
  });

  test.each(LANGUAGES)('is a whole sentence in %s', (language) => {
    for (const { id, asked } of cases.slice(0, 80)) {
      const { sentence, reasons } = verdict(asked, language);
      for (const said of [sentence, ...reasons.map(({ text }) => text)])
        expect(said, id).toMatch(/^[\p{Lu}0-9][^{}]*[.]$/u);
    }
  });

  test('says when it depends on tiles that nobody has told', () => {
    const action = { do: 'tile', color: 'red', at: 'D5' } as const;
    expect(verdict({ record: empty, action }).possible).toBe(true);
    const hands = [['red'], []] as const;
    expect(verdict({ record: withPosition({ hands }), action }).possible).toBe(false);
  });

  test('is given on what a record has been played to', () => {
    const record = withPosition({ rows: rows({ D5: 'r' }) });
    const placed = { do: 'leader', leader: 'king', at: 'D6' } as const;
    const steps = [{ seat: 0, action: placed }] as const;
    const asked = {
      record: { ...record, steps },
      action: { do: 'withdraw', leader: 'king' },
    } as const;
    expect(verdict(asked).outcome).toBe('legal');
    expect(verdict({ ...asked, record }).outcome).toBe('refused');
  });
});

describe('what would help', () => {
  test('is legal, each as a tap puts it', async () => {
    let proposed = 0;
    for (const { id, asked } of refused) {
      const told = await further(asked);
      expect(told?.course, id).toBeNull();
      for (const { text, instead } of told!.proposals)
        for (const { asked: then } of instead) {
          proposed++;
          const { outcome, problems } = verdict(then);
          expect([id, text, outcome, problems]).toEqual([id, text, 'legal', []]);
        }
    }
    expect(proposed).toBeGreaterThan(200);
  });

  test('is found for nearly every refusal of the suite', async () => {
    const found = await Promise.all(refused.map(({ asked }) => further(asked)));
    const helped = found.filter((told) => told!.proposals.length > 0);
    expect(helped.length / found.length).toBeGreaterThan(0.95);
    for (const told of found) expect(told!.none === null).toBe(told!.proposals.length > 0);
  });

  test('tells readings by what they say, not by their names', async () => {
    const texts = await Promise.all(refused.map(({ asked }) => further(asked)));
    const readings = texts.flatMap((told) =>
      told!.proposals.filter(({ kind }) => kind === 'reading').map(({ text }) => text),
    );
    expect(readings.length).toBeGreaterThan(0);
    for (const text of readings) expect(text).not.toMatch(/toSix|endOfTurn|forbid|connected\b\.$/);
  });
});

describe('how it goes on', () => {
  test('is told of every legal action', async () => {
    for (const { id, asked } of legal.slice(0, 300)) {
      const told = await further(asked);
      expect(told?.course, id).not.toBeNull();
      expect(told?.proposals, id).toEqual([]);
    }
  });

  const CROSS = { F4: 'r', E5: 'r', G5: 'r', F6: 'r' };

  test.each([
    ['monument', { E4: 'r', F4: 'r', E5: 'r' }, 'may raise a monument.'],
    ['wonder', CROSS, 'may raise the wonder.'],
    ['either', { ...CROSS, E4: 'r' }, 'may raise a monument or the wonder.'],
  ])('says what of monument and wonder can be raised: %s', async (_, tiles, told) => {
    const action = { do: 'tile', color: 'red', at: 'F5' } as const;
    const record = { ...withPosition({ rows: rows(tiles) }), options: { wonder: true } };
    const said = await Promise.all(LANGUAGES.map((one) => further({ record, action }, one)));
    const sentences = said.map((one) => (one!.course as ToldCourse & { text: string }).text);
    expect(sentences[0]).toBe(`Archer ${told}`);
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
  });

  test('has for each conflict both victories that can be, and what they cost', async () => {
    const fights = (course: ToldCourse): readonly (ToldCourse & { type: 'fight' })[] => {
      switch (course.type) {
        case 'fight':
          return [course, ...course.victories.flatMap(({ course: on }) => (on ? fights(on) : []))];
        case 'any-order':
          return course.fights;
        case 'order':
          return course.options.flatMap(({ course: on }) => fights(on));
        default:
          return [];
      }
    };
    const courses = await Promise.all(
      legal.filter(({ id }) => /war|revolt/.test(id)).map(({ asked }) => further(asked)),
    );
    const all = courses.flatMap((told) => fights(told!.course!));
    expect(all.length).toBeGreaterThan(50);
    for (const { tips, victories } of all) {
      expect(tips.length).toBeGreaterThan(0);
      expect(victories.length).toBeGreaterThan(0);
      for (const { won } of victories) expect(won.leaders.length).toBeGreaterThan(0);
    }
  });
});

describe('editions and readings', () => {
  const byId = (id: string): Asked => {
    const file = files.find((one) => one.id === id)!;
    return casesOf(file).at(-1)!.asked;
  };

  test('stand side by side where they part, with the ruling and who says what', async () => {
    const parted = await Promise.all(
      cases.filter(({ id }) => id.startsWith('rulings.')).map(({ asked }) => further(asked)),
    );
    const apart = parted.filter((told) => told!.sides.sides.length > 1);
    expect(apart.length).toBeGreaterThan(5);
    for (const told of apart) {
      const { sides, rulings } = told!.sides;
      const [own, ...others] = sides;
      expect(own?.difference).toBeNull();
      for (const side of others) {
        expect(side.difference).not.toBeNull();
        for (const id of side.by) expect(rulings.map((ruling) => ruling.id)).toContain(id);
      }
      for (const { readings, others: rest } of rulings) {
        expect(readings.filter(({ own: judged }) => judged).length).toBe(1);
        expect(readings.flatMap(({ witnesses }) => witnesses).length + rest.length).toBeGreaterThan(
          0,
        );
      }
      const editions = sides.flatMap((side) => side.editions.map(({ id }) => id));
      expect(editions.toSorted()).toEqual(['1997', '2015', 'condensed']);
    }
  });

  test.each(LANGUAGES)(
    'say in which order conflicts are told that come otherwise, in %s',
    async (one) => {
      const file = files.find(({ id }) => id === 'rulings.fragmentSupport.cut-off-1997')!;
      const told = await further(casesOf(file)[0]!.asked, one);
      const several = told!.sides.sides.filter(({ fights }) => fights.length > 1);
      expect(several.length).toBeGreaterThan(0);
      for (const { order, fights } of several) {
        expect(order).toMatch(/^\p{Lu}[^{}]*:$/u);
        for (const { before } of fights) expect(before).toMatch(/^\p{Lu}[^{}]*:$/u);
      }
      for (const { order, fights } of told!.sides.sides.filter((side) => side.fights.length < 2))
        expect([order, ...fights.map(({ before }) => before)].every((said) => said === null)).toBe(
          true,
        );
    },
  );

  test('are one side where all agree', async () => {
    const told = await further(byId('illegal.monument.off-board'));
    expect(told!.sides.sides.length).toBe(1);
    expect(told!.sides.rulings).toEqual([]);
  });
});

describe('an impossible position', () => {
  const found = (position: PositionJson, language: Language = 'en') =>
    problemsOf(withPosition(position), language, reader);

  test('is told for all that is impossible, at its spaces, with the clauses', () => {
    const problems = found({
      rows: rows({ A1: 'u', D3: 'k', C6: 'x', F9: 'r' }),
      leaders: { '0.king': 'J8', '1.king': 'F10', '0.priest': 'C4' },
    });
    expect(problems.map(({ cells, clauses, blocking }) => ({ cells, clauses, blocking }))).toEqual([
      { cells: ['A1'], clauses: ['tile.place.river'], blocking: false },
      { cells: ['D3'], clauses: ['tile.place.land'], blocking: false },
      { cells: ['J8'], clauses: ['leader.temple.last'], blocking: false },
      { cells: ['C4'], clauses: ['leader.place.dry'], blocking: false },
      { cells: ['C4'], clauses: ['leader.temple.last'], blocking: false },
      { cells: ['C6'], clauses: ['monument.build.flip'], blocking: false },
    ]);
  });

  test.each([
    [
      'two kings in one kingdom',
      { rows: rows({ F9: 'r' }), leaders: { '0.king': 'F10', '1.king': 'F8' } },
    ],
    ['more temples than there are', { discarded: { red: 58 } }],
    ['a hand of seven', { hands: [new Array(7).fill('?'), []] }],
    ['too many catastrophe tiles', { rows: rows({ C6: '#' }) }],
    [
      'more treasures than there are',
      {
        scores: [
          [0, 0, 0, 0, 11],
          [0, 0, 0, 0, 0],
        ],
      },
    ],
    [
      'a wonder in a game without it',
      { rows: rows({ C3: 'w', C2: 'w', C4: 'w', B3: 'w', D3: 'w' }) },
    ],
  ] as readonly (readonly [string, PositionJson])[])(
    'with %s is judged, and said to be so',
    (_, position) => {
      const problems = found(position);
      expect(problems.length).toBeGreaterThan(0);
      const judged = verdict({ record: withPosition(position), action: { do: 'pass' } });
      expect(judged.outcome).toBe('legal');
      expect(judged.problems).toEqual(problems);
    },
  );

  test.each([
    ['a leader on a tile', { rows: rows({ C3: 'r', C4: 'r' }), leaders: { '0.king': 'C4' } }],
    ['a space that is not there', { leaders: { '0.king': 'Z40' } }],
    ['half a wonder', { rows: rows({ C3: 'w', C2: 'w' }) }],
    ['a war of nobody', { phase: 'turn.war.attack' }],
    ['a monument that nobody may raise', { phase: 'turn.monument' }],
    ['a row too few', { rows: rows({}).slice(1) }],
    ['a letter of no piece', { rows: rows({ C3: 'q' }) }],
  ] as readonly (readonly [string, PositionJson])[])('with %s is not judged', (_, position) => {
    const judged = verdict({ record: withPosition(position), action: { do: 'pass' } });
    expect(judged.outcome).toBe('impossible');
    expect(judged.problems.some(({ blocking }) => blocking)).toBe(true);
  });

  test('is not considered further', async () => {
    const record = withPosition({ phase: 'turn.war.attack' });
    expect(await further({ record, action: { do: 'pass' } })).toBeNull();
  });

  test.each(LANGUAGES)('is told in %s', (language) => {
    const problems = found(
      { rows: rows({ A1: 'u', C5: 'x' }), leaders: { '0.king': 'H8' } },
      language,
    );
    expect(problems.length).toBe(3);
    for (const { text } of problems) expect(text).toMatch(/^[\p{Lu}0-9][^{}]*[.]$/u);
  });

  test('of the suite there is none', () => {
    for (const file of files) {
      const record = recordOf({ ...file, title: 'a game', steps: [] });
      expect([file.id, problemsOf(record, 'en', reader)]).toEqual([file.id, []]);
    }
  });
});

describe('a hostile question', () => {
  test.each([
    ['no record', null],
    ['a record of nothing', {}],
    ['a text', 'x'],
    ['steps that are none', { ...empty, steps: 'x' }],
    ['a step that is refused', { ...empty, steps: [{ seat: 1, action: { do: 'pass' } }] }],
  ])('%s is not judged', (_, record) => {
    const judged = verdict({ record: record as RecordJson, action: { do: 'pass' } });
    expect(judged.outcome).toBe('impossible');
    expect(judged.problems.length).toBeGreaterThan(0);
  });

  test.each([[null], [{}], [{ do: 'fly' }], [{ do: 'tile', color: 'pink', at: 'A1' }]])(
    'no action is judged: %j',
    (action) => {
      const judged = verdict({ record: empty, action: action as unknown as Asked['action'] });
      expect(judged.outcome).toBe('impossible');
    },
  );

  test('a seat that is not there is refused', () => {
    expect(verdict({ record: empty, action: { do: 'pass' }, seat: 3 }).outcome).toBe('refused');
  });
});
