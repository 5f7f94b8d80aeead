import { DYNASTIES } from '../rules/pieces.ts';
import type { GameFile, SeatJson } from './format.ts';

/** The number of players a file tells of, by whichever list says so. */
export function playersOf({ seats, hands, position }: GameFile): number {
  const told =
    seats?.length ?? hands?.length ?? position?.hands?.length ?? position?.scores?.length;
  return told ?? FEWEST_PLAYERS;
}

const FEWEST_PLAYERS = 2;

/** Who sits where; a file that does not tell gets the dynasties in their order. */
export const seatsOf = (file: GameFile): readonly SeatJson[] =>
  file.seats ?? DYNASTIES.slice(0, playersOf(file)).map((dynasty) => ({ dynasty }));
