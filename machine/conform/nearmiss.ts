import { below, pick, type Random, weighted } from '../bots/random.ts';
import { writeTiles } from '../record/position.ts';
import type { Action } from '../rules/action.ts';
import { geometry } from '../rules/board.ts';
import { MONUMENTS } from '../rules/component.ts';
import { type Game, OFF } from '../rules/game.ts';
import type { Phase } from '../rules/phases.ts';
import { type Cell, COLORS, LEADERS, type Seat } from '../rules/pieces.ts';
import { actor, check } from '../rules/turn.ts';

/** An action that the rules refuse, with the seat that asks for it. */
export interface NearMiss {
  readonly seat: Seat;
  readonly action: Action;
}

/** How often another one is looked for where what was made up turns out to be legal. */
const TRIES = 6;

/** Something close to what may be played that may not; null where chance found nothing. */
export function nearMiss(random: Random, game: Game, phase: Phase): NearMiss | null {
  const seat = actor(game, phase);
  if (seat === null) return null;
  for (let i = 0; i < TRIES; i++) {
    const action = madeUp(random, game, phase);
    const asking = random() < 0.04 ? (((seat + 1) % game.players) as Seat) : seat;
    if (check(game, phase, asking, action).length > 0) return { seat: asking, action };
  }
  return null;
}

function madeUp(random: Random, game: Game, phase: Phase): Action {
  if (phase === 'turn.action' || random() < 0.1) return turnAction(random, game);
  return decision(random, game, phase);
}

const anywhere = (random: Random, game: Game): Cell => pick(random, geometry(game.board).names);

/** A space with something on it, if there is one. */
function somewhere(random: Random, game: Game): Cell {
  const { names } = geometry(game.board);
  const laid = names.filter((_, space) => game.cells[space] !== 0);
  return laid.length === 0 ? pick(random, names) : pick(random, laid);
}

/** A space beside something. */
function beside(random: Random, game: Game): Cell {
  const { names, neighbours } = geometry(game.board);
  const near = names.filter((_, space) =>
    (neighbours[space] as readonly number[]).some((next) => game.cells[next] !== 0),
  );
  return near.length === 0 ? pick(random, names) : pick(random, near);
}

function turnAction(random: Random, game: Game): Action {
  const at = random() < 0.7 ? beside(random, game) : anywhere(random, game);
  return weighted<() => Action>(random, [
    [() => ({ do: 'tile', color: pick(random, COLORS), at }), 5],
    [() => ({ do: 'leader', leader: pick(random, LEADERS), at }), 5],
    [() => ({ do: 'withdraw', leader: pick(random, LEADERS) }), 1],
    [() => ({ do: 'catastrophe', at: somewhere(random, game) }), 3],
    [() => swap(random, game), 3],
    [() => ({ do: 'support', count: 0 }), 0.3],
    [() => ({ do: 'no-monument' }), 0.3],
  ])();
}

/** A swap of nothing, of more than a hand has, or of what it has not. */
function swap(random: Random, { hands, seat }: Game): Action {
  const hand = writeTiles(hands[seat] as readonly number[]).filter((tile) => tile !== '?');
  const color = pick(random, COLORS);
  return pick<Action>(random, [
    { do: 'swap', tiles: [] },
    { do: 'swap', tiles: [...hand, color].slice(-7) },
    { do: 'swap', tiles: new Array(1 + below(random, 6)).fill(color) },
  ]);
}

function decision(random: Random, game: Game, phase: Phase): Action {
  const color = pick(random, COLORS);
  const { placed, board } = game;
  const names = geometry(board).names;
  const near = placed === OFF || random() < 0.3 ? anywhere(random, game) : (names[placed] as Cell);
  switch (phase) {
    case 'turn.revolt.attack':
    case 'turn.revolt.defence':
    case 'turn.war.attack':
    case 'turn.war.defence':
      return { do: 'support', count: below(random, 7) };
    case 'turn.war.choose':
      return { do: 'choose-war', color };
    case 'turn.building':
      return { do: 'building', color, at: near };
    case 'turn.monument': {
      if (game.options.wonder && random() < 0.3) return { do: 'wonder', center: near };
      const square = random() < 0.5 ? near : beside(random, game);
      return { do: 'monument', square, monument: pick(random, MONUMENTS) };
    }
    case 'turn.treasures':
      return { do: 'treasure', at: somewhere(random, game) };
    default:
      return { do: 'pass' };
  }
}
