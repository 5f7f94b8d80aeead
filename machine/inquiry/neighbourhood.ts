import { geometry, nameOf } from '../rules/board.ts';
import {
  CATASTROPHE,
  codeAt,
  EMPTY,
  faceUpColor,
  type Game,
  hasTreasure,
  isLeader,
  leaderOf,
  NO_COLOR,
  OFF,
  RED_TEMPLE,
} from '../rules/game.ts';
import { handOf, handSize } from '../rules/hand.ts';
import {
  type Cell,
  COLORS,
  type Color,
  colorAt,
  colorOf,
  HAND_SIZE,
  leaderAt,
  SEATS,
  type Seat,
  seatOf,
  type Tile,
  tileAt,
} from '../rules/pieces.ts';
import type { Violation } from '../rules/violation.ts';
import { type Edit, type EditedModule, removable } from './edit.ts';
import { type Asked, nearer } from './proposal.ts';
import { distance, distanceFrom, spacesOf, standing } from './space.ts';

/** A piece that could be otherwise, and how far from what is asked. */
export interface Near {
  readonly edit: Edit;
  readonly size: number;
  readonly distance: number;
}

/** Spaces so many steps from those of the action are looked at, and those that a refusal names. */
const REACH = 2;

/** Every piece near the spaces of an action, in the hand and beside the board, the nearest first. */
export function editsNear(asked: Asked, refused: readonly Violation[]): readonly Near[] {
  const { game, phase } = asked.at;
  const shape = geometry(game.board);
  const spaces = spacesOf(game, asked.action);
  const named = refused.flatMap(({ cells }) => cells.flatMap((at) => shape.index.get(at) ?? []));
  const near = new Set(named);
  for (let space = 0; space < shape.size; space++) {
    const reached = spaces.some((center) => distance(shape, center, space) <= REACH);
    // What ends a game, or leads a trader to treasures, may lie anywhere.
    if (reached || phase === 'over' || asked.action.do === 'treasure') near.add(space);
  }
  const from = spaces.length > 0 ? spaces : named;
  const placed = (space: number, edit: Edit): Near => ({
    edit,
    size: 1,
    distance: distanceFrom(shape, from, space),
  });
  return [
    ...leaders(game).map(([space, edit]) => placed(space, edit)),
    ...ownLeader(asked).map(([space, edit]) => placed(space, edit)),
    ...figures(game).map(([space, edit]) => placed(space, edit)),
    ...[...near].flatMap((space) => editsAt(game, space).map((edit) => placed(space, edit))),
    ...inHand(asked),
    ...catastropheLeft(asked, from),
    ...modules(game),
  ].sort(nearer);
}

/** What could be otherwise on a space, leaders and figures aside. */
function editsAt(game: Game, space: number): readonly Edit[] {
  // What a union has joined is told space by space.
  if (game.union !== null) return [];
  const at = nameOf(geometry(game.board), space);
  const code = codeAt(game.cells, space);
  if (code === EMPTY) return COLORS.map((color): Edit => ({ edit: 'tile', color, at }));
  if (code === CATASTROPHE) return [{ edit: 'no-catastrophe', at }];
  const color = removable(game, space);
  return [
    ...(color === null ? [] : [{ edit: 'no-tile', at, color } as const]),
    ...(hasTreasure(code) ? [{ edit: 'no-treasure', at } as const] : []),
    ...(code === RED_TEMPLE ? [{ edit: 'treasure', at } as const] : []),
    ...(faceUpColor(code) === NO_COLOR ? [] : [{ edit: 'placed', at } as const]),
  ];
}

type Placed = readonly [space: number, edit: Edit];

/** Each leader on the board, lifted: a kingdom far away may be without it. */
function leaders(game: Game): readonly Placed[] {
  const shape = geometry(game.board);
  return game.cells.flatMap((code, space): Placed[] => {
    if (!isLeader(code)) return [];
    const number = leaderOf(code);
    const leader = leaderAt(colorOf(number));
    return [[space, { edit: 'no-leader', seat: seatOf(number), leader, at: nameOf(shape, space) }]];
  });
}

/** The leader of the action where it could stand, if it is not on the board. */
function ownLeader({ at: { game }, action, seat }: Asked): readonly Placed[] {
  if (action.do !== 'withdraw' || standing(game, seat, action) !== OFF) return [];
  const { leader } = action;
  return geometry(game.board).names.map((at, space) => [
    space,
    { edit: 'leader', seat, leader, at },
  ]);
}

/** Monuments, wonder and buildings that need not be, and what was left unbuilt. */
function figures(game: Game): readonly Placed[] {
  const shape = geometry(game.board);
  const named = (space: number): Cell => nameOf(shape, space);
  return [
    ...game.monuments.map(({ square, colors: [a, b] }): Placed => {
      const monument = [colorAt(a), colorAt(b)] as const;
      return [square, { edit: 'no-monument', square: named(square), monument }];
    }),
    ...(game.wonder === OFF
      ? []
      : [[game.wonder, { edit: 'no-wonder', center: named(game.wonder) }] as const]),
    ...game.buildings.flatMap((space, color): Placed[] =>
      space === OFF
        ? []
        : [[space, { edit: 'no-building', color: colorAt(color), at: named(space) }]],
    ),
    ...game.declinedSquares.map(
      (space): Placed => [space, { edit: 'not-declined', at: named(space), figure: 'square' }],
    ),
    ...game.declinedCenters.map(
      (space): Placed => [space, { edit: 'not-declined', at: named(space), figure: 'cross' }],
    ),
  ];
}

const MODULES: readonly EditedModule[] = ['englishVariant', 'wonder', 'buildings'];

const modules = ({ options }: Game): readonly Near[] =>
  MODULES.map((module) => ({
    edit: { edit: 'module', module, on: !options[module] },
    size: 1,
    distance: 0,
  }));

/** Tiles of a colour that a hand lacks, without which the game is over. */
const lacking = (game: Game): readonly Near[] =>
  SEATS.slice(0, game.players).flatMap((seat) =>
    COLORS.flatMap((color): Near[] => {
      const size = HAND_SIZE - handSize(game, seat);
      const tiles = new Array<Color>(Math.max(0, size)).fill(color);
      return size <= 0
        ? []
        : [{ edit: { edit: 'hand', seat, tiles, instead: [] }, size, distance: 0 }];
    }),
  );

/** Tiles of a colour that the seat could hold besides, for an action that takes some. */
function inHand({ at: { game, phase }, action, seat }: Asked): readonly Near[] {
  if (phase === 'over') return lacking(game);
  if (action.do !== 'tile' && action.do !== 'support' && action.do !== 'swap') return [];
  if (seat >= game.players) return [];
  return COLORS.flatMap((color) =>
    Array.from({ length: HAND_SIZE }, (_, i) => i + 1).flatMap((count): Near[] => {
      const tiles = new Array<Color>(count).fill(color);
      const surplus = Math.max(0, handSize(game, seat) + count - HAND_SIZE);
      const instead = spare(game, seat, color, action.do === 'swap' ? action.tiles : [], surplus);
      if (instead === null) return [];
      return [{ edit: { edit: 'hand', seat, tiles, instead }, size: count, distance: 0 }];
    }),
  );
}

/** Tiles of a hand that can go, unknown ones first, or null if there are too few. */
function spare(
  game: Game,
  seat: Seat,
  kept: Color,
  needed: readonly Tile[],
  count: number,
): readonly Tile[] | null {
  const free = handOf(game, seat)
    .flatMap((held, index): readonly Tile[] => {
      const tile = tileAt(index);
      const used = needed.filter((one) => one === tile).length;
      return tile === kept ? [] : new Array<Tile>(Math.max(0, held - used)).fill(tile);
    })
    .reverse();
  return free.length < count ? null : free.slice(0, count);
}

/** A catastrophe tile that the seat has not used: one of those on the board, the nearest, if need be. */
function catastropheLeft(
  { at: { game }, action, seat }: Asked,
  from: readonly number[],
): readonly Near[] {
  if (action.do !== 'catastrophe') return [];
  const shape = geometry(game.board);
  const used = game.cells.flatMap((code, space) => (code === CATASTROPHE ? [space] : []));
  const back = [null, ...used].map((space): Near => {
    const instead = space === null ? null : nameOf(shape, space);
    const far = space === null ? 0 : distanceFrom(shape, from, space);
    return { edit: { edit: 'catastrophe-left', seat, instead }, size: 1, distance: far };
  });
  return back;
}
