import type { HouseEdition } from '../../../../machine/record/house.ts';
import { onBoard } from './ground.ts';
import { boardOf, type Laid } from './laid.ts';

/**
 * A position as it is judged by an edition of one's own: its edition, readings and modules. A free
 * board stays what it is.
 */
export function byHouse(laid: Laid, { edition, rulings, options }: HouseEdition): Laid {
  const { board, ...modules } = options;
  const isFree = boardOf(laid).id === 'free';
  const { rulings: _, ...moved } = board === undefined || isFree ? laid : onBoard(laid, board);
  return { ...moved, edition, rulings, options: { ...moved.options, ...modules } };
}

/**
 * Whether a position is still judged by the edition and the readings of an edition of one's own:
 * somebody may have chosen others since.
 */
export function isJudgedBy({ edition, rulings = {} }: Laid, house: HouseEdition): boolean {
  const here: Readonly<Record<string, string>> = rulings;
  const there: Readonly<Record<string, string>> = house.rulings;
  const named = Object.keys({ ...here, ...there });
  return edition === house.edition && named.every((id) => here[id] === there[id]);
}
