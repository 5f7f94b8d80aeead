import { geometry } from '../rules/board.ts';
import {
  CATASTROPHE,
  codeAt,
  EMPTY,
  faceUpColor,
  type Game,
  hasTreasure,
  leaderCode,
  NO_COLOR,
  OFF,
  type Options,
  RED_TEMPLE,
  TREASURE,
  tileCode,
  withoutTreasure,
} from '../rules/game.ts';
import {
  CATASTROPHES,
  type Cell,
  type Color,
  colorAt,
  colorIndex,
  type Leader,
  leaderIndex,
  leaderNumber,
  type MonumentPair,
  monumentKey,
  type Seat,
  type Tile,
  type Writable,
} from '../rules/pieces.ts';
import { squareSpaces } from '../rules/shapes.ts';
import { intoHand, outOfGame, reveal, toBox } from './supply.ts';

/** One thing in a position that is otherwise. */
export type Edit =
  /** A face-up tile lies there. */
  | { readonly edit: 'tile'; readonly color: Color; readonly at: Cell }
  /** The tile or the catastrophe tile is not there. */
  | { readonly edit: 'no-tile'; readonly at: Cell; readonly color: Color }
  | { readonly edit: 'no-catastrophe'; readonly at: Cell }
  | { readonly edit: 'leader'; readonly seat: Seat; readonly leader: Leader; readonly at: Cell }
  | { readonly edit: 'no-leader'; readonly seat: Seat; readonly leader: Leader; readonly at: Cell }
  | { readonly edit: 'treasure'; readonly at: Cell }
  | { readonly edit: 'no-treasure'; readonly at: Cell }
  /** The monument was not built: its tiles lie face up. */
  | { readonly edit: 'no-monument'; readonly square: Cell; readonly monument: MonumentPair }
  /** The wonder was not raised, and its spaces are empty. */
  | { readonly edit: 'no-wonder'; readonly center: Cell }
  | { readonly edit: 'no-building'; readonly color: Color; readonly at: Cell }
  /** So many tiles of a kind more are in the hand, in place of others where it is full. */
  | {
      readonly edit: 'hand';
      readonly seat: Seat;
      readonly tiles: readonly Color[];
      readonly instead: readonly Tile[];
    }
  /** The seat has a catastrophe tile left, which does not lie on the board. */
  | { readonly edit: 'catastrophe-left'; readonly seat: Seat; readonly instead: Cell | null }
  /** The square or the cross was not left unbuilt before. */
  | { readonly edit: 'not-declined'; readonly at: Cell; readonly figure: 'square' | 'cross' }
  /** It is the tile there that was just placed. */
  | { readonly edit: 'placed'; readonly at: Cell }
  /** The game is played with a module, or without it. */
  | { readonly edit: 'module'; readonly module: EditedModule; readonly on: boolean };

/** A module that is in play or not, whatever board is. */
export type EditedModule = Exclude<keyof Options, 'treasureEnd'>;

/** A game with a piece otherwise, or null where that cannot be. */
export function edited(game: Game, edit: Edit): Game | null {
  switch (edit.edit) {
    case 'tile':
      return withTile(game, spaceOf(game, edit.at), edit.color);
    case 'no-tile':
      return withoutTile(game, spaceOf(game, edit.at));
    case 'no-catastrophe': {
      const space = spaceOf(game, edit.at);
      return codeAt(game.cells, space) === CATASTROPHE ? put(game, [[space, EMPTY]]) : null;
    }
    case 'leader':
      return withLeader(game, edit.seat, edit.leader, spaceOf(game, edit.at));
    case 'no-leader':
      return withoutLeader(game, edit.seat, edit.leader);
    case 'treasure': {
      const space = spaceOf(game, edit.at);
      const code = codeAt(game.cells, space);
      return code === RED_TEMPLE ? put(game, [[space, code + TREASURE]]) : null;
    }
    case 'no-treasure': {
      const space = spaceOf(game, edit.at);
      const code = codeAt(game.cells, space);
      return hasTreasure(code) ? put(game, [[space, code - TREASURE]]) : null;
    }
    case 'no-monument':
      return withoutMonument(game, edit.monument);
    case 'no-wonder':
      return withoutWonder(game);
    case 'no-building': {
      const buildings: Writable<Game['buildings']> = [...game.buildings];
      buildings[colorIndex(edit.color)] = OFF;
      return { ...game, buildings };
    }
    case 'hand':
      return intoHand(game, edit.seat, edit.tiles, edit.instead);
    case 'catastrophe-left':
      return withCatastropheLeft(game, edit.seat, edit.instead);
    case 'not-declined': {
      const space = spaceOf(game, edit.at);
      const other = (declined: number): boolean => declined !== space;
      return edit.figure === 'square'
        ? { ...game, declinedSquares: game.declinedSquares.filter(other) }
        : { ...game, declinedCenters: game.declinedCenters.filter(other) };
    }
    case 'placed': {
      const space = spaceOf(game, edit.at);
      return faceUpColor(codeAt(game.cells, space)) === NO_COLOR
        ? null
        : { ...game, placed: space };
    }
    case 'module':
      return { ...game, options: { ...game.options, [edit.module]: edit.on } };
  }
}

const spaceOf = (game: Game, at: Cell): number => geometry(game.board).index.get(at) ?? OFF;

function put(game: Game, codes: readonly (readonly [space: number, code: number])[]): Game {
  const cells = game.cells.slice();
  for (const [space, code] of codes) cells[space] = code;
  return { ...game, cells };
}

function withTile(game: Game, space: number, color: Color): Game | null {
  const { river } = geometry(game.board);
  if (codeAt(game.cells, space) !== EMPTY || (color === 'blue') !== river[space]) return null;
  const drawn = outOfGame(game, colorIndex(color), 1);
  return drawn === null ? null : put(drawn, [[space, tileCode(colorIndex(color))]]);
}

function withoutTile(game: Game, space: number): Game | null {
  const code = codeAt(game.cells, space);
  const color = faceUpColor(code);
  if (color === NO_COLOR || hasTreasure(code) || game.buildings[color] === space) return null;
  if (game.placed === space || game.union?.at === space) return null;
  return put(toBox(game, color, 1), [[space, EMPTY]]);
}

function withLeader(game: Game, seat: Seat, leader: Leader, space: number): Game | null {
  const number = leaderNumber(seat, leaderIndex(leader));
  if (codeAt(game.cells, space) !== EMPTY || game.leaders[number] !== OFF) return null;
  const leaders = game.leaders.slice();
  leaders[number] = space;
  return { ...put(game, [[space, leaderCode(number)]]), leaders };
}

/** Whether a leader stands in the open conflict, or may be drawn into the wars of a union. */
const fights = ({ conflict, union }: Game, seat: Seat, leader: Leader): boolean =>
  union !== null ||
  (conflict !== null &&
    conflict.color === leaderIndex(leader) &&
    (conflict.attacker === seat || conflict.defender === seat));

function withoutLeader(game: Game, seat: Seat, leader: Leader): Game | null {
  const number = leaderNumber(seat, leaderIndex(leader));
  const space = game.leaders[number] ?? OFF;
  if (space === OFF || fights(game, seat, leader)) return null;
  const leaders = game.leaders.slice();
  leaders[number] = OFF;
  return { ...put(game, [[space, EMPTY]]), leaders };
}

function withoutMonument(game: Game, monument: MonumentPair): Game | null {
  const key = monumentKey(monument);
  const built = game.monuments.find(
    ({ colors: [a, b] }) => monumentKey([colorAt(a), colorAt(b)]) === key,
  );
  if (built === undefined) return null;
  const { of, colors, square } = built;
  const color = of === NO_COLOR ? colors[0] : of;
  const told = of === NO_COLOR ? reveal(game, color, 4) : game;
  if (told === null) return null;
  const monuments = game.monuments.filter((other) => other !== built);
  const turned = squareSpaces(game, square).map((space) => {
    const bears = hasTreasure(codeAt(game.cells, space));
    return [space, tileCode(color) + (bears ? TREASURE : 0)] as const;
  });
  return { ...put(told, turned), monuments };
}

function withoutWonder(game: Game): Game | null {
  if (game.wonder === OFF) return null;
  const { neighbours } = geometry(game.board);
  const spaces = [game.wonder, ...(neighbours[game.wonder] ?? [])];
  const cleared = put(
    game,
    spaces.map((space) => [space, EMPTY]),
  );
  const below = game.rulings.wonderTiles === 'flip' ? spaces.length : 0;
  const discarded: Writable<Game['discarded']> = [...game.discarded];
  discarded[4] += below;
  return { ...cleared, wonder: OFF, discarded };
}

function withCatastropheLeft(game: Game, seat: Seat, instead: Cell | null): Game | null {
  const cleared = instead === null ? game : edited(game, { edit: 'no-catastrophe', at: instead });
  const left = game.catastrophes[seat] ?? 0;
  if (cleared === null || left >= CATASTROPHES) return null;
  const catastrophes = game.catastrophes.slice();
  catastrophes[seat] = left + 1;
  return { ...cleared, catastrophes };
}

/** The colour of the tile on a space that an edit may take away, or null. */
export function removable(game: Game, space: number): Color | null {
  const code = codeAt(game.cells, space);
  const color = faceUpColor(code);
  return color === NO_COLOR || withoutTreasure(code) !== code ? null : colorAt(color);
}
