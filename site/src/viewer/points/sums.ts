import type { Telling, ToldFrame, ToldGain } from '../../../../machine/book/telling/told.ts';
import { settledScore } from '../../../../machine/rules/final.ts';
import { type ByTile, COLORS, type Seat, TREASURES } from '../../../../machine/rules/pieces.ts';
import type { Viewpoint } from '../replay/viewpoint.ts';

/** What scores count, in their order. */
export const KINDS = [...COLORS, 'treasure'] as const;
export type Kind = (typeof KINDS)[number];

/** Why points came, in the order of the rules; `start` is what the record begins with. */
export const REASONS = [
  'start',
  'leader',
  'king',
  'revolt',
  'war',
  'monument',
  'wonder',
  'treasure',
] as const;
export type Reason = (typeof REASONS)[number];

/** A gain and the position it led to. */
export interface Gain extends ToldGain {
  readonly frame: ToldFrame;
}

/** All gains up to a position, in the order in which they came. */
export const gainsUntil = ({ frames }: Pick<Telling, 'frames'>, position: number) =>
  frames
    .slice(0, position + 1)
    .flatMap((frame) => frame.gains.map((gain): Gain => ({ ...gain, frame })));

/** What a seat got for a reason, of each kind. */
export type Row = readonly [reason: Reason, counts: readonly number[]];

/** Where the score of a seat came from: reasons without points are left out. */
export function rowsOf(telling: Telling, gains: readonly ToldGain[], seat: Seat): readonly Row[] {
  const start = telling.frames[0].game.scores[seat]!;
  return REASONS.map(
    (reason): Row => [
      reason,
      KINDS.map((kind, i) =>
        reason === 'start'
          ? start[i]!
          : gains.reduce(
              (sum, gain) =>
                gain.seat === seat && gain.of === kind && gain.reason === reason
                  ? sum + gain.count
                  : sum,
              0,
            ),
      ),
    ],
  ).filter(([, counts]) => counts.some((count) => count > 0));
}

/** What would count if the game ended now: the weakest colour with the treasures assigned. */
export const standing = (score: ByTile): number => settledScore(score)[0];

/** Whether a colour holds a score down: no treasure lifts it above the weakest. */
export const isWeakest = (score: ByTile, color: number): boolean =>
  color < TREASURES && score[color]! <= standing(score);

/**
 * Whether a viewpoint shows what a seat has gathered. A gain is public when it happens, what lies behind
 * the screen until the end is not: points and treasures (`hidden.vp.screen`, `hidden.treasure.screen`).
 */
export const isOpen = (
  viewpoint: Viewpoint,
  seat: Seat,
  { phase }: Pick<ToldFrame, 'phase'>,
): boolean => viewpoint === 'all' || viewpoint === seat || phase === 'over';
