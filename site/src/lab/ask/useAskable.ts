import { useMemo, useRef } from 'preact/hooks';
import { gameOf, type ToldFrame } from '../../../../machine/book/telling/told.ts';
import type { Action } from '../../../../machine/rules/action.ts';
import type { Game } from '../../../../machine/rules/game.ts';
import type { Cell } from '../../../../machine/rules/pieces.ts';
import { offersOf } from '../../viewer/whatif/pieces.ts';
import type { Laid } from '../setup/laid.ts';
import type { Askable } from './askable.ts';
import type { Played } from './usePlayed.ts';

/** The position that is shown, and what may be asked in it. */
export interface Shown {
  readonly askable: Askable;
  readonly game: Game;
  /** The position before the last step, and what that step touched. */
  readonly previous: Game | null;
  readonly touched: readonly Cell[];
  /** As the engine tells it; null where no play can be taken up. */
  readonly frame: ToldFrame | null;
}

const NO_CELLS: readonly Cell[] = [];

/** What the engine made of the record, or the position as it is laid where that is none. */
export function useAskable(record: Laid, played: Played | null, start: Game): Shown {
  return useMemo(() => {
    const answer = played?.answer;
    const frames = answer?.outcome === 'played' && isOf(played, record) ? answer.frames : [];
    const frame = frames.at(-1) ?? null;
    if (frame === null || answer?.outcome !== 'played') return asLaid(record, start);
    const { board, options, rulings, players } = start;
    const fixed = { board, options, rulings, players };
    const game = gameOf({ fixed }, frame);
    const before = frames.at(-2);
    const { index, phase, toAct, standing } = frame;
    const { choices } = answer;
    const offers = offersOf(frame, choices);
    return {
      askable: { index, phase, toAct, game, standing, choices, offers },
      game,
      previous: before === undefined ? null : gameOf({ fixed }, before),
      touched: frame.lines.flatMap(({ cells }) => cells),
      frame,
    };
  }, [record, played, start]);
}

/** Whether an answer is about this position, be it with another step or with one less. */
const isOf = (played: Played | null, { position, seats, options }: Laid): boolean =>
  played !== null &&
  played.record.position === position &&
  played.record.seats === seats &&
  played.record.options === options;

function asLaid(record: Laid, game: Game): Shown {
  const toAct = record.position.seat ?? 0;
  const phase = 'turn.action' as const;
  const state = { phase, toAct, game: moving(game) };
  return {
    askable: {
      index: 0,
      phase,
      toAct,
      game,
      standing: null,
      choices: [],
      offers: offersOf(state, []),
    },
    game,
    previous: null,
    touched: NO_CELLS,
    frame: null,
  };
}

/** What of a game changes from position to position. */
export function moving(game: Game): ToldFrame['game'] {
  const { board: _, options: _o, rulings: _r, players: _p, bag, ...rest } = game;
  return { ...rest, left: bag.left };
}

const named = (action: Action, index: number): string => `${index} ${JSON.stringify(action)}`;

/** What the steps that were ever played here are called; null for others. */
export function useHeadings(
  played: Played | null,
): (action: Action, index: number) => string | null {
  const known = useRef(new Map<string, string>());
  return useMemo(() => {
    const { answer, record } = played ?? {};
    if (answer?.outcome === 'played')
      for (const { heading, action, index } of answer.frames)
        if (heading !== null && action !== null && record !== undefined)
          known.current.set(named(action, index - 1), heading);
    return (action: Action, index: number) => known.current.get(named(action, index)) ?? null;
  }, [played]);
}
