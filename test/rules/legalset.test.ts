import fc from 'fast-check';
import { expect, test } from 'vitest';
import { play } from '../../machine/bots/play.ts';
import type { Game } from '../../machine/rules/game.ts';
import { legalSet } from '../../machine/rules/legal.ts';
import { games } from '../model/games.ts';
import { SEED } from '../model/seed.ts';
import { anyBoard } from './anyboard.ts';
import { setIsItsList, setIsWhatChecksAllow, spacesAreThoseListed } from './setlaws.ts';

const holdsOnBoards = (law: (game: Game) => void, numRuns: number): void =>
  fc.assert(fc.property(anyBoard, law), { seed: SEED, numRuns });

test('the set of an action is what the checks of its chapters allow, on boards of any kind', () =>
  holdsOnBoards(setIsWhatChecksAllow, 2000));

test('a set has what its list has, each action at its place', () =>
  holdsOnBoards((game) => setIsItsList(game, 'turn.action'), 500));

test('spaces are those of the list', () => holdsOnBoards(spacesAreThoseListed, 500));

test('in every phase of generated games', () => {
  const phases = new Set<string>();
  fc.assert(
    fc.property(games(80), (record) => {
      for (const { before } of play(record)) {
        phases.add(before.phase);
        setIsItsList(before.game, before.phase);
        if (before.phase === 'turn.action') setIsWhatChecksAllow(before.game);
      }
    }),
    { seed: SEED, numRuns: 20 },
  );
  expect(phases.size).toBeGreaterThan(5);
});

test('a monument is the same in either order of its colours, and nothing else is', () => {
  fc.assert(
    fc.property(games(120), (record) => {
      for (const { before } of play(record)) {
        if (before.phase !== 'turn.monument') continue;
        const set = legalSet(before.game, before.phase);
        for (const { action } of set) {
          if (action.do !== 'monument') continue;
          const [one, other] = action.monument;
          expect(set.has({ ...action, monument: [other, one] })).toBe(true);
          expect(set.has({ do: 'building', color: one, at: action.square })).toBe(false);
        }
      }
    }),
    { seed: SEED, numRuns: 20 },
  );
});
