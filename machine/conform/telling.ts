import { below, type Random, seeded, shuffled } from '../bots/random.ts';
import type { EffectClaim, GameFile, ObservedJson, StepJson } from '../record/format.ts';
import { writePosition } from '../record/position.ts';
import { Inconsistent } from '../record/problem.ts';
import { type Frame, frames } from '../record/replay.ts';
import { begin } from '../record/start.ts';
import { verifyFile } from '../record/verify.ts';
import type { Action } from '../rules/action.ts';
import { COLORS, type Color, type Seat, type Tile } from '../rules/pieces.ts';

/** How many ways to tell the unknown tiles are tried. */
const TRIES = 40;

const UNTOLD = '?';

/**
 * The same case with every tile told, for an engine that knows of none that is not: colours that
 * keep the steps as they are, without the claims that name an unknown tile. Null if none were found.
 */
export function toldCase(file: GameFile): GameFile | null {
  const bare = { ...file, steps: file.steps.map(withoutUntold) };
  const played = [...frames(bare)];
  const random = seeded(file.steps.length + 1);
  for (let i = 0; i < TRIES; i++) {
    const told = telling(bare, played, random);
    if (told === null) return null;
    if (holds(told)) return told;
  }
  return null;
}

function holds(file: GameFile): boolean {
  try {
    return verifyFile(file).problems.length === 0;
  } catch (error) {
    if (error instanceof Inconsistent) return false;
    throw error;
  }
}

/** A step without what it claims of tiles that nobody has told, and without draws beside the bag. */
function withoutUntold({ draws: _draws, effects, after, ...step }: StepJson): StepJson {
  return {
    ...step,
    ...(effects === undefined ? {} : { effects: effects.map(claimOfTold) }),
    ...(after === undefined ? {} : { after: stateOfTold(after) }),
  };
}

const namesUntold = (value: unknown): boolean => JSON.stringify(value).includes(`"${UNTOLD}"`);

const claimOfTold = (claim: EffectClaim): EffectClaim =>
  Object.fromEntries(
    Object.entries(claim).filter(([, value]) => !namesUntold(value)),
  ) as EffectClaim;

function stateOfTold({ hands, bag, discarded, ...after }: ObservedJson): ObservedJson {
  const sure = { hands, bag, discarded };
  const told = Object.entries(sure).filter(
    ([, value]) => value !== undefined && !namesUntold(value),
  );
  return { ...after, ...Object.fromEntries(told) };
}

/** What a seat gives out of its hand by an action, as far as the action or its outcome names it. */
function spentBy(action: Action, { effects }: Frame): readonly Tile[] {
  if (action.do === 'tile') return [action.color];
  if (action.do === 'swap') return action.tiles;
  return effects.flatMap((effect) =>
    effect.type === 'support-added' ? new Array<Color>(effect.count).fill(effect.color) : [],
  );
}

/** Tiles that a seat has to have for its steps, in the order in which it plays them. */
function wants(played: readonly Frame[], seat: Seat): readonly Tile[] {
  return played.flatMap((frame) =>
    frame.step?.seat === seat ? spentBy(frame.step.action, frame) : [],
  );
}

/** One way to tell all tiles; null where more are named than the game has. */
function telling(file: GameFile, played: readonly Frame[], random: Random): GameFile | null {
  const { game, phase } = begin(file);
  const hidden = shuffled(
    random,
    COLORS.flatMap((color, i) => new Array<Color>(game.unseen[i] as number).fill(color)),
  );
  const take = (color: Tile | undefined): Tile => {
    const at = color === undefined || color === UNTOLD ? -1 : hidden.indexOf(color);
    return hidden.splice(at < 0 ? below(random, hidden.length) : at, 1)[0] ?? UNTOLD;
  };
  const position = writePosition(game, phase);
  const hands = (position.hands ?? []).map((hand, seat) => {
    const wanted = [...wants(played, seat as Seat)];
    for (const tile of hand) if (wanted.includes(tile)) wanted.splice(wanted.indexOf(tile), 1);
    return hand.map((tile) => (tile === UNTOLD ? take(wanted.shift()) : tile));
  });
  const drawn = played.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.type === 'drawn' ? effect.tiles : [])),
  );
  const known = position.bag ?? Array.from({ length: game.bag.left }, (_, i) => drawn[i] ?? UNTOLD);
  const bag = known.map((tile) => (tile === UNTOLD ? take(undefined) : tile));
  const discarded: Partial<Record<Tile, number>> = { ...position.discarded };
  for (let left = discarded[UNTOLD] ?? 0; left > 0; left--) {
    const tile = take(undefined);
    discarded[tile] = (discarded[tile] ?? 0) + 1;
  }
  delete discarded[UNTOLD];
  if (namesUntold([hands, bag])) return null;
  if (file.position === undefined) return { ...file, hands, bag };
  return { ...file, position: { ...position, hands, bag, discarded } };
}
