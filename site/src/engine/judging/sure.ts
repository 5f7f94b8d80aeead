import type { Action } from '../../../../machine/rules/action.ts';
import { supportColor } from '../../../../machine/rules/conflict.ts';
import type { Game } from '../../../../machine/rules/game.ts';
import { surelyHeld } from '../../../../machine/rules/hand.ts';
import { colorAt, type Seat, type Tile, tileIndex } from '../../../../machine/rules/pieces.ts';

/** Whether a seat surely holds the tiles that an action takes from its hand. */
export function isSure(game: Game, seat: Seat, action: Action): boolean {
  const taken = takenBy(game, action);
  return taken.every(
    (tile) =>
      tile === '?' ||
      taken.filter((other) => other === tile).length <= surelyHeld(game, seat, tileIndex(tile)),
  );
}

function takenBy({ conflict }: Game, action: Action): readonly Tile[] {
  switch (action.do) {
    case 'tile':
      return [action.color];
    case 'swap':
      return action.tiles;
    case 'support':
      return conflict === null
        ? []
        : new Array<Tile>(action.count).fill(colorAt(supportColor(conflict)));
    default:
      return [];
  }
}
