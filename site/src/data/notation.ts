import { HEADERS } from '../../../machine/notation/game/headers.ts';
import { LINE_PARTS } from '../../../machine/notation/lineparts.ts';
import { LEADER_PIECES, letterOf, TILE_PIECES } from '../../../machine/notation/meaning.ts';
import { writeMove } from '../../../machine/notation/writemove.ts';
import type { Action } from '../../../machine/rules/action.ts';
import type { Phase } from '../../../machine/rules/phases.ts';
import { sayAction, sayPiece } from '../../../machine/words/words.ts';
import { LANGUAGES, type Language } from '../../../spec/text.ts';

/** One action of each kind, in a phase in which it is taken. */
const ACTIONS: readonly (readonly [Action, Phase])[] = [
  [{ do: 'leader', leader: 'king', at: 'C5' }, 'turn.action'],
  [{ do: 'withdraw', leader: 'king' }, 'turn.action'],
  [{ do: 'tile', color: 'red', at: 'C6' }, 'turn.action'],
  [{ do: 'catastrophe', at: 'C6' }, 'turn.action'],
  [{ do: 'swap', tiles: ['red', 'red', 'black'] }, 'turn.action'],
  [{ do: 'pass' }, 'turn.action'],
  [{ do: 'support', count: 2 }, 'turn.war.attack'],
  [{ do: 'choose-war', color: 'green' }, 'turn.war.choose'],
  [{ do: 'monument', square: 'C5', monument: ['black', 'red'] }, 'turn.monument'],
  [{ do: 'wonder', center: 'D6' }, 'turn.monument'],
  [{ do: 'no-monument' }, 'turn.monument'],
  [{ do: 'building', color: 'blue', at: 'D6' }, 'turn.building'],
  [{ do: 'treasure', at: 'B2' }, 'turn.treasures'],
  [{ do: 'wonder-point', color: 'red' }, 'turn.wonderPoint'],
];

/** How each kind of action is written, with what it means. */
export const movesIn = (language: Language) =>
  ACTIONS.map(([action, phase]) => ({
    move: writeMove(action, { phase }),
    means: sayAction(action, 0, language, [{ dynasty: 'archer' }]),
  }));

/** Every header with a value as it may be. */
export const headers = HEADERS.map(({ name, example }) => ({
  name,
  header: `[${name} ${example.startsWith('{') ? example : JSON.stringify(example)}]`,
}));

/** Every part of a position line as it may be, with its whole name. */
export const lineParts = LINE_PARTS.map(({ name, example }) => ({ name, example }));

/** Every piece with its letter in each language. */
export const lettersIn = (language: Language) =>
  [...Object.values(LEADER_PIECES), ...Object.values(TILE_PIECES)].map((piece) => ({
    piece: sayPiece(piece, language),
    letters: LANGUAGES.map((one) => letterOf(piece, one)),
  }));
