import type { Action } from '../../rules/action.ts';
import { cellName } from '../../rules/board.ts';
import {
  type Cell,
  COLORS,
  type Color,
  colorIndex,
  HAND_SIZE,
  type Leader,
  leaderAt,
  type MonumentPair,
  type Tile,
} from '../../rules/pieces.ts';
import { type Notification, textOf } from './log.ts';

/** What a message says somebody did, if it says so. */
export type Deed =
  | { readonly player: string; readonly action: Action }
  /** The last deed of this kind was taken back. */
  | { readonly undone: Action['do'] }
  | null;

const leaderOf = (color: Color): Leader => leaderAt(colorIndex(color));

const colorIn = (value: unknown): Color | undefined => COLORS.find((one) => one === value);

const count = (value: unknown): number => Math.max(0, Math.trunc(Number(value)) || 0);

const cell = (x: unknown, y: unknown): Cell => cellName(Number(x), Number(y));

/** The pairs of the monuments by number, as the rules write them. */
const PAIRS: readonly MonumentPair[] = [
  ['black', 'green'],
  ['black', 'blue'],
  ['black', 'red'],
  ['red', 'blue'],
  ['red', 'green'],
  ['blue', 'green'],
];

/** Reads the deed out of a message to all; what only tells what came of it is none. */
export function deedIn({ type, args }: Notification): Deed {
  const player = textOf(args.player_name);
  const color = colorIn(args.color);
  switch (type) {
    case 'placeTile': {
      const placed = color ?? colorIn(args.war_color);
      if (placed === undefined) return null;
      return { player, action: { do: 'tile', color: placed, at: cell(args.x, args.y) } };
    }
    case 'placeLeader':
      if (color === undefined) return null;
      if (args.undo === true) return { undone: 'leader' };
      return {
        player,
        action: { do: 'leader', leader: leaderOf(color), at: cell(args.x, args.y) },
      };
    case 'leaderReturned':
      if (args.undo === true) return { undone: 'leader' };
      if (player === '' || args.shape !== undefined || color === undefined) return null;
      return { player, action: { do: 'withdraw', leader: leaderOf(color) } };
    case 'tileReturned':
      return { undone: 'tile' };
    case 'leaderUnSelected':
      return { undone: 'choose-war' };
    case 'catastrophe':
      return { player, action: { do: 'catastrophe', at: cell(args.x, args.y) } };
    case 'discardNotif': {
      const tiles = Array.from({ length: Math.min(count(args.count), HAND_SIZE) }, (): Tile => '?');
      return { player, action: { do: 'swap', tiles } };
    }
    case 'leaderSelected':
      return color === undefined ? null : { player, action: { do: 'choose-war', color } };
    case 'placeSupport':
      return { player, action: { do: 'support', count: count(args.number) } };
    case 'placeMonument': {
      const pair = PAIRS[Number(args.monument_id)];
      if (pair === undefined) return null;
      const square = cell(args.pos_x, args.pos_y);
      return { player, action: { do: 'monument', square, monument: pair } };
    }
    case 'placeWonder':
      return { player, action: { do: 'wonder', center: cell(args.pos_x, args.pos_y) } };
    case 'buildCivilizationBuilding': {
      const kind = colorIn(args.kind);
      const building = args.building as Readonly<Record<string, unknown>> | null | undefined;
      if (kind === undefined || typeof building !== 'object' || building === null) return null;
      const { posX, posY } = building;
      return { player, action: { do: 'building', color: kind, at: cell(posX, posY) } };
    }
    default:
      return null;
  }
}
