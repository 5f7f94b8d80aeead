import type { ClauseId } from '../../spec/clauses.ts';
import { pointsForTile } from './building.ts';
import type { Change } from './change.ts';
import type { Groups } from './define.ts';
import { OFF, standsAt } from './game.ts';
import { leaderIn } from './kingdom.ts';
import { leaderless } from './leader.ts';
import { type ColorIndex, colorAt, KING, seatOf } from './pieces.ts';

const MATCHING: readonly ClauseId[] = [
  'score.tile.matching',
  'score.tile.owner',
  'score.tile.colour',
  'score.tile.immediate',
  'score.tile.token',
];
const BY_KING: readonly ClauseId[] = [
  'score.tile.king',
  'score.tile.owner',
  'score.tile.colour',
  'score.tile.immediate',
  'score.tile.token',
];

/** Notes that a tile which joins kingdoms brings no point, whether or not they must fight. */
export function joiningScores(
  change: Change,
  space: number,
  color: ColorIndex,
  peaceful: boolean,
): void {
  change.note({
    type: 'no-point',
    clauses: peaceful
      ? ['score.tile.joining', 'score.tile.joining-peaceful']
      : ['score.tile.joining'],
    color: colorAt(color),
    at: change.name(space),
    reason: 'joining',
  });
}

/**
 * Pays for a tile just placed beside at most one kingdom (chapter `score`). `kingdom` is its
 * group among `before`, the groups as they were without the tile; `apart` are the clauses of its
 * place beside none.
 */
export function scoreTile(
  change: Change,
  before: Groups,
  space: number,
  color: ColorIndex,
  kingdom: number | undefined,
  apart: readonly ClauseId[],
): void {
  const at = change.name(space);
  if (kingdom === undefined) {
    change.note({
      type: 'no-point',
      clauses: ['score.tile.outside', ...apart, ...leaderless(change.game)],
      color: colorAt(color),
      at,
      reason: 'outside',
    });
    return;
  }
  const matching = leaderIn(before, kingdom, color);
  const scorer = matching === OFF ? leaderIn(before, kingdom, KING) : matching;
  if (scorer === OFF) {
    change.note({
      type: 'no-point',
      clauses: ['score.tile.none', ...leaderless(change.game)],
      color: colorAt(color),
      at,
      reason: 'no-leader',
    });
    return;
  }
  const { count, clauses } = pointsForTile(change.game, space, color);
  const reason = matching === OFF ? 'king' : 'leader';
  const cited = matching === OFF ? BY_KING : MATCHING;
  const shown = [space, standsAt(change.game.leaders, scorer)];
  change.score(seatOf(scorer), color, count, reason, shown, [...cited, ...clauses]);
}
