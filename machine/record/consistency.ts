import type { ClauseId } from '../../spec/clauses.ts';
import { geometry } from '../rules/board.ts';
import { buildingSpaces } from '../rules/building.ts';
import { groups, hasLeader, templesBeside } from '../rules/define.ts';
import { offered } from '../rules/figures.ts';
import {
  CATASTROPHE,
  type Conflict,
  FACE_DOWN,
  faceUpColor,
  type Game,
  NO_COLOR,
  OFF,
  withoutTreasure,
} from '../rules/game.ts';
import { ending } from '../rules/gameend.ts';
import { handSize } from '../rules/hand.ts';
import { PHASE_RULES, type Phase } from '../rules/phases.ts';
import {
  BLUE,
  CATASTROPHES,
  type Cell,
  COLOR_INDICES,
  colorAt,
  colorOf,
  HAND_SIZE,
  leaderAt,
  leaderNumber,
  monumentKey,
  SEATS,
  type Seat,
  seatOf,
} from '../rules/pieces.ts';
import { crossSpaces, squareSpaces } from '../rules/shapes.ts';
import { openWars } from '../rules/supporters.ts';
import { treasureDue, treasuresOnBoard } from '../rules/treasure.ts';
import { wonderPointDue } from '../rules/wonder.ts';
import { Inconsistent } from './problem.ts';

/**
 * Refuses a position that no play could reach and no rule would know what to do with.
 * @throws Inconsistent with the clause that speaks against it.
 */
export function assertPlay(game: Game, phase: Phase): void {
  assertTerrain(game);
  assertLeaders(game);
  assertMonuments(game);
  assertSupplies(game);
  assertPending(game, phase);
}

const named = (game: Game, space: number): Cell => geometry(game.board).names[space] as Cell;

function assertTerrain(game: Game): void {
  const { river, columns } = geometry(game.board);
  game.cells.forEach((code, space) => {
    const color = faceUpColor(code);
    if (color === NO_COLOR || (color === BLUE) === river[space]) return;
    const path = `position.rows[${Math.floor(space / columns)}]`;
    const clause: ClauseId = color === BLUE ? 'tile.place.river' : 'tile.place.land';
    const where = river[space] ? 'river' : 'land';
    throw new Inconsistent(
      path,
      `${named(game, space)} is ${where}: no ${colorAt(color)} tile lies there`,
      clause,
    );
  });
}

function assertLeaders(game: Game): void {
  game.leaders.forEach((space, number) => {
    if (space === OFF) return;
    const path = `position.leaders["${seatOf(number)}.${leaderAt(colorOf(number))}"]`;
    const at = named(game, space);
    if (geometry(game.board).river[space]) {
      throw new Inconsistent(path, `${at} is river: no leader stands there`, 'leader.place.dry');
    }
    if (templesBeside(game, space) === 0) {
      throw new Inconsistent(path, `no face-up temple beside ${at}`, 'leader.temple.last');
    }
  });
}

function assertMonuments(game: Game): void {
  const taken = new Set<string>();
  const covered = new Set<number>();
  game.monuments.forEach(({ colors: [a, b], square, of }, i) => {
    const path = `position.monuments[${i}]`;
    const key = monumentKey([colorAt(a), colorAt(b)]);
    if (taken.has(key)) {
      throw new Inconsistent(path, `the monument ${key} stands twice`, 'component.monument.pairs');
    }
    taken.add(key);
    if (of !== NO_COLOR && of !== a && of !== b) {
      throw new Inconsistent(
        `${path}.of`,
        `its tiles are ${colorAt(a)} or ${colorAt(b)}`,
        'monument.build.colour',
      );
    }
    const spaces = squareSpaces(game, square);
    const down = spaces.filter(
      (space) => withoutTreasure(game.cells[space] as number) === FACE_DOWN && !covered.has(space),
    );
    if (down.length !== 4) {
      throw new Inconsistent(
        path,
        'a monument stands on four face-down tiles',
        'monument.build.flip',
      );
    }
    for (const space of spaces) covered.add(space);
  });
  game.declinedSquares.forEach((square) => {
    if (squareSpaces(game, square).length === 0) {
      const message = `no square has ${named(game, square)} for its top left space`;
      throw new Inconsistent('position.declined', message, 'monument.build.square');
    }
  });
  game.declinedCenters.forEach((center) => {
    if (crossSpaces(game, center).length < 5) {
      const message = `no cross has ${named(game, center)} for its centre`;
      throw new Inconsistent('position.declined', message, 'wonder.build.cross');
    }
  });
  game.cells.forEach((code, space) => {
    if (withoutTreasure(code) !== FACE_DOWN || covered.has(space)) return;
    const message = `the face-down tile on ${named(game, space)} bears no monument`;
    throw new Inconsistent('position.rows', message, 'monument.build.flip');
  });
  if (game.wonder !== OFF && !game.options.wonder) {
    throw new Inconsistent(
      'position.rows',
      'the wonder is not in play',
      'component.optional.pieces',
    );
  }
  game.buildings.forEach((space, color) => {
    if (space !== OFF && !game.options.buildings) {
      const path = `position.buildings.${colorAt(color)}`;
      throw new Inconsistent(path, 'buildings are not in play', 'component.optional.pieces');
    }
    if (space === OFF || faceUpColor(game.cells[space] as number) === color) return;
    const message = `no ${colorAt(color)} tile on ${named(game, space)}`;
    throw new Inconsistent(
      `position.buildings.${colorAt(color)}`,
      message,
      'building.place.supply',
    );
  });
}

function assertSupplies(game: Game): void {
  for (let seat = 0; seat < game.players; seat++) {
    const held = handSize(game, seat as Seat);
    if (held <= HAND_SIZE) continue;
    const message = `a hand has six tiles at most, here are ${held}`;
    throw new Inconsistent(`position.hands[${seat}]`, message, 'setup.hand.six');
  }
  const used = game.cells.filter((code) => code === CATASTROPHE).length;
  const left = game.catastrophes.reduce((sum, count) => sum + count, 0);
  const dealt = CATASTROPHES * game.players;
  if (used + left > dealt) {
    const message = `${game.players} players have ${dealt} catastrophe tiles, here are ${used + left}`;
    throw new Inconsistent('position.catastrophesLeft', message, 'setup.catastrophe.two');
  }
  if (game.board.id === 'free') return;
  const all = geometry(game.board).winged.length;
  const held = game.scores.reduce((sum, score) => sum + (score[4] as number), 0);
  const found = held + treasuresOnBoard(game);
  if (found > all) {
    const message = `this board has ${all} treasures, here are ${found}`;
    throw new Inconsistent('position', message, 'component.treasure.count');
  }
}

function assertPending(game: Game, phase: Phase): void {
  if (game.seat >= game.players) {
    throw new Inconsistent('position.seat', `there are ${game.players} seats, from 0`);
  }
  const { conflict: kind, joined } = PHASE_RULES[phase];
  if ((game.conflict?.kind ?? null) !== kind) {
    const message =
      kind === null ? `${phase} knows no open conflict` : `${phase} needs an open ${kind}`;
    throw new Inconsistent('position.pending.conflict', message);
  }
  if ((game.union !== null) !== joined) {
    const message = joined ? `${phase} needs the joining tile` : `${phase} knows no joining tile`;
    throw new Inconsistent('position.pending.union', message);
  }
  if (game.conflict !== null) assertConflict(game, game.conflict, phase);
  else if (game.union === null) assertPeace(game);
  if (!hasReason(game, phase)) {
    throw new Inconsistent('position.phase', `nothing to decide in ${phase} here`);
  }
}

/** Whether play would come to rest in a phase; where a conflict is open, it says so itself. */
export function hasReason(game: Game, phase: Phase): boolean {
  switch (phase) {
    case 'turn.action':
    case 'turn.revolt.attack':
    case 'turn.revolt.defence':
    case 'turn.war.attack':
    case 'turn.war.defence':
      return true;
    case 'turn.war.choose':
      return openWars(game).length > 0;
    case 'turn.building':
      return buildingSpaces(game).length > 0;
    case 'turn.monument': {
      const { squares, crosses } = offered(game);
      return squares.length + crosses.length > 0;
    }
    case 'turn.treasures':
      return treasureDue(game) !== null;
    case 'turn.wonderPoint':
      return wonderPointDue(game);
    case 'over':
      return ending(game) !== null;
  }
}

function assertConflict(game: Game, conflict: Conflict, phase: Phase): void {
  const path = 'position.pending.conflict';
  const [a, d] = [conflict.attacker, conflict.defender].map(
    (seat) => game.leaders[leaderNumber(seat, conflict.color)] ?? OFF,
  ) as [number, number];
  const { of } = groups(game);
  if (a === OFF || d === OFF || a === d || of[a] !== of[d]) {
    throw new Inconsistent(
      path,
      'its two leaders do not stand in one kingdom',
      'conflict.cause.two-ways',
    );
  }
  const { decides, by } = PHASE_RULES[phase];
  if (decides === 'attacker' && conflict.added > 0) {
    throw new Inconsistent(`${path}.added`, 'the attacker has not added tiles yet', by);
  }
}

function assertPeace(game: Game): void {
  const among = groups(game);
  for (const group of among.leaders.keys()) {
    for (const color of COLOR_INDICES) {
      const rivals = SEATS.filter((seat) => hasLeader(among, group, leaderNumber(seat, color)));
      if (rivals.length < 2) continue;
      const message = `two ${leaderAt(color)}s stand in one kingdom and no conflict is open`;
      throw new Inconsistent('position.leaders', message, 'conflict.result.unique');
    }
  }
}
