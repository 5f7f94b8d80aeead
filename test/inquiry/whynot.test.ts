import { expect, test, vi } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import type { Asked } from '../../machine/inquiry/proposal.ts';
import { ask } from '../../machine/inquiry/proposal.ts';
import { type WhyNot, whyNot } from '../../machine/inquiry/whynot.ts';
import type { FixtureJson } from '../../machine/record/format.ts';
import { type Frame, frames } from '../../machine/record/replay.ts';
import { begin } from '../../machine/record/start.ts';
import type { Action } from '../../machine/rules/action.ts';
import { sayProposals } from '../../machine/words/inquiry.ts';
import '../../machine/words/words.ts';
import { editionIds, editions } from '../../spec/editions.ts';
import { LANGUAGES } from '../../spec/text.ts';
import { holds } from '../model/holds.ts';
import { proposalHolds, proposalsHold } from './laws.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Every action that the suite has refused, with what is told of it. */
function refusals(): readonly (readonly [name: string, asked: Asked, told: WhyNot])[] {
  return bundledFixtures().flatMap((file) => {
    let before: Frame | null = null;
    return [...frames(file)].flatMap((frame) => {
      const asked =
        before === null || frame.step === null || frame.violations.length === 0
          ? null
          : ask(before, frame.step.action, frame.step.seat);
      before = frame;
      const name = `${file.id} step ${frame.index}`;
      return asked === null ? [] : [[name, asked, whyNot(asked) as WhyNot] as const];
    });
  });
}

const told = refusals();

test('every change that is proposed for a refusal of the suite makes the action legal', () => {
  for (const [name, , { proposals }] of told) {
    for (const proposal of proposals) expect(() => proposalHolds(proposal), name).not.toThrow();
  }
});

test('few refusals of the suite have nothing near that would do', () => {
  const without = told.filter(([, , { proposals }]) => proposals.length === 0);
  const names = without.map(([name]) => name);
  expect(names.length, names.join('\n')).toBeLessThanOrEqual(told.length * 0.05);
});

test('proposals are few, and the smallest come first', () => {
  for (const [name, , { proposals }] of told) {
    expect(proposals.length, name).toBeLessThanOrEqual(6);
    const kinds = Map.groupBy(proposals, ({ change }) => change.kind);
    // Another space and another choice are both another action.
    for (const [, some] of kinds) expect(some.length, name).toBeLessThanOrEqual(3);
    const sizes = proposals.map(({ size }) => size);
    expect(sizes, name).toEqual(sizes.toSorted((a, b) => a - b));
  }
});

test.each(LANGUAGES)('each can be told in %s', (language) => {
  for (const [, , { proposals }] of told) {
    for (const sentence of sayProposals(proposals, { language, seats: [] })) {
      expect(sentence).toMatch(/^[\p{Lu}0-9].*\.$/u);
      expect(sentence).not.toMatch(/[{}]|undefined|null|object|\s\s|\.\./);
    }
  }
});

test('actions of generated games', () => holds(proposalsHold, { runs: 12, length: 80 }));

/** What is told in English of an action in a position. */
function say(action: Action, position: FixtureJson['position'], rest: Partial<FixtureJson> = {}) {
  const file = { kind: 'fixture', edition: '2015', position, steps: [], ...rest };
  const asked = ask(begin(file as unknown as Parameters<typeof begin>[0]), action);
  const { proposals } = whyNot(asked) as WhyNot;
  return sayProposals(proposals, { language: 'en', seats: [] });
}

const HAND = ['black', 'black', 'red', 'red', 'blue', 'green'] as const;
const hands = [HAND, HAND];

test('another space, a piece more, and an action before', () => {
  const king: Action = { do: 'leader', leader: 'king', at: 'C1' };
  expect(say(king, { terrain: ['...', '...'], rows: ['r..', '...'], hands })).toEqual([
    'It is legal at B1 and A2.',
    'It would be legal if a temple lay at B1.',
    'It would be legal after another action first: Seat 0 places a temple at B1.',
    'It would be legal if a temple lay at C2.',
    'It would be legal after another action first: Seat 0 places a temple at C2.',
  ]);
});

test('a kingdom less', () => {
  const position = {
    terrain: ['.......', '.......', '.......', '.......', '.......'],
    rows: ['.......', '..r.r..', '...r...', '.......', '.......'],
    leaders: { '0.king': 'D4', '0.priest': 'B2', '1.king': 'F2' },
    hands,
  } as const;
  const lines = say({ do: 'tile', color: 'black', at: 'D2' }, position);
  for (const line of [
    'It would be legal after another action first: Seat 0 withdraws the king.',
    'It would be legal if the priest at B2 were not there.',
    'It would be legal if the king at F2 were not there.',
  ])
    expect(lines).toContain(line);
});

test('tiles in the hand, only as many as it takes', () => {
  const tile: Action = { do: 'tile', color: 'green', at: 'A1' };
  const held = [['black', 'black', 'red', 'red', 'blue', 'blue'], HAND] as const;
  const lines = say(tile, { terrain: ['...'], hands: held });
  expect(lines).toContain('It would be legal if Seat 0 held 1 market more instead of 1 farm.');
  expect(lines.join()).not.toContain('2 markets');
});

test('once what is pending is decided', () => {
  const position = {
    terrain: ['.....'],
    rows: ['r.r.r'],
    leaders: { '0.priest': 'B1', '1.priest': 'D1' },
    hands,
    phase: 'turn.revolt.attack',
    pending: { conflict: { kind: 'revolt', leader: 'priest', attacker: 0, defender: 1 } },
  } as const;
  expect(say({ do: 'pass' }, position)).toContain(
    'It would be legal once what is pending is decided, for instance so: Seat 0 adds no tiles to the conflict. Seat 1 adds no tiles to the conflict.',
  );
});

test('another reading, and the editions that take it', () => {
  const position = {
    terrain: ['...', '...'],
    rows: ['kkk', 'kkk'],
    declined: [{ square: 'A1' }],
    hands,
    phase: 'turn.monument',
    pending: { placed: 'B2' },
  } as const;
  const monument: Action = { do: 'monument', square: 'A1', monument: ['black', 'red'] };
  const lines = say(monument, position, { rulings: { redeclineSquare: 'forbid' } });
  const taking = editionIds.filter((id) => editions[id].rulings.redeclineSquare === 'allow');
  const [reading] = lines.filter((line) => line.includes('were read as allow'));
  for (const edition of taking) expect(reading).toContain(edition);
  expect(lines).toContain('It is legal at B1.');
  expect(lines).toContain(
    'It would be legal if nothing had been left unbuilt on the square A1 before.',
  );
});
