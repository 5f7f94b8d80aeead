import { below, pick, type Random, seeded, shuffled } from '../../machine/bots/random.ts';
import type { OptionsJson, PositionJson } from '../../machine/record/format.ts';
import type { Cell, Color } from '../../machine/rules/pieces.ts';
import components from '../../spec/components.json' with { type: 'json' };
import { editionIds } from '../../spec/editions.ts';
import type { EditionId } from '../../spec/ids.ts';
import { type Readings, switches, switchIds } from '../../spec/rulings.ts';
import { cellAt, printedBoard } from './board.ts';
import { describe } from './describe.ts';
import { midway } from './midway.ts';
import { start } from './position.ts';
import { COLORS } from './state.ts';

/** A game to be played. */
export interface Setup {
  readonly edition: EditionId;
  readonly options: Required<Omit<OptionsJson, 'board'>>;
  readonly rulings: Readings;
  readonly players: number;
  /** How long it is played at most. */
  readonly steps: number;
  readonly position: PositionJson & { readonly bag: readonly Color[] };
}

type Place = Pick<
  PositionJson,
  'board' | 'terrain' | 'bordered' | 'treasureEnd' | 'rows' | 'catastrophesLeft'
>;

/** A few long games, and many that look at positions hard to come by. */
const KINDS = [
  ...(['standard', 'advanced', 'free'] as const),
  ...(['midway', 'midway', 'midway', 'midway', 'midway'] as const),
];

const LETTER: Readonly<Record<Color, string>> = { black: 'k', red: 'r', blue: 'u', green: 'g' };

/** A free board on which tiles, treasures and catastrophes of the first players already lie. */
function freePlace(random: Random, players: number): Place {
  let catastrophes = players;
  const columns = 4 + below(random, 9);
  const height = 4 + below(random, 8);
  const wet = pick(random, [0, 0.15, 0.3, 0.5]);
  const full = pick(random, [0, 0.1, 0.3, 0.5]);
  const palette = pick(random, ['rrkg', 'rk', 'rgg', 'kkkr']);
  const draw = (letter: (column: number, row: number) => string) =>
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: columns }, (_, column) => letter(column, row)).join(''),
    );
  const terrain = draw(() => (random() < wet ? '~' : '.'));
  const rows = draw((column, row) => {
    const river = terrain[row]?.[column] === '~';
    if (random() < 0.02 && catastrophes-- > 0) return '#';
    if (!river && random() < 0.1) return 'R';
    if (random() >= full) return '.';
    return river ? 'u' : pick(random, [...palette]);
  });
  const bordered = rows.flatMap((line, row) =>
    [...line].flatMap((letter, column): Cell[] =>
      letter === 'R' && random() < 0.4 ? [cellAt(column, row)] : [],
    ),
  );
  const catastrophesLeft = Array.from({ length: players }, (_, seat) =>
    seat < players - catastrophes ? 1 : 2,
  );
  return { terrain, bordered, treasureEnd: random() < 0.3, rows, catastrophesLeft };
}

/** How many tiles of each colour a place has taken already. */
function laid(place: Place): Readonly<Record<Color, number>> {
  const letters = (place.rows ?? []).join('').toLowerCase();
  const count = (color: Color) => letters.split(LETTER[color]).length - 1;
  const temples = place.board ? printedBoard(place.board).temples.length : 0;
  return {
    black: count('black'),
    red: count('red') + temples,
    blue: count('blue'),
    green: count('green'),
  };
}

/** Whether the game has all those tiles. */
const enough = (place: Place): boolean =>
  COLORS.every((color) => laid(place)[color] <= components.tiles[color]);

/** The game of a seed: any board, number of players, options and readings. */
export function setup(seed: number): Setup {
  const random = seeded(seed);
  const flip = () => random() < 0.5;
  const players = 2 + below(random, 3);
  const kind = pick(random, KINDS);
  const printed = kind === 'standard' || kind === 'advanced';
  let place: Place = printed ? { board: kind } : freePlace(random, players);
  while (!enough(place)) place = freePlace(random, players);
  const used = laid(place);
  const tiles = shuffled(
    random,
    COLORS.flatMap((color) =>
      Array.from({ length: components.tiles[color] - used[color] }, () => color),
    ),
  );
  const hands = Array.from({ length: players }, () => tiles.splice(0, 6));
  const bag = tiles.slice(0, tiles.length - (flip() ? below(random, tiles.length) : 0));
  const agreed = {
    edition: pick(random, editionIds),
    options: { englishVariant: random() < 0.3, wonder: flip(), buildings: flip() },
    rulings: Object.fromEntries(
      switchIds.map((id) => [id, pick(random, Object.keys(switches[id].readings))]),
    ) as unknown as Readings,
    players,
  };
  const position = { ...place, hands, bag };
  if (kind !== 'midway') return { ...agreed, steps: 400, position };
  const { toAct, bagLeft, discarded, ...midst } = describe(
    midway(random, start({ ...agreed, position, bag })),
  );
  return { ...agreed, steps: 30, position: { ...place, ...midst, bag } };
}
