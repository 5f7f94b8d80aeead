import type { GameFile } from '../../record/format.ts';
import { DYNASTIES } from '../../rules/pieces.ts';
import type { Sitter } from '../../words/say.ts';

/** Who sits where; a file that does not tell gets the dynasties in their order. */
export const sittersOf = ({ seats }: GameFile, players: number): readonly Sitter[] =>
  seats ?? DYNASTIES.slice(0, players).map((dynasty) => ({ dynasty }));
