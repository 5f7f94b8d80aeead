import type { Action, ActionOf } from '../../machine/rules/action.ts';
import type { Color, Seat } from '../../machine/rules/pieces.ts';
import { inHand, outOfGame, takeFromHand } from './pieces.ts';
import { COLORS, type OracleState, tell } from './state.ts';

const HAND = 6;

/** Draws tiles off the front of the bag, as many as there are; says whether it was enough. */
export function draw(
  state: OracleState,
  seat: Seat,
  count: number,
): { readonly state: OracleState; readonly short: boolean } {
  const tiles = state.bag.slice(0, Math.max(count, 0));
  const missing = Math.max(count, 0) - tiles.length;
  let now: OracleState = {
    ...state,
    bag: state.bag.slice(tiles.length),
    hands: state.hands.map((hand, who) => (who === seat ? [...hand, ...tiles] : hand)),
  };
  if (tiles.length > 0) now = tell(now, { type: 'drawn', seat, tiles });
  if (missing > 0) now = tell(now, { type: 'bag-short', seat, missing });
  return { state: now, short: missing > 0 };
}

/** What a hand lacks to be full. */
export const need = (state: OracleState, seat: Seat): number =>
  HAND - (state.hands[seat]?.length ?? 0);

/** Every choice of at least one and at most six tiles from a hand. */
export function swapActions(state: OracleState): readonly Action[] {
  let choices: readonly (readonly Color[])[] = [[]];
  for (const color of COLORS)
    choices = choices.flatMap((choice) =>
      Array.from({ length: inHand(state, state.seat, color) + 1 }, (_, count) => [
        ...choice,
        ...Array.from({ length: count }, () => color),
      ]),
    );
  return choices
    .filter((choice) => choice.length >= 1 && choice.length <= 6)
    .map((tiles) => ({ do: 'swap', tiles }));
}

/** Swaps tiles; the caller decides what a bag that is too small means. */
export function swap(state: OracleState, { tiles }: ActionOf<'swap'>) {
  let now = state;
  for (const tile of tiles) {
    if (tile === '?') throw new Error('the oracle knows every tile');
    now = outOfGame(takeFromHand(now, state.seat, tile, 1), tile, 1);
  }
  return draw(now, state.seat, replacements(now, tiles.length));
}

/** How many tiles come for those given up, once these have left the hand. */
function replacements(state: OracleState, given: number): number {
  switch (state.rulings.swapRefill) {
    case 'same':
      return given;
    case 'toSix':
      return need(state, state.seat);
  }
}
