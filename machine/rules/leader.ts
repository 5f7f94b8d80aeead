import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { geometry, nameOf, neighboursOf } from './board.ts';
import { Change, type Outcome } from './change.ts';
import {
  type Groups,
  groups,
  groupsBeside,
  groupsWith,
  groupsWithout,
  kingdomsBeside,
  leaderIn,
  offBoard,
  rememberGroups,
  templesBeside,
} from './define.ts';
import {
  CATASTROPHE,
  codeAt,
  EMPTY,
  FACE_DOWN,
  type Game,
  isLeader,
  leaderCode,
  OFF,
  standsAt,
  WONDER,
  withoutTreasure,
} from './game.ts';
import {
  type Cell,
  COLOR_INDICES,
  colorOf,
  type Leader,
  leaderAt,
  leaderIndex,
  leaderNumber,
  type Seat,
  seatOf,
} from './pieces.ts';
import { openRevolt } from './revolt.ts';
import { NONE, type Occupant, type Violation, violate } from './violation.ts';

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
  const faults: Violation[] = [];
  leaderSpaceFaulty(game, from, lifted, space, faults);
  return faults;
}

/**
 * Whether anything speaks against a space for a leader that stands on `from` (or is `OFF` the
 * board), judged on the board without it, whose groups are `lifted` (clause `leader.move.lifted`).
 * With null the first fault ends it; with `faults` every check runs, and the answer is there.
 */
export function leaderSpaceFaulty(
  game: Game,
  from: number,
  lifted: Groups,
  space: number,
  faults: Violation[] | null,
): boolean {
  const shape = geometry(game.board);
  const at = shape.names[space] as Cell;
  const code = game.cells[space] as number;
  if (space === from) {
    if (faults === null) return true;
    faults.push(violate('same-space', 'leader.move.elsewhere', [at], { at }));
  } else if (code !== EMPTY) {
    if (faults === null) return true;
    faults.push(violate('not-empty', 'leader.place.empty', [at], { at, occupant: occupant(code) }));
  }
  if (shape.river[space]) {
    if (faults === null) return true;
    faults.push(violate('leader-on-river', 'leader.place.dry', [at], { at }));
  }
  if (templesBeside(game, space) === 0) {
    if (faults === null) return true;
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
  if (beside.length > 1) {
    if (faults === null) return true;
    faults.push(...joinFaults(game, from, lifted, space, beside));
  }
  return false;
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
    neighboursOf(shape, space).filter((next) => lifted.of[next] === group);
  const cells = beside.flatMap(touching).map((next) => nameOf(shape, next));
  const origins = beside.map((group) => standing.of[touching(group)[0] as number]);
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
  rememberGroups(change.game.cells, groupsWith(change.game, lifted, space, leaderCode(leader)));
  const { leader: kind, at } = action;
  const joining: readonly ClauseId[] =
    groupsBeside(game, space, lifted) > 1 ? ['leader.place.region-join'] : [];
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

/** The leaders of a seat, for lists of what it may do. */
export const leadersOf = (seat: Seat): readonly { leader: Leader; number: number }[] =>
  COLOR_INDICES.map((color) => ({ leader: leaderAt(color), number: leaderNumber(seat, color) }));

/** The clause at work where the active player has no leader on the board to score with. */
export const leaderless = ({ leaders, seat }: Game): readonly ClauseId[] =>
  leaders.some((space, leader) => space !== OFF && seatOf(leader) === seat)
    ? []
    : ['leader.score.needed'];
