import { geometry } from '../rules/board.ts';
import { buildingSpaces } from '../rules/building.ts';
import { groupOf, groups, templesBeside } from '../rules/define.ts';
import { offered } from '../rules/figures.ts';
import {
  CATASTROPHE,
  type Conflict,
  FACE_DOWN,
  faceUpColor,
  type Game,
  hasTreasure,
  NO_COLOR,
  OFF,
  withoutTreasure,
} from '../rules/game.ts';
import { ending } from '../rules/gameend.ts';
import { handSize } from '../rules/hand.ts';
import { hasLeader } from '../rules/kingdom.ts';
import { PHASE_RULES, type Phase } from '../rules/phases.ts';
import {
  BLUE,
  CATASTROPHES,
  type Cell,
  COLOR_INDICES,
  type ColorIndex,
  colorAt,
  colorOf,
  HAND_SIZE,
  leaderAt,
  leaderNumber,
  monumentKey,
  SEATS,
  seatOf,
} from '../rules/pieces.ts';
import { crossSpaces, squareSpaces } from '../rules/shapes.ts';
import { openWars } from '../rules/supporters.ts';
import { treasureDue, treasuresOnBoard } from '../rules/treasure.ts';
import { wonderPointDue } from '../rules/wonder.ts';
import { type Fault, Impossible, raise } from './impossible.ts';

/**
 * Refuses a position that no play could reach and no rule would know what to do with.
 * @throws Inconsistent with the clause that speaks against it, unless another takes what is wrong.
 */
export function assertPlay(game: Game, phase: Phase, fault: Fault = raise): void {
  assertTerrain(game, fault);
  assertLeaders(game, fault);
  assertMonuments(game, fault);
  assertFigures(game, fault);
  assertSupplies(game, fault);
  assertPending(game, phase, fault);
}

const named = (game: Game, space: number): Cell => geometry(game.board).names[space] as Cell;

function assertTerrain(game: Game, fault: Fault): void {
  const { river, columns } = geometry(game.board);
  game.cells.forEach((code, space) => {
    const color = faceUpColor(code);
    if (color === NO_COLOR || (color === BLUE) === river[space]) return;
    const path = `position.rows[${Math.floor(space / columns)}]`;
    const at = named(game, space);
    const where = river[space] ? 'river' : 'land';
    const message = `${at} is ${where}: no ${colorAt(color)} tile lies there`;
    fault(
      color === BLUE
        ? new Impossible(
            path,
            message,
            { id: 'farm-on-land', params: { at }, cells: [at] },
            'tile.place.river',
          )
        : new Impossible(
            path,
            message,
            { id: 'tile-on-river', params: { color: colorAt(color), at }, cells: [at] },
            'tile.place.land',
          ),
    );
  });
}

function assertLeaders(game: Game, fault: Fault): void {
  game.leaders.forEach((space, number) => {
    if (space === OFF) return;
    const seat = seatOf(number);
    const leader = leaderAt(colorOf(number));
    const path = `position.leaders["${seat}.${leader}"]`;
    const at = named(game, space);
    const told = { params: { seat, leader, at }, cells: [at] };
    if (geometry(game.board).river[space]) {
      const message = `${at} is river: no leader stands there`;
      fault(new Impossible(path, message, { id: 'leader-on-river', ...told }, 'leader.place.dry'));
    }
    if (templesBeside(game, space) === 0) {
      const message = `no face-up temple beside ${at}`;
      fault(
        new Impossible(
          path,
          message,
          { id: 'leader-without-temple', ...told },
          'leader.temple.last',
        ),
      );
    }
  });
}

function assertMonuments(game: Game, fault: Fault): void {
  const taken = new Set<string>();
  const covered = new Set<number>();
  game.monuments.forEach(({ colors: [a, b], square, of }, i) => {
    const path = `position.monuments[${i}]`;
    const monument = [colorAt(a), colorAt(b)] as const;
    const key = monumentKey(monument);
    const spaces = squareSpaces(game, square);
    const cells = spaces.map((space) => named(game, space));
    if (taken.has(key)) {
      fault(
        new Impossible(
          path,
          `the monument ${key} stands twice`,
          { id: 'monument-twice', params: { monument }, cells },
          'component.monument.pairs',
        ),
      );
    }
    taken.add(key);
    if (of !== NO_COLOR && of !== a && of !== b) {
      fault(
        new Impossible(
          `${path}.of`,
          `its tiles are ${colorAt(a)} or ${colorAt(b)}`,
          { id: 'monument-color', params: { monument, of: colorAt(of) }, cells },
          'monument.build.colour',
        ),
      );
    }
    const down = spaces.filter(
      (space) => withoutTreasure(game.cells[space] as number) === FACE_DOWN && !covered.has(space),
    );
    if (down.length !== 4) {
      const at = named(game, square);
      fault(
        new Impossible(
          path,
          'a monument stands on four face-down tiles',
          {
            id: 'monument-tiles',
            params: { monument, square: at },
            cells: cells.length > 0 ? cells : [at],
          },
          'monument.build.flip',
        ),
      );
    }
    for (const space of spaces) covered.add(space);
  });
  game.declinedSquares.forEach((square) => {
    if (squareSpaces(game, square).length === 0) {
      const at = named(game, square);
      const message = `no square has ${at} for its top left space`;
      const told = { id: 'no-square', params: { at }, cells: [at] } as const;
      fault(new Impossible('position.declined', message, told, 'monument.build.square'));
    }
  });
  game.declinedCenters.forEach((center) => {
    if (crossSpaces(game, center).length < 5) {
      const at = named(game, center);
      const message = `no cross has ${at} for its centre`;
      const told = { id: 'no-cross', params: { at }, cells: [at] } as const;
      fault(new Impossible('position.declined', message, told, 'wonder.build.cross'));
    }
  });
  game.cells.forEach((code, space) => {
    if (withoutTreasure(code) !== FACE_DOWN || covered.has(space)) return;
    const at = named(game, space);
    const message = `the face-down tile on ${at} bears no monument`;
    const told = { id: 'face-down-alone', params: { at }, cells: [at] } as const;
    fault(new Impossible('position.rows', message, told, 'monument.build.flip'));
  });
}

function assertFigures(game: Game, fault: Fault): void {
  if (game.wonder !== OFF && !game.options.wonder) {
    const cells = crossSpaces(game, game.wonder).map((space) => named(game, space));
    fault(
      new Impossible(
        'position.rows',
        'the wonder is not in play',
        { id: 'wonder-off', params: {}, cells },
        'component.optional.pieces',
      ),
    );
  }
  game.buildings.forEach((space, index) => {
    if (space === OFF) return;
    const color = colorAt(index as ColorIndex);
    const at = named(game, space);
    const path = `position.buildings.${color}`;
    const told = { params: { color, at }, cells: [at] };
    if (!game.options.buildings) {
      const message = 'buildings are not in play';
      fault(
        new Impossible(path, message, { id: 'building-off', ...told }, 'component.optional.pieces'),
      );
    }
    if (faceUpColor(game.cells[space] as number) === index) return;
    const message = `no ${color} tile on ${at}`;
    fault(new Impossible(path, message, { id: 'building-tile', ...told }, 'building.place.supply'));
  });
}

function assertSupplies(game: Game, fault: Fault): void {
  for (const seat of SEATS.slice(0, game.players)) {
    const held = handSize(game, seat);
    if (held <= HAND_SIZE) continue;
    const message = `a hand has six tiles at most, here are ${held}`;
    const params = { seat, count: held, most: HAND_SIZE };
    const told = { id: 'hand-size', params, cells: [] } as const;
    fault(new Impossible(`position.hands[${seat}]`, message, told, 'setup.hand.six'));
  }
  const { players } = game;
  const used = game.cells.flatMap((code, space) => (code === CATASTROPHE ? [space] : []));
  const left = game.catastrophes.reduce((sum, count) => sum + count, 0);
  const dealt = CATASTROPHES * players;
  const count = used.length + left;
  if (count > dealt) {
    fault(
      new Impossible(
        'position.catastrophesLeft',
        `${players} players have ${dealt} catastrophe tiles, here are ${count}`,
        {
          id: 'catastrophes',
          params: { players, count, total: dealt },
          cells: used.map((space) => named(game, space)),
        },
        'setup.catastrophe.two',
      ),
    );
  }
  if (game.board.id === 'free') return;
  const all = geometry(game.board).winged.length;
  const held = game.scores.reduce((sum, score) => sum + (score[4] as number), 0);
  const found = held + treasuresOnBoard(game);
  if (found > all) {
    const message = `this board has ${all} treasures, here are ${found}`;
    const lie = game.cells.flatMap((code, space) =>
      hasTreasure(code) ? [named(game, space)] : [],
    );
    const told = { id: 'treasures', params: { count: found, total: all }, cells: lie } as const;
    fault(new Impossible('position', message, told, 'component.treasure.count'));
  }
}

function assertPending(game: Game, phase: Phase, fault: Fault): void {
  const { players } = game;
  if (game.seat >= players) {
    const told = { id: 'no-such-seat', params: { players }, cells: [] } as const;
    fault(new Impossible('position.seat', `there are ${players} seats, from 0`, told));
  }
  const notDue = { id: 'not-due', params: { phase }, cells: [] } as const;
  const { conflict: kind, joined } = PHASE_RULES[phase];
  if ((game.conflict?.kind ?? null) !== kind) {
    const message =
      kind === null ? `${phase} knows no open conflict` : `${phase} needs an open ${kind}`;
    fault(new Impossible('position.pending.conflict', message, notDue));
    return;
  }
  if ((game.union !== null) !== joined) {
    const message = joined ? `${phase} needs the joining tile` : `${phase} knows no joining tile`;
    fault(new Impossible('position.pending.union', message, notDue));
    return;
  }
  if (game.conflict !== null) assertConflict(game, game.conflict, phase, fault);
  else if (game.union === null) assertPeace(game, fault);
  if (!hasReason(game, phase)) {
    fault(new Impossible('position.phase', `nothing to decide in ${phase} here`, notDue));
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

function assertConflict(game: Game, conflict: Conflict, phase: Phase, fault: Fault): void {
  const path = 'position.pending.conflict';
  const [a, d] = [conflict.attacker, conflict.defender].map(
    (seat) => game.leaders[leaderNumber(seat, conflict.color)] ?? OFF,
  ) as [number, number];
  const among = groups(game);
  if (a === OFF || d === OFF || a === d || groupOf(among, a) !== groupOf(among, d)) {
    fault(
      new Impossible(
        path,
        'its two leaders do not stand in one kingdom',
        {
          id: 'conflict-apart',
          params: { leader: leaderAt(conflict.color) },
          cells: [a, d].filter((space) => space !== OFF).map((space) => named(game, space)),
        },
        'conflict.cause.two-ways',
      ),
    );
  }
  const { decides, by } = PHASE_RULES[phase];
  if (decides === 'attacker' && conflict.added > 0) {
    const told = { id: 'not-added-yet', params: {}, cells: [] } as const;
    fault(new Impossible(`${path}.added`, 'the attacker has not added tiles yet', told, by));
  }
}

function assertPeace(game: Game, fault: Fault): void {
  const among = groups(game);
  for (const group of among.list.keys()) {
    for (const color of COLOR_INDICES) {
      const rivals = SEATS.map((seat) => leaderNumber(seat, color)).filter((number) =>
        hasLeader(among, group, number),
      );
      if (rivals.length < 2) continue;
      const leader = leaderAt(color);
      const message = `two ${leader}s stand in one kingdom and no conflict is open`;
      const cells = rivals.map((number) => named(game, game.leaders[number] as number));
      const told = { id: 'rivals', params: { leader }, cells } as const;
      fault(new Impossible('position.leaders', message, told, 'conflict.result.unique'));
    }
  }
}
