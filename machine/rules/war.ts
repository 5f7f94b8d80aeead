import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { geometry, neighboursOf } from './board.ts';
import { BUILDING_KEEPS } from './building.ts';
import { Change, clockwiseFrom, type Outcome } from './change.ts';
import {
  type BoardStrength,
  type ConflictRules,
  commit,
  conflictOf,
  discardAdded,
  ONE_OF_A_COLOR,
  weigh,
} from './conflict.ts';
import { type Groups, membersOf } from './define.ts';
import {
  type Conflict,
  codeAt,
  connects,
  EMPTY,
  type Game,
  hasTreasure,
  isLeader,
  leaderOf,
  OFF,
  standsAt,
  type Union,
} from './game.ts';
import {
  type ColorIndex,
  colorAt,
  colorIndex,
  colorOf,
  leaderNumber,
  PRIEST,
  type Seat,
  seatOf,
} from './pieces.ts';
import { groupsBeside } from './regroup.ts';
import { joiningScores } from './score.ts';
import { openWars, supporters, warPair } from './supporters.ts';
import { NONE, type Violation, violate } from './violation.ts';

/** Notes that a tile has joined two kingdoms, and whether they must fight. */
export function joinKingdoms(
  change: Change,
  before: Groups,
  space: number,
  color: ColorIndex,
  first: number,
  second: number,
): void {
  const { game } = change;
  const at = change.name(space);
  game.union = { at: space, homes: [membersOf(before, first), membersOf(before, second)] };
  const wars = openWars(game).map(colorAt);
  joiningScores(change, space, color, wars.length === 0);
  change.note({
    type: 'kingdoms-joined',
    clauses: ['war.join.kingdom', 'war.join.marker'],
    at,
    wars,
  });
  if (wars.length === 0) settle(change, 'war.join.peaceful');
}

const NO_MARKER: readonly ClauseId[] = ['war.marker.kingdoms-only'];
const NOTHING_JOINED: readonly ClauseId[] = [];

/** The clause by which a tile that joins regions, but not two kingdoms, takes no marker. */
export const unmarkedClauses = (space: number, before: Groups): readonly ClauseId[] =>
  groupsBeside(space, before) > 1 ? NO_MARKER : NOTHING_JOINED;

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
  declare(change, only as ColorIndex, []);
  return change;
}

function declare(change: Change, color: ColorIndex, because: readonly ClauseId[]): void {
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
      colorOf(leader) === color && space !== OFF && leader !== first && leader !== second,
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
    attackerAt: change.name(standsAt(game.leaders, leaderNumber(attacker, color))),
    defenderAt: change.name(standsAt(game.leaders, leaderNumber(defender, color))),
  });
}

/** Supporters of each side on the board. */
function strength(game: Game, { attacker, defender, color }: Conflict): BoardStrength {
  const count = (seat: Seat): number => supporters(game, leaderNumber(seat, color)).length;
  return { attacker: count(attacker), defender: count(defender) };
}

/** How a war is fought, as far as it is fought like a revolt. */
export const WAR: ConflictRules = {
  strength,
  reinforced: ['war.reinforce.colour', 'war.reinforce.order', 'war.reinforce.once'],
  more: 'war.win.more',
  tie: 'war.win.tie',
  discarded: 'war.reinforce.discard',
};

/** The clauses by which the sides of a war were counted, `board` being what they came to. */
function countingClauses(
  game: Game,
  { attacker, defender, color }: Conflict,
  board: BoardStrength,
): readonly ClauseId[] {
  const clauses: ClauseId[] = ['war.supporter.home', 'war.joining-tile.neutral'];
  const other = game.rulings.fragmentSupport === 'home' ? 'connected' : 'home';
  const counted = (seat: Seat): number => supporters(game, leaderNumber(seat, color), other).length;
  const fragment = counted(attacker) !== board.attacker || counted(defender) !== board.defender;
  if (fragment) clauses.push('war.fragment.support');
  const { at, homes } = game.union as Union;
  const third = neighboursOf(geometry(game.board), at).some(
    (next) =>
      connects(codeAt(game.cells, next)) && !homes[0].includes(next) && !homes[1].includes(next),
  );
  if (third) clauses.push('war.third-region.neutral');
  return clauses;
}

const PRIESTLY = ['war.priest.strength', 'war.priest.points'] as const;
const BEARS_TREASURE: readonly ClauseId[] = ['war.priest.treasure', ...PRIESTLY];
const BESIDE_LEADER: readonly ClauseId[] = ['war.priest.leader', ...PRIESTLY];

/** The clauses that keep a supporter of the loser on the board, or null. */
function protection(game: Game, space: number, loser: number): readonly ClauseId[] | null {
  const color = colorOf(loser);
  if (game.buildings[color] === space) return BUILDING_KEEPS;
  if (color !== PRIEST) return null;
  if (hasTreasure(codeAt(game.cells, space))) return BEARS_TREASURE;
  const guarded = neighboursOf(geometry(game.board), space).some((next) => {
    const code = codeAt(game.cells, next);
    return isLeader(code) && leaderOf(code) !== loser;
  });
  return guarded ? BESIDE_LEADER : null;
}

/** The defender adds his tiles and the war is decided (chapter `war`). */
export function resolveWar(game: Game, seat: Seat, action: Asked<'support'>): Outcome {
  const change = new Change(game);
  const conflict = conflictOf(game);
  const others = openWars(game).filter((color) => color !== conflict.color);
  const board = strength(game, conflict);
  commit(change, seat, action.count, 'defender', board, WAR);
  const counting = countingClauses(game, conflict, board);
  const result = weigh(change, conflict, board, action.count, counting, WAR);
  const loser = leaderNumber(result.loser, conflict.color);
  const removed: number[] = [];
  const kept = new Map<readonly ClauseId[], number[]>();
  for (const space of supporters(game, loser)) {
    const clauses = protection(game, space, loser);
    if (clauses === null) removed.push(space);
    else kept.set(clauses, [...(kept.get(clauses) ?? []), space]);
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
  for (const [clauses, spaces] of kept) {
    change.note({ type: 'tiles-protected', clauses, color, cells: change.names(spaces) });
  }
  const winner = standsAt(change.game.leaders, leaderNumber(result.winner, conflict.color));
  const clauses: ClauseId[] = ['war.winner.leader-point', 'war.winner.keeps'];
  if (removed.length > 0) clauses.push('war.winner.supporter-points');
  if (conflict.added + action.count > 0) clauses.push('war.reinforce.no-points');
  change.score(result.winner, conflict.color, 1 + removed.length, 'war', [winner], clauses);
  discardAdded(change, conflict, result, WAR);
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
  if (still.length === 0) settle(change, ONE_OF_A_COLOR);
  else {
    change.note({
      type: 'wars-remain',
      clauses: ['war.remaining.continue', 'war.order.again'],
      wars: still.map(colorAt),
    });
  }
  return change;
}
