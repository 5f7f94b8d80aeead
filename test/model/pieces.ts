import { geometry } from '../../machine/rules/board.ts';
import { MONUMENTS } from '../../machine/rules/component.ts';
import { groups, templesBeside } from '../../machine/rules/define.ts';
import {
  CATASTROPHE,
  FACE_DOWN,
  faceUpColor,
  type Game,
  hasTreasure,
  isLeader,
  leaderOf,
  OFF,
  WONDER,
  withoutTreasure,
} from '../../machine/rules/game.ts';
import { COLOR_INDICES, colorAt, leadersOfColor, monumentKey } from '../../machine/rules/pieces.ts';
import { squareSpaces } from '../../machine/rules/shapes.ts';

/** Where the pieces of a game are, counted from the board itself. */

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0);

const count = (game: Game, is: (code: number) => boolean): number => game.cells.filter(is).length;

/** All tiles that can be pointed at, wherever they are. */
export function tiles(game: Game): number {
  const faceUp = count(game, (code) => faceUpColor(code) >= 0);
  const down = count(game, (code) => withoutTreasure(code) === FACE_DOWN);
  const underWonder = game.wonder !== OFF && game.rulings.wonderTiles === 'flip' ? 5 : 0;
  const held = sum(game.hands.map(sum));
  const committed = game.conflict?.added ?? 0;
  return faceUp + down + underWonder + held + game.bag.left + sum(game.discarded) + committed;
}

/** The same for one colour, of a game whose every tile is known. */
export function tilesOf(game: Game, color: number): number {
  const under = 4 * game.monuments.filter(({ of }) => of === color).length;
  const held = sum(game.hands.map((hand) => hand[color] as number));
  const { order, drawn } = game.bag;
  const drawable = (order ?? []).slice(drawn).filter((tile) => tile === color).length;
  const { conflict } = game;
  const committed =
    conflict !== null && (conflict.kind === 'revolt' ? 1 : conflict.color) === color
      ? conflict.added
      : 0;
  const faceUp = count(game, (code) => faceUpColor(code) === color);
  return faceUp + under + held + drawable + committed + (game.discarded[color] as number);
}

/** Treasures on the board and with the players. */
export const treasures = (game: Game): number =>
  count(game, hasTreasure) + sum(game.scores.map((score) => score[4] as number));

/** Catastrophe tiles on the board and with the players. */
export const catastrophes = (game: Game): number =>
  count(game, (code) => code === CATASTROPHE) + sum(game.catastrophes);

/** What is wrong with the pieces that stand on the board; nothing in a sound game. */
export function misplaced(game: Game): readonly string[] {
  const { names, river } = geometry(game.board);
  const wrong: string[] = [];
  const say = (is: boolean, what: string): void => {
    if (is) wrong.push(what);
  };
  game.cells.forEach((code, space) => {
    const at = names[space] as string;
    if (isLeader(code)) {
      say(game.leaders[leaderOf(code)] !== space, `a leader on ${at} that is elsewhere`);
      say(river[space] === true, `a leader in the river on ${at}`);
      say(templesBeside(game, space) === 0, `a leader without a temple on ${at}`);
    }
    const color = faceUpColor(code);
    if (color >= 0) say((color === 2) !== river[space], `a tile on the wrong ground on ${at}`);
  });
  const standing = game.leaders.filter((space) => space !== OFF).length;
  say(standing !== count(game, isLeader), 'a leader that is not where it is said to be');
  const down = count(game, (code) => withoutTreasure(code) === FACE_DOWN);
  say(down !== 4 * game.monuments.length, 'face-down tiles without a monument');
  const keys = game.monuments.map(({ colors: [a, b] }) => monumentKey([colorAt(a), colorAt(b)]));
  say(new Set(keys).size !== keys.length, 'a monument that stands twice');
  say(
    keys.some((key) => !MONUMENTS.map(monumentKey).includes(key)),
    'a monument that does not exist',
  );
  for (const { square } of game.monuments) {
    const under = squareSpaces(game, square).map((space) => game.cells[space] as number);
    say(
      under.length !== 4 || !under.every((code) => withoutTreasure(code) === FACE_DOWN),
      'a monument on other tiles',
    );
  }
  const wonder = count(game, (code) => withoutTreasure(code) === WONDER);
  say(wonder !== (game.wonder === OFF ? 0 : 5), 'a wonder of another size');
  game.buildings.forEach((space, color) => {
    if (space === OFF) return;
    say(
      faceUpColor(game.cells[space] as number) !== color,
      `a ${colorAt(color)} building on another tile`,
    );
  });
  return wrong;
}

/** Colours of which two leaders stand in one kingdom. */
export function rivals(game: Game): readonly number[] {
  return groups(game).list.flatMap(({ leaders: members }) =>
    COLOR_INDICES.filter(
      (color) => leadersOfColor(color).filter((leader) => members & (1 << leader)).length > 1,
    ),
  );
}
