import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { type Moment, play } from '../../machine/bots/play.ts';
import { explain } from '../../machine/record/explain.ts';
import type { FixtureJson } from '../../machine/record/format.ts';
import { frames } from '../../machine/record/replay.ts';
import { begin } from '../../machine/record/start.ts';
import { type FoughtOut, type Outlook, through } from '../../machine/record/through.ts';
import type { Action } from '../../machine/rules/action.ts';
import type { Tile } from '../../machine/rules/pieces.ts';
import { games } from '../model/games.ts';
import { SEED } from '../model/seed.ts';

const MARKET = { red: 'r', blue: 'u', green: 'g' } as const;

/**
 * Two traders with a market each, a temple beside each, and a gap between them that a settlement
 * closes; the hands are told as far as they are.
 */
function war(hands: readonly (readonly Tile[])[], rest: Partial<FixtureJson> = {}): Outlook {
  const position = {
    terrain: ['.......'],
    rows: [`r.${MARKET.green}.${MARKET.green}.r`],
    leaders: { '0.trader': 'B1', '1.trader': 'F1' } as const,
    hands,
  };
  const { game, phase } = begin({
    kind: 'fixture',
    edition: '2015',
    position,
    steps: [],
    ...rest,
  } as Parameters<typeof begin>[0]);
  const action: Action = { do: 'tile', color: 'black', at: 'D1' };
  const verdict = explain({ game, phase }, action);
  expect(verdict.violations).toEqual([]);
  return through(verdict);
}

const fought = (outlook: Outlook): FoughtOut => {
  if (outlook.type !== 'conflict') throw new Error(`no conflict: ${outlook.type}`);
  return outlook;
};

const greens = (count: number): readonly Tile[] => new Array<Tile>(count).fill('green');

describe('who wins a war, as far as the hands are known', () => {
  test.each([
    ['the attacker by adding one', 1, 0, { who: 'attacker-can', winner: 0, count: 1 }],
    [
      'the attacker by adding more than the defender can',
      3,
      2,
      { who: 'attacker-can', winner: 0, count: 3 },
    ],
    ['the defender, who has as many', 2, 2, { who: 'defender-can', winner: 1 }],
    ['the defender, as the attacker has none', 0, 1, { who: 'surely', winner: 1 }],
  ] as const)('%s', (_, attacker, defender, prospect) => {
    const outlook = fought(war([['black', ...greens(attacker)], greens(defender)]));
    expect(outlook).toMatchObject({
      kind: 'war',
      color: 'green',
      attacker: 0,
      defender: 1,
      board: { attacker: 1, defender: 1 },
      prospect,
    });
    expect(outlook.attacks.map(({ count }) => count)).toEqual(
      Array.from({ length: attacker + 1 }, (_, count) => count),
    );
  });

  test('it depends on tiles that nobody has told', () => {
    const outlook = fought(
      war([
        ['black', 'green'],
        ['?', '?'],
      ]),
    );
    expect(outlook.prospect).toEqual({ who: 'open' });
    expect(outlook.attacks[1]).toEqual({
      count: 1,
      possible: false,
      answers: [
        { count: 0, possible: false, winner: 0 },
        { count: 1, possible: true, winner: 1 },
        { count: 2, possible: true, winner: 1 },
      ],
    });
  });

  test('only what the English variant allows is added', () => {
    const options = { englishVariant: true };
    const outlook = fought(war([['black', ...greens(2)], greens(3)], { options }));
    expect(
      outlook.attacks.map(({ count, answers }) => [count, answers.map((one) => one.count)]),
    ).toEqual([
      [0, [0]],
      [1, [0, 1]],
      [2, [0, 2]],
    ]);
  });

  test('what comes of it is told for each side, whatever was added', () => {
    const { outcomes } = fought(war([['black', 'green'], ['green']]));
    expect(outcomes.map(({ winner }) => winner)).toEqual([0, 1]);
    for (const { winner, effects, next } of outcomes) {
      expect(effects).toContainEqual(
        expect.objectContaining({ type: 'leader-returned', seat: 1 - winner, reason: 'war-lost' }),
      );
      expect(effects).toContainEqual(
        expect.objectContaining({ type: 'point', seat: winner, count: 2 }),
      );
      expect(effects.map(({ type }) => type)).not.toContain('support-added');
      expect(next).toEqual({ type: 'decided', phase: 'turn.action', toAct: 0 });
    }
  });

  test('what can be raised afterwards is told where that is decided', () => {
    const { legal, ...at } = explain(
      begin({
        ...{ kind: 'record', edition: '2015', options: { wonder: true }, steps: [] },
        position: { terrain: ['...', '...', '...'], rows: ['.r.', 'r.r', '.r.'] },
      }),
      { do: 'tile', color: 'red', at: 'B2' },
    );
    expect(legal).toBe(true);
    expect(through(at)).toMatchObject({ phase: 'turn.monument', raises: 'wonder' });
  });

  test('where nothing is fought the next decision follows', () => {
    const { game, phase } = begin({ kind: 'record', edition: '2015', steps: [] });
    expect(through({ game, phase })).toEqual({ type: 'decided', phase: 'turn.action', toAct: 0 });
  });
});

const OVER: Outlook = { type: 'decided', phase: 'over', toAct: null };

/** What a test needs to know of a step. */
type Step = Pick<Moment, 'before' | 'action' | 'effects' | 'after'>;

/** Follows the outlooks of a game through its steps; how many of each kind proved true. */
function foresee(steps: Iterable<Step>, proved: { conflicts: number; choices: number }): void {
  let outlook: Outlook = OVER;
  for (const { before, action, effects, after } of steps) {
    if (outlook.type === 'decided') outlook = through(before);
    if (outlook.type === 'choice' && action.do === 'choose-war') {
      const option = outlook.options.find(({ color }) => color === action.color);
      expect(option).toBeDefined();
      outlook = option!.next;
      proved.choices++;
    } else if (outlook.type === 'conflict' && before.phase.endsWith('defence')) {
      const { attacks, board, prospect, outcomes } = outlook;
      const won = effects.find((effect) => effect.type === 'conflict-won')!;
      const attack = attacks.find(({ count }) => count === won.attacker.added);
      const answer = attack?.answers.find(({ count }) => count === won.defender.added);
      expect(answer?.winner).toBe(won.winner);
      expect(board).toEqual({ attacker: won.attacker.board, defender: won.defender.board });
      if (prospect.who === 'surely') expect(won.winner).toBe(prospect.winner);
      const outcome = outcomes.find(({ winner }) => winner === won.winner)!;
      // Whether the bag lasts, and some clauses, depend on how many tiles were added.
      if (after.phase !== 'over') {
        for (const { clauses: _, ...told } of outcome.effects)
          expect(effects).toContainEqual(expect.objectContaining(told));
        if (outcome.next.type === 'decided') expect(outcome.next.phase).toBe(after.phase);
      }
      outlook = after.phase === 'over' ? OVER : outcome.next;
      proved.conflicts++;
    }
  }
}

describe('games go on in a way that was foreseen', () => {
  test('random ones', () => {
    const proved = { conflicts: 0, choices: 0 };
    fc.assert(
      fc.property(games(150), (record) => foresee(play(record), proved)),
      { seed: SEED, numRuns: 10, endOnFailure: true },
    );
    expect(proved.conflicts).toBeGreaterThan(10);
  });

  test('the bundled fixtures', () => {
    const proved = { conflicts: 0, choices: 0 };
    for (const file of bundledFixtures()) {
      const steps: Step[] = [];
      let before: Step['before'] | null = null;
      for (const { step, effects, violations, ...after } of frames(file)) {
        if (step !== null && before !== null && violations.length === 0)
          steps.push({ before, action: step.action, effects, after });
        before = after;
      }
      foresee(steps, proved);
    }
    expect(proved.conflicts).toBeGreaterThan(50);
    expect(proved.choices).toBeGreaterThan(10);
  });
});
