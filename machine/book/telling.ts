import type { ClauseId } from '../../spec/clauses.ts';
import type { EditionId } from '../../spec/ids.ts';
import type { Language } from '../../spec/text.ts';
import { type Moment, recorder } from '../chart/recorder.ts';
import { actedCells, touchedCells } from '../draw/marks.ts';
import type { GameFile, StepJson } from '../record/format.ts';
import { type Frame, frames } from '../record/replay.ts';
import type { Action, Phase } from '../rules/action.ts';
import type { Effect, EffectOf, EffectType, PointReason } from '../rules/effect.ts';
import type { Game, Rulings } from '../rules/game.ts';
import { type Cell, COLORS, type Color, DYNASTIES, type Seat } from '../rules/pieces.ts';
import { boardStrength, supportingCells } from '../rules/turn.ts';
import type { Violation } from '../rules/violation.ts';
import { type Sitter, say, sayAction, sayPhase } from '../words/say.ts';
import { annotation } from './annotation.ts';

/** What stays the same from position to position. */
export type Fixed = Pick<Game, 'board' | 'options' | 'rulings' | 'players'>;

/** What changes from position to position. */
export type Moving = Omit<Game, keyof Fixed | 'bag'> & { readonly left: number };

/** A sentence about something that happened, or about why it could not. */
export interface ToldLine {
  readonly type: EffectType | 'refusal';
  readonly text: string;
  /** What all but `seat` get to know of it, where that is less. */
  readonly masked?: string;
  readonly seat?: Seat;
  readonly clauses: readonly ClauseId[];
  readonly cells: readonly Cell[];
}

/** Points or a treasure that a seat got; `line` is the line of the step that tells of it. */
export interface ToldGain {
  readonly seat: Seat;
  readonly of: Color | 'treasure';
  readonly count: number;
  readonly reason: PointReason | 'treasure';
  readonly line: number;
}

/** One side of an open conflict: its tiles on the board and the spaces they lie on. */
export interface ToldSide {
  readonly seat: Seat;
  readonly board: number;
  readonly added: number;
  readonly supporters: readonly Cell[];
}

export interface ToldConflict {
  readonly kind: 'revolt' | 'war';
  readonly color: Color;
  readonly attacker: ToldSide;
  readonly defender: ToldSide;
}

/** A position and what led to it, in words. */
export interface ToldFrame {
  /** Number of the position: 0 is the start. */
  readonly index: number;
  /** Number of the turn the step belongs to, from 1; 0 at the start. */
  readonly turn: number;
  readonly seat: Seat | null;
  readonly action: Action | null;
  /** The action in words; what all but its seat get to know of it, where that is less. */
  readonly heading: string | null;
  readonly masked?: string;
  /** The annotation as safe HTML. */
  readonly note?: string;
  readonly refused: boolean;
  readonly lines: readonly ToldLine[];
  readonly acted: readonly Cell[];
  readonly gains: readonly ToldGain[];
  readonly phase: Phase;
  readonly toAct: Seat | null;
  /** Who is to decide what, in words. */
  readonly standing: string;
  readonly conflict: ToldConflict | null;
  /** Paths of the states of the chart that are active. */
  readonly states: readonly string[];
  /** Ids of the chart's edges that the step took; at the start, how play was taken up. */
  readonly taken: readonly string[];
  readonly game: Moving;
}

/** A whole file in the words of one language: all that a viewer shows, as JSON. */
export interface Telling {
  readonly format: 'shedu-telling/1';
  readonly language: Language;
  readonly kind: GameFile['kind'];
  readonly id: string | null;
  readonly title: string | null;
  readonly note?: string;
  readonly edition: EditionId;
  /** The readings that the file itself chooses. */
  readonly overrides: Partial<Rulings>;
  /** The clauses that a fixture shows. */
  readonly clauses: readonly ClauseId[];
  readonly sitters: readonly Sitter[];
  /** How the game ended, in words. */
  readonly ending: string | null;
  readonly fixed: Fixed;
  readonly frames: readonly [ToldFrame, ...ToldFrame[]];
}

/**
 * Plays a file and tells it.
 * @throws Inconsistent when the file has no start position that makes sense.
 */
export function tell(file: GameFile, language: Language): Telling {
  const teller = new Teller(file, language);
  const noted = recorder();
  const told: ToldFrame[] = [];
  let last: Frame | null = null;
  for (const frame of frames(file, noted.inspect)) {
    told.push(teller.frame(frame, noted.take()));
    last = frame;
  }
  const [start, ...rest] = told;
  if (start === undefined || last === null) throw new RangeError('a replay has at least its start');
  const { board, options, rulings, players } = last.game;
  const ended = last.effects.find(({ type }) => type === 'game-ended');
  return {
    format: 'shedu-telling/1',
    language,
    kind: file.kind,
    id: file.id ?? null,
    title: file.title ?? null,
    ...(file.note === undefined ? {} : { note: annotation(file.note) }),
    edition: file.edition,
    overrides: file.rulings ?? {},
    clauses: file.clauses ?? [],
    sitters: teller.sitters(players),
    ending: ended === undefined ? null : say(ended, language, teller.sitters(players)),
    fixed: { board, options, rulings, players },
    frames: [start, ...rest],
  };
}

/** The whole game at a position; what nobody is told, such as the order of the bag, is not in it. */
export function gameOf({ fixed }: Pick<Telling, 'fixed'>, { game }: Pick<ToldFrame, 'game'>): Game {
  const { left, ...moving } = game;
  return { ...fixed, ...moving, bag: { order: null, drawn: 0, left } };
}

class Teller {
  readonly #file: GameFile;
  readonly #language: Language;
  /** The turn under way, from 1. */
  #turn = 1;

  constructor(file: GameFile, language: Language) {
    this.#file = file;
    this.#language = language;
  }

  /** Who sits where; a file that does not tell gets the dynasties in their order. */
  sitters(players: number): readonly Sitter[] {
    return this.#file.seats ?? DYNASTIES.slice(0, players).map((dynasty) => ({ dynasty }));
  }

  frame(frame: Frame, { states, taken }: Moment): ToldFrame {
    const { index, step, effects, violations, game, phase, toAct } = frame;
    const sitters = this.sitters(game.players);
    const turn = step === null ? 0 : this.#turn;
    if (effects.some(({ type }) => type === 'turn-ended')) this.#turn++;
    const {
      board: _board,
      options: _options,
      rulings: _rulings,
      players: _,
      bag,
      ...moving
    } = game;
    const refused = violations.length > 0;
    return {
      index,
      turn,
      seat: step?.seat ?? null,
      action: step?.action ?? null,
      ...this.#heading(step, sitters),
      ...(step?.note === undefined ? {} : { note: annotation(step.note) }),
      refused,
      lines: refused
        ? violations.map((violation) => this.#refusal(violation, sitters))
        : effects.map((effect) => this.#line(effect, sitters)),
      acted: step === null ? [] : actedCells(step.action),
      gains: effects.flatMap(gainsOf),
      phase,
      toAct,
      standing: sayPhase(phase, toAct, this.#language, sitters),
      conflict: conflictIn(game),
      states,
      taken,
      game: { ...moving, left: bag.left },
    };
  }

  #heading(
    step: StepJson | null,
    sitters: readonly Sitter[],
  ): Pick<ToldFrame, 'heading' | 'masked'> {
    if (step === null) return { heading: null };
    const { action, seat } = step;
    const heading = sayAction(action, seat, this.#language, sitters);
    if (action.do !== 'swap') return { heading };
    const hidden: Action = { do: 'swap', tiles: action.tiles.map(() => '?') };
    return { heading, masked: sayAction(hidden, seat, this.#language, sitters) };
  }

  #line(effect: Effect, sitters: readonly Sitter[]): ToldLine {
    const { type, clauses } = effect;
    const text = say(effect, this.#language, sitters);
    const cells = touchedCells(effect);
    if (!isSecret(effect)) return { type, text, clauses, cells };
    const hidden = { ...effect, tiles: effect.tiles.map(() => '?' as const) };
    const masked = say(hidden, this.#language, sitters);
    return { type, text, masked, seat: effect.seat, clauses, cells };
  }

  #refusal(violation: Violation, sitters: readonly Sitter[]): ToldLine {
    const text = say(violation, this.#language, sitters);
    return { type: 'refusal', text, clauses: [violation.clause], cells: violation.cells };
  }
}

/** Tiles drawn and tiles swapped are seen by their owner alone; what a conflict took lay open. */
const isSecret = (effect: Effect): effect is EffectOf<'drawn' | 'tiles-discarded'> =>
  effect.type === 'drawn' ||
  (effect.type === 'tiles-discarded' && effect.clauses.some((id) => id.startsWith('swap.')));

function gainsOf(effect: Effect, line: number): readonly ToldGain[] {
  switch (effect.type) {
    case 'point': {
      const { seat, color: of, count, reason } = effect;
      return [{ seat, of, count, reason, line }];
    }
    case 'treasure-taken':
      return [{ seat: effect.seat, of: 'treasure', count: 1, reason: 'treasure', line }];
    default:
      return [];
  }
}

function conflictIn(game: Game): ToldConflict | null {
  const { conflict } = game;
  if (conflict === null) return null;
  const board = boardStrength(game, conflict);
  const supporters = supportingCells(game, conflict);
  const side = (which: 'attacker' | 'defender', added: number): ToldSide => ({
    seat: conflict[which],
    board: board[which],
    added,
    supporters: supporters[which],
  });
  return {
    kind: conflict.kind,
    color: COLORS[conflict.color]!,
    attacker: side('attacker', conflict.added),
    defender: side('defender', 0),
  };
}
