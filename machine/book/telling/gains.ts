import type { Effect } from '../../rules/effect.ts';
import type { ToldGain } from './told.ts';

/** What a seat gains by an effect; `line` is the effect's place among those of its step. */
export function gainsOf(effect: Effect, line: number): readonly ToldGain[] {
  switch (effect.type) {
    case 'point': {
      const { seat, color: of, count, reason } = effect;
      return [{ seat, of, count, reason, line }];
    }
    case 'treasure-taken':
      return [{ seat: effect.seat, of: 'treasure', count: 1, reason: 'treasure', line }];
    case 'leader-placed':
    case 'leader-moved':
    case 'leader-returned':
    case 'tile-placed':
    case 'no-point':
    case 'kingdoms-joined':
    case 'union-settled':
    case 'revolt-opened':
    case 'war-opened':
    case 'war-lapsed':
    case 'wars-remain':
    case 'game-begun':
    case 'support-added':
    case 'conflict-won':
    case 'tiles-removed':
    case 'tiles-protected':
    case 'tiles-discarded':
    case 'catastrophe-placed':
    case 'drawn':
    case 'bag-short':
    case 'monument-built':
    case 'monument-declined':
    case 'monument-unavailable':
    case 'square-barred':
    case 'wonder-built':
    case 'wonder-declined':
    case 'cross-barred':
    case 'building-placed':
    case 'building-declined':
    case 'building-returned':
    case 'passed':
    case 'turn-ended':
    case 'game-ended':
      return [];
  }
}
