import { type Random, weighted } from '../../machine/bots/random.ts';
import type { Action, ActionKind, ActionOf } from '../../machine/rules/action.ts';
import type { Cell, Color } from '../../machine/rules/pieces.ts';
import { beside, shifted } from './board.ts';
import { squareOf } from './figures.ts';
import { type Group, kingdoms, leadersIn, touching } from './kingdoms.ts';
import { faceAt, type OracleState, standing } from './state.ts';

/** A player who looks for trouble: conflicts, figures and treasures rather than quiet moves. */

const LIKED: Readonly<Partial<Record<ActionKind, number>>> = {
  tile: 12,
  leader: 3.5,
  withdraw: 0.3,
  catastrophe: 0.8,
  swap: 0.7,
  pass: 0.3,
  'no-building': 0.4,
  'no-monument': 0.5,
};

const alike = (state: OracleState, cells: readonly Cell[], color: Color): number =>
  cells.filter((cell) => faceAt(state, cell) === color).length;

/** What squares, crosses and lines a tile would come near to. */
function shape(state: OracleState, { color, at }: ActionOf<'tile'>): number {
  const around = beside(state.board, at);
  const corners = [at, shifted(at, -1, 0), shifted(at, 0, -1), shifted(at, -1, -1)];
  const squares = corners.map((corner) => alike(state, squareOf(corner), color));
  const crosses = [at, ...around].map((center) =>
    alike(state, [center, ...beside(state.board, center)], color),
  );
  return (
    3 * alike(state, around, color) +
    squares.reduce((sum, count) => sum + (count === 3 ? 40 : count === 2 ? 6 : 0), 0) +
    crosses.reduce((sum, count) => sum + (count === 4 ? 80 : count === 3 ? 12 : 0), 0)
  );
}

/** How many wars a tile would bring about. */
function wars(state: OracleState, [one, other]: readonly Group[]): number {
  if (!one || !other) return 0;
  const rivals = leadersIn(state, other).map(({ leader }) => leader);
  return leadersIn(state, one).filter(({ leader }) => rivals.includes(leader)).length;
}

/** Kingdoms that a tile would come within one step of. */
const near = (state: OracleState, at: Cell, realms: readonly Group[]): number =>
  new Set(beside(state.board, at).flatMap((next) => touching(state, next, realms))).size;

function interest(state: OracleState, realms: readonly Group[], action: Action): number {
  if (action.do === 'tile') {
    const joined = touching(state, action.at, realms);
    const reach = near(state, action.at, realms);
    return 1 + 4 * joined.length + 6 * reach + 60 * wars(state, joined) + shape(state, action);
  }
  if (action.do === 'leader') {
    const [kingdom] = touching(state, action.at, realms);
    const fresh = standing(state, state.seat, action.leader) ? 0.3 : 4;
    if (!kingdom) return fresh * 2;
    const rival = leadersIn(state, kingdom).some(
      ({ leader, seat }) => leader === action.leader && seat !== state.seat,
    );
    const rich = [...kingdom].filter((cell) => state.tiles.get(cell)?.treasure).length > 1;
    return fresh * (1 + (rival ? 1 : 0) + (rich && action.leader === 'trader' ? 6 : 0));
  }
  if (action.do === 'catastrophe')
    return 1 + 6 * alike(state, [action.at, ...beside(state.board, action.at)], 'red');
  return 1;
}

/** Chooses among the legal actions of a position. */
export function choose(random: Random, state: OracleState, legal: readonly Action[]): Action {
  const kinds = [...new Set(legal.map((action) => action.do))];
  const kind = weighted(
    random,
    kinds.map((each) => [each, LIKED[each] ?? 1] as const),
  );
  const realms = kingdoms(state);
  return weighted(
    random,
    legal
      .filter((action) => action.do === kind)
      .map((action) => [action, interest(state, realms, action)] as const),
  );
}
