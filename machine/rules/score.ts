import type { ClauseId } from '../../spec/clauses.ts';
import { geometry } from './board.ts';
import { pointsForTile } from './building.ts';
import { type Change, seatOf } from './change.ts';
import { type Groups, leaderIn } from './define.ts';
import { connects, type Game, OFF } from './game.ts';
import { colorAt, KING } from './pieces.ts';

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

/**
 * Pays for a tile just placed beside at most one kingdom (chapter `score`). `kingdom` is its
 * group among `before`, the groups as they were without the tile.
 */
export function scoreTile(
  change: Change,
  before: Groups,
  space: number,
  color: number,
  kingdom: number | undefined,
): void {
  const at = change.name(space);
  if (kingdom === undefined) {
    change.note({
      type: 'no-point',
      clauses: [
        'score.tile.outside',
        ...(isolated(change.game, space) ? (['tile.place.isolated'] as const) : []),
        ...leaderless(change.game),
      ],
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
  const shown = [space, change.game.leaders[scorer] as number];
  change.score(seatOf(scorer), color, count, reason, shown, [...cited, ...clauses]);
}

/** The clause at work where the active player has no leader on the board to score with. */
const leaderless = ({ leaders, seat }: Game): readonly ClauseId[] =>
  leaders.some((space, leader) => space !== OFF && seatOf(leader) === seat)
    ? []
    : ['leader.score.needed'];

/** Whether nothing that connects lies beside a space. */
const isolated = (game: Game, space: number): boolean =>
  (geometry(game.board).neighbours[space] as readonly number[]).every(
    (next) => !connects(game.cells[next] as number),
  );
