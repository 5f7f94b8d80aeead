import { geometry } from '../rules/board.ts';
import {
  CATASTROPHE,
  EMPTY,
  FACE_DOWN,
  faceUpColor,
  type Game,
  hasTreasure,
  isLeader,
  leaderOf,
  NO_COLOR,
  WONDER,
  withoutTreasure,
} from '../rules/game.ts';
import { colorOf, seatOf } from '../rules/pieces.ts';

/** Black, red, blue, green as in the rows of a position. */
const TILES = 'krug';
const LEADERS = 'KPFT';

/**
 * The board for a terminal, two signs a space: `. ` land, `~ ` river, `: ` a winged beast and `:!`
 * a bordered one; `k r u g` tiles, `x ` face down, `w ` of the wonder, with `*` for a treasure and
 * `^` for a building; `##` catastrophe; `K0 P1 F2 T3` a leader and its seat; `KR` a space of the
 * black and red monument; `W ` the idol; a tile followed by `+` joins two kingdoms.
 */
export function drawText(game: Game): string {
  const { columns, rows, names } = geometry(game.board);
  const head = Array.from({ length: columns }, (_, column) => String.fromCharCode(65 + column));
  const lines = [`   ${head.join('  ')}`];
  const figures = figuresOf(game);
  for (let row = 0; row < rows; row++) {
    const spaces = names.slice(row * columns, (row + 1) * columns).map((_, column) => {
      const space = row * columns + column;
      return figures.get(space) ?? pieceText(game, space);
    });
    lines.push(`${String(row + 1).padStart(2)} ${spaces.join(' ')}`.trimEnd());
  }
  return `${lines.join('\n')}\n`;
}

/** The spaces whose text tells of what stands on them. */
function figuresOf(game: Game): ReadonlyMap<number, string> {
  const { columns } = geometry(game.board);
  const found = new Map<number, string>();
  for (const { colors, square } of game.monuments) {
    const pair = colors.map((color) => TILES[color]!.toUpperCase()).join('');
    for (const space of [square, square + 1, square + columns, square + columns + 1]) {
      found.set(space, pair);
    }
  }
  game.buildings.forEach((space, color) => {
    found.set(space, `${TILES[color]}^`);
  });
  found.set(game.wonder, 'W ');
  if (game.union !== null) {
    found.set(game.union.at, `${pieceText(game, game.union.at)[0]}+`);
  }
  return found;
}

function pieceText(game: Game, space: number): string {
  const code = game.cells[space]!;
  if (isLeader(code)) return `${LEADERS[colorOf(leaderOf(code))]}${seatOf(leaderOf(code))}`;
  const treasure = hasTreasure(code) ? '*' : ' ';
  const color = faceUpColor(code);
  if (color !== NO_COLOR) return `${TILES[color]}${treasure}`;
  switch (withoutTreasure(code)) {
    case EMPTY:
      return groundText(game, space);
    case FACE_DOWN:
      return `x${treasure}`;
    case WONDER:
      return `w${treasure}`;
    case CATASTROPHE:
      return '##';
    default:
      throw new RangeError(`nothing lies on a space as ${code}`);
  }
}

function groundText({ board }: Game, space: number): string {
  const { river, winged, bordered } = geometry(board);
  if (river[space]) return '~ ';
  if (bordered[space]) return ':!';
  return winged.includes(space) ? ': ' : '. ';
}
