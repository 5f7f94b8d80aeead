import type { ChartInput } from '../chart/context.ts';
import type { GameFile } from '../record/format.ts';
import { observe } from '../record/position.ts';
import { DYNASTIES, type Dynasty } from '../rules/pieces.ts';
import { groundOf } from './ground.ts';
import { type Ask, MODULES, type WholePosition } from './protocol.ts';

/** A request to take up a game at a position. */
export type Load = Extract<Ask, { readonly do: 'load' }>;

/** The dynasties of a file; seats that it does not name get those that are left. */
function dynastiesOf({ seats = [] }: GameFile, players: number): readonly Dynasty[] {
  const named = seats.map(({ dynasty }) => dynasty);
  return [...named, ...DYNASTIES.filter((one) => !named.includes(one))].slice(0, players);
}

/** The request that takes up a file's game at a position of it, with everything told. */
export function loading(file: GameFile, { game, phase }: ChartInput): Load {
  const { board, options, rulings } = game;
  const {
    board: _board,
    terrain: _terrain,
    bordered: _bordered,
    toAct: _toAct,
    bagLeft: _bagLeft,
    ...position
  } = observe(game, phase);
  return {
    do: 'load',
    edition: file.edition,
    rulings,
    modules: MODULES.filter((name) => options[name]),
    seats: dynastiesOf(file, game.hands.length),
    ground: groundOf(board),
    position: { ...position, bag: position.bag ?? null } as WholePosition,
  };
}
