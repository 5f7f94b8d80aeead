import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { besideTwoWithout, groundOf, type KingdomsBeside, kingdomsBeside } from './beside.ts';
import { type Geometry, geometry, nameOf, neighboursOf } from './board.ts';
import { Change, type Outcome } from './change.ts';
import { type Groups, groupOf, groups, type Laid, templesBeside } from './define.ts';
import {
  CATASTROPHE,
  codeAt,
  EMPTY,
  FACE_DOWN,
  type Game,
  isLeader,
  OFF,
  standsAt,
  WONDER,
  withoutTreasure,
} from './game.ts';
import { leaderIn } from './kingdom.ts';
import {
  type Cell,
  colorOf,
  type Leader,
  leaderIndex,
  leaderNumber,
  type Seat,
  seatOf,
} from './pieces.ts';
import { groupsBeside, groupsWithout } from './regroup.ts';
import { openRevolt } from './revolt.ts';
import { besideIn, type Rows } from './rows.ts';
import { except, wordOf } from './spaces.ts';
import { NONE, type Occupant, offBoard, type Violation, violate } from './violation.ts';

const numbered = (seat: Seat, leader: Leader): number => leaderNumber(seat, leaderIndex(leader));

/** What lies on a space that holds something. */
export function occupant(code: number): Occupant {
  if (isLeader(code)) return 'leader';
  const tile = withoutTreasure(code);
  if (tile === CATASTROPHE) return 'catastrophe';
  if (tile === FACE_DOWN) return 'face-down';
  return tile === WONDER ? 'wonder' : 'tile';
}

/** What speaks against placing or moving a leader (chapter `leader`). */
export function checkLeader(game: Game, seat: Seat, action: Asked<'leader'>): readonly Violation[] {
  const space = geometry(game.board).index.get(action.at);
  if (space === undefined) return offBoard(action.at);
  const from = standsAt(game.leaders, numbered(seat, action.leader));
  const lifted = from === OFF ? groups(game) : groupsWithout(game, from);
  return leaderSpaceFaults(game, from, lifted, space);
}

/**
 * What speaks against a space for a leader that stands on `from` (or is `OFF` the board), judged on
 * the board without it, whose groups are `lifted` (clause `leader.move.lifted`); `leaderSpaces` has
 * the same as a set.
 */
function leaderSpaceFaults(
  game: Game,
  from: number,
  lifted: Groups,
  space: number,
): readonly Violation[] {
  const shape = geometry(game.board);
  const at = shape.names[space] as Cell;
  const code = codeAt(game.cells, space);
  const faults: Violation[] = [];
  if (space === from) {
    faults.push(violate('same-space', 'leader.move.elsewhere', [at], { at }));
  } else if (code !== EMPTY) {
    faults.push(violate('not-empty', 'leader.place.empty', [at], { at, occupant: occupant(code) }));
  }
  if (shape.river[space]) {
    faults.push(violate('leader-on-river', 'leader.place.dry', [at], { at }));
  }
  if (templesBeside(game, space) === 0) {
    const turned = neighboursOf(shape, space).some(
      (next) => withoutTreasure(codeAt(game.cells, next)) === FACE_DOWN,
    );
    faults.push(
      turned
        ? violate('temple-face-down', 'leader.place.face-up-temple', [at], { at })
        : violate('no-temple', 'leader.place.temple', [at], { at }),
    );
  }
  const beside = kingdomsBeside(game, space, lifted);
  if (beside.length > 1) faults.push(...joinFaults(game, from, lifted, space, beside));
  return faults;
}

/**
 * Where leaders may be set, the kingdoms beside aside: on empty spaces (clauses
 * `leader.place.empty`, `leader.move.elsewhere`) of the land (`leader.place.dry`) beside a face-up
 * temple (`leader.place.temple`, `leader.place.face-up-temple`).
 */
export function leaderGround(shape: Geometry, { empty, temples }: Laid): Rows {
  const { land } = groundOf(shape);
  return land.map((dry, row) => dry & wordOf(empty, row) & besideIn(temples, row));
}

/**
 * Those of them where a leader that stands on `from` (or is `OFF` the board) may be set: not beside
 * two kingdoms (`leader.place.no-join`) of the board without it (`leader.move.lifted`,
 * `leader.move.rejoin`).
 */
export function leaderSpaces(
  game: Game,
  among: Groups,
  kingdoms: KingdomsBeside,
  ground: Rows,
  from: number,
): Rows {
  return from === OFF
    ? except(ground, kingdoms.two)
    : except(ground, besideTwoWithout(game, among, kingdoms, from));
}

function joinFaults(
  game: Game,
  from: number,
  lifted: Groups,
  space: number,
  beside: readonly number[],
): readonly Violation[] {
  const shape = geometry(game.board);
  const at = nameOf(shape, space);
  const standing = groups(game);
  const touching = (group: number): readonly number[] =>
    neighboursOf(shape, space).filter((next) => groupOf(lifted, next) === group);
  const cells = beside.flatMap(touching).map((next) => nameOf(shape, next));
  const origins = beside.map((group) => groupOf(standing, touching(group)[0] as number));
  const distinct = new Set(origins).size;
  const faults: Violation[] = [];
  if (distinct > 1) {
    const params = { at, kingdoms: distinct };
    faults.push(violate('joins-kingdoms', 'leader.place.no-join', [at, ...cells], params));
  }
  if (distinct < origins.length) {
    const params = { at, from: nameOf(shape, from) };
    faults.push(violate('rejoins-kingdom', 'leader.move.rejoin', [at, ...cells], params));
  }
  return faults;
}

const PLACED: readonly ClauseId[] = ['leader.owner.own', 'leader.score.none'];

/** Places or moves a leader; in a kingdom with one of its colour this opens a revolt. */
export function placeLeader(game: Game, seat: Seat, action: Asked<'leader'>): Outcome {
  const change = new Change(game);
  const space = change.space(action.at);
  const leader = numbered(seat, action.leader);
  const from = standsAt(game.leaders, leader);
  const lifted = from === OFF ? groups(game) : groupsWithout(game, from);
  change.stand(leader, space);
  const { leader: kind, at } = action;
  const joining: readonly ClauseId[] =
    groupsBeside(space, lifted) > 1 ? ['leader.place.region-join'] : [];
  if (from === OFF) {
    const clauses = ['leader.place.supply', ...joining, ...PLACED] as const;
    change.note({ type: 'leader-placed', clauses, seat, leader: kind, at });
  } else {
    const clauses = ['leader.move.board', 'leader.move.lifted', ...joining, ...PLACED] as const;
    change.note({ type: 'leader-moved', clauses, seat, leader: kind, from: change.name(from), at });
  }
  const kingdom = kingdomsBeside(game, space, lifted)[0];
  if (kingdom !== undefined) {
    const rival = leaderIn(lifted, kingdom, colorOf(leader));
    if (rival !== OFF) openRevolt(change, leader, rival);
  }
  return change;
}

/** What speaks against withdrawing a leader. */
export function checkWithdraw(
  game: Game,
  seat: Seat,
  action: Asked<'withdraw'>,
): readonly Violation[] {
  if (game.leaders[numbered(seat, action.leader)] !== OFF) return NONE;
  const params = { leader: action.leader };
  return [violate('leader-not-on-board', 'leader.withdraw.action', [], params)];
}

/** Takes a leader off the board. */
export function withdrawLeader(game: Game, seat: Seat, action: Asked<'withdraw'>): Outcome {
  const change = new Change(game);
  change.sendHome(numbered(seat, action.leader), 'withdrawn', [
    'leader.withdraw.action',
    'leader.owner.own',
  ]);
  return change;
}

/**
 * Sends home every leader that has no face-up temple left (clauses `leader.temple.last`,
 * `leader.temple.immediate`); `because` is the clause of the cause.
 */
export function returnLeadersWithoutTemple(
  change: Change,
  because: 'monument.leader.returns' | 'wonder.leader.returns' | 'catastrophe.effect.leader',
): void {
  const clauses = [because, 'leader.temple.last', 'leader.temple.immediate'] as const;
  change.game.leaders.forEach((space, leader) => {
    if (space === OFF || templesBeside(change.game, space) > 0) return;
    change.sendHome(leader, 'no-temple', clauses);
  });
}

/** The clause at work where the active player has no leader on the board to score with. */
export const leaderless = ({ leaders, seat }: Game): readonly ClauseId[] =>
  leaders.some((space, leader) => space !== OFF && seatOf(leader) === seat)
    ? []
    : ['leader.score.needed'];
