import { lying, standing } from '../../../machine/draw/describe.ts';
import { ENGLISH } from '../../../machine/draw/titles.ts';
import { geometry } from '../../../machine/rules/board.ts';
import type { Game } from '../../../machine/rules/game.ts';
import type { Dynasty } from '../../../machine/rules/pieces.ts';
import { type Tongue, useTongue } from './tongue.ts';

interface Props {
  readonly game: Game;
  readonly seats: readonly Dynasty[];
}

/** The board as a table, for those who do not see the drawn one. */
export function Grid({ game, seats }: Props) {
  const text = useTongue().texts.viewer;
  const { columns, rows } = geometry(game.board);
  const across = Array.from({ length: columns }, (_, column) => column);
  const down = Array.from({ length: rows }, (_, row) => row);
  return (
    <div class="sr-only">
      <table>
        <caption>{text.gridCaption}</caption>
        <thead>
          <tr>
            <td />
            {across.map((column) => (
              <th scope="col" key={column}>
                {String.fromCharCode(65 + column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.map((row) => (
            <tr key={row}>
              <th scope="row">{row + 1}</th>
              {across.map((column) => (
                <td key={column}>{described(game, row * columns + column, seats, text)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function described(
  game: Game,
  space: number,
  seats: readonly Dynasty[],
  text: Tongue['texts']['viewer'],
): string {
  const lies = lying(game, space, ENGLISH, seats);
  if (lies === null) return groundOf(game, space, text);
  return [lies, ...standing(game, space, ENGLISH)].join(', ');
}

function groundOf({ board }: Game, space: number, text: Tongue['texts']['viewer']): string {
  const { river, winged } = geometry(board);
  if (river[space]) return text.river;
  return winged.includes(space) ? text.beast : text.empty;
}
