import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { geometry } from './board.ts';
import { Change, clockwiseFrom, type Outcome, seatOf } from './change.ts';
import { type BoardStrength, commit, conflictOf, discardAdded, weigh } from './conflict.ts';
import { type Groups, membersOf } from './define.ts';
import {
  type Conflict,
  connects,
  EMPTY,
  faceUpColor,
  type Game,
  hasTreasure,
  isLeader,
  leaderOf,
  OFF,
  type Union,
} from './game.ts';
import { colorAt, colorIndex, PRIEST, type Seat } from './pieces.ts';
import { openWars, supporters, warPair } from './supporters.ts';
import { NONE, type Violation, violate } from './violation.ts';

/** Notes that a tile has joined two kingdoms, and whether they must fight. */
export function joinKingdoms(
  change: Change,
  before: Groups,
  space: number,
  first: number,
  second: number,
): void {
  const { game } = change;
  const at = change.name(space);
  game.union = { at: space, homes: [membersOf(before, first), membersOf(before, second)] };
  const wars = openWars(game).map(colorAt);
  const color = colorAt(faceUpColor(game.cells[space] as number));
  const silent: readonly ClauseId[] =
    wars.length === 0
      ? ['score.tile.joining', 'score.tile.joining-peaceful']
      : ['score.tile.joining'];
  change.note({ type: 'no-point', clauses: silent, color, at, reason: 'joining' });
  change.note({
    type: 'kingdoms-joined',
    clauses: ['war.join.kingdom', 'war.join.marker'],
    at,
    wars,
  });
  if (wars.length === 0) settle(change, 'war.join.peaceful');
}

function settle(change: Change, ...because: readonly ClauseId[]): void {
  if (change.game.union === null) return;
  change.note({
    type: 'union-settled',
    clauses: [...because, 'war.marker.removed'],
    at: change.name(change.game.union.at),
  });
  change.game.union = null;
}

/** What speaks against fighting the war of a colour next. */
export function checkChooseWar(game: Game, action: Asked<'choose-war'>): readonly Violation[] {
  const open = openWars(game);
  if (open.includes(colorIndex(action.color))) return NONE;
  const params = { color: action.color, open: open.map(colorAt) };
  return [violate('war-not-open', 'war.order.chosen', [], params)];
}

/** The active player names the war to be fought next. */
export function chooseWar(game: Game, action: Asked<'choose-war'>): Outcome {
  const change = new Change(game);
  declare(change, colorIndex(action.color), ['war.order.chosen', 'war.order.again']);
  return change;
}

/** The one war that is open begins. */
export function beginOnlyWar(game: Game): Outcome {
  const change = new Change(game);
  const [only] = openWars(game);
  if (only !== undefined) declare(change, only, []);
  return change;
}

function declare(change: Change, color: number, because: readonly ClauseId[]): void {
  const { game } = change;
  const [first, second] = warPair(game, color) as readonly [number, number];
  const seats = [seatOf(first), seatOf(second)];
  const [attacker, defender] = clockwiseFrom(game.seat, game.players).filter((seat) =>
    seats.includes(seat),
  ) as [Seat, Seat];
  game.conflict = { kind: 'war', color, attacker, defender, added: 0 };
  const clause = attacker === game.seat ? 'war.attacker.active' : 'war.attacker.clockwise';
  const bystander = game.leaders.some(
    (space, leader) =>
      leader % 4 === color && space !== OFF && leader !== first && leader !== second,
  );
  change.note({
    type: 'war-opened',
    clauses: [
      ...because,
      clause,
      'war.defender.other',
      'war.order.current',
      ...(bystander ? (['war.bystander.safe'] as const) : []),
    ],
    color: colorAt(color),
    attacker,
    defender,
    attackerAt: change.name(game.leaders[attacker * 4 + color] as number),
    defenderAt: change.name(game.leaders[defender * 4 + color] as number),
  });
}

/** Supporters of each side on the board. */
export function warStrength(game: Game, conflict: Conflict): BoardStrength {
  const count = (seat: Seat): number => supporters(game, seat * 4 + conflict.color).length;
  return { attacker: count(conflict.attacker), defender: count(conflict.defender) };
}

/** The clauses by which the sides of a war are counted. */
function countingClauses(game: Game, { attacker, defender, color }: Conflict): readonly ClauseId[] {
  const clauses: ClauseId[] = ['war.supporter.home', 'war.joining-tile.neutral'];
  const fragment = [attacker, defender].some((seat) => {
    const leader = seat * 4 + color;
    const [home, connected] = [
      supporters(game, leader, 'home'),
      supporters(game, leader, 'connected'),
    ];
    return home.length !== connected.length;
  });
  if (fragment) clauses.push('war.fragment.support');
  const { at, homes } = game.union as Union;
  const third = (geometry(game.board).neighbours[at] as readonly number[]).some(
    (next) =>
      connects(game.cells[next] as number) && !homes[0].includes(next) && !homes[1].includes(next),
  );
  if (third) clauses.push('war.third-region.neutral');
  return clauses;
}

/** The clause that keeps a supporter of the loser on the board, or null. */
function protection(game: Game, space: number, loser: number): ClauseId | null {
  if (game.buildings[loser % 4] === space) return 'building.tile.counts';
  if (loser % 4 !== PRIEST) return null;
  if (hasTreasure(game.cells[space] as number)) return 'war.priest.treasure';
  const guarded = (geometry(game.board).neighbours[space] as readonly number[]).some((next) => {
    const code = game.cells[next] as number;
    return isLeader(code) && leaderOf(code) !== loser;
  });
  return guarded ? 'war.priest.leader' : null;
}

/** The defender adds his tiles and the war is decided (chapter `war`). */
export function resolveWar(game: Game, seat: Seat, action: Asked<'support'>): Outcome {
  const change = new Change(game);
  const conflict = conflictOf(game);
  const others = openWars(game).filter((color) => color !== conflict.color);
  const board = warStrength(game, conflict);
  commit(change, seat, action.count, 'defender', board);
  const verdict = weigh(change, conflict, board, action.count, countingClauses(game, conflict));
  const loser = verdict.loser * 4 + conflict.color;
  const removed: number[] = [];
  const kept = new Map<ClauseId, number[]>();
  for (const space of supporters(game, loser)) {
    const clause = protection(game, space, loser);
    if (clause === null) removed.push(space);
    else kept.set(clause, [...(kept.get(clause) ?? []), space]);
  }
  change.sendHome(loser, 'war-lost', ['war.loser.returns']);
  const color = colorAt(conflict.color);
  if (removed.length > 0) {
    for (const space of removed) change.put(space, EMPTY);
    change.discard(conflict.color, removed.length);
    const cells = change.names(removed);
    change.note({
      type: 'tiles-removed',
      clauses: ['war.loser.supporters', 'war.reinforce.discard'],
      color,
      cells,
    });
  }
  for (const [clause, spaces] of kept) {
    const cells = change.names(spaces);
    const priestly: readonly ClauseId[] = ['war.priest.strength', 'war.priest.points'];
    change.note({
      type: 'tiles-protected',
      clauses: clause === 'building.tile.counts' ? [clause] : [clause, ...priestly],
      color,
      cells,
    });
  }
  const winner = change.game.leaders[verdict.winner * 4 + conflict.color] as number;
  const clauses: ClauseId[] = ['war.winner.leader-point', 'war.winner.keeps'];
  if (removed.length > 0) clauses.push('war.winner.supporter-points');
  if (conflict.added + action.count > 0) clauses.push('war.reinforce.no-points');
  change.score(verdict.winner, conflict.color, 1 + removed.length, 'war', [winner], clauses);
  discardAdded(change, conflict, verdict, 'war.reinforce.discard');
  change.game.conflict = null;
  const still = openWars(change.game);
  for (const other of others) {
    if (still.includes(other)) continue;
    change.note({
      type: 'war-lapsed',
      clauses: ['war.split.possible', 'war.split.ends-conflict', 'war.pair.connected'],
      color: colorAt(other),
    });
  }
  if (still.length === 0) settle(change, 'conflict.result.unique');
  else {
    change.note({
      type: 'wars-remain',
      clauses: ['war.remaining.continue', 'war.order.again'],
      wars: still.map(colorAt),
    });
  }
  return change;
}
