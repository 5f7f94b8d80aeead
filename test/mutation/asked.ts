import assert from 'node:assert/strict';
import { conflictOf } from '../../machine/rules/conflict.ts';
import type { Game } from '../../machine/rules/game.ts';
import { heldAtMost } from '../../machine/rules/hand.ts';
import { type LegalSet, legalSpaces } from '../../machine/rules/legal.ts';
import { DECISIONS, isPhase, PHASES, type Phase } from '../../machine/rules/phases.ts';
import {
  COLORS,
  colorAt,
  colorIndex,
  LEADERS,
  leaderAt,
  tileAt,
} from '../../machine/rules/pieces.ts';

/** What is asked of the rules by name or by place, beside what playing asks. */

/** A set of legal actions is the same however one goes through it, and has no place outside it. */
export function assertOne(set: LegalSet, game: Game, phase: Phase): void {
  const list = set.list();
  assert.equal(set.count, list.length);
  assert.deepEqual([...set], list);
  for (const place of [-1, set.count])
    assert.throws(() => set.at(place), { message: `no action ${place} of ${set.count}` });
  if (phase !== 'turn.action') return;
  const { tile, leader, catastrophe } = legalSpaces(game);
  const spaces = (kind: 'tile' | 'leader' | 'catastrophe', piece?: string): readonly string[] =>
    list.flatMap(({ action }) =>
      action.do === kind &&
      (piece === undefined || (Object.values(action) as readonly unknown[]).includes(piece))
        ? [action.at]
        : [],
    );
  for (const color of COLORS) assert.deepEqual(tile[color] ?? [], spaces('tile', color));
  for (const one of LEADERS) assert.deepEqual(leader[one], spaces('leader', one));
  assert.deepEqual(catastrophe, spaces('catastrophe'));
  assert.deepEqual(
    COLORS.filter((color) => color in tile),
    COLORS.filter((color) => heldAtMost(game, game.seat, colorIndex(color)) > 0),
  );
}

/** Asks for what there is not. */
export function assertLimits(): void {
  assert.throws(() => colorAt(4), { message: 'no colour 4' });
  assert.throws(() => leaderAt(4), { message: 'no leader 4' });
  assert.throws(() => tileAt(5), { message: 'no tile 5' });
  assert.throws(() => conflictOf({ conflict: null } as Game), { message: 'no conflict is open' });
  assert.ok(PHASES.every(isPhase));
  assert.ok(!isPhase('turn'));
  assert.deepEqual([...DECISIONS, 'over'], PHASES);
}
