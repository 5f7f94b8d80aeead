import type { Language } from '../../../spec/text.ts';
import { type Moment, recorder } from '../../chart/recorder.ts';
import { actedCells, touchedCells } from '../../draw/marks.ts';
import { HEADING } from '../../record/annotation.ts';
import type { GameFile, StepJson } from '../../record/format.ts';
import { localText } from '../../record/local.ts';
import { type Frame, frames } from '../../record/replay.ts';
import { seatsOf } from '../../record/seats.ts';
import type { Effect, EffectOf } from '../../rules/effect.ts';
import { raisable } from '../../rules/figures.ts';
import type { Game } from '../../rules/game.ts';
import { COLORS } from '../../rules/pieces.ts';
import { supportingCells } from '../../rules/supporters.ts';
import { boardStrength } from '../../rules/turn.ts';
import type { Violation } from '../../rules/violation.ts';
import { type Sitter, say, sayAction, sayPhase } from '../../words/say.ts';
import { gainsOf } from './gains.ts';
import { faceDown, noteOf, saidOf } from './said.ts';
import type { Telling, ToldConflict, ToldFrame, ToldLine, ToldSide } from './told.ts';

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
    ...titleOf(file, language),
    ...noteOf(file, language),
    ...particularsOf(file),
    edition: file.edition,
    overrides: file.rulings ?? {},
    clauses: file.clauses ?? [],
    sitters: teller.sitters,
    ending: ended === undefined ? null : say(ended, language, teller.sitters),
    fixed: { board, options, rulings, players },
    frames: [start, ...rest],
  };
}

function titleOf({ title }: GameFile, language: Language): Pick<Telling, 'title' | 'titleLang'> {
  if (title === undefined) return { title: null };
  const { text, lang } = localText(title, language);
  return { title: text, ...(lang === undefined ? {} : { titleLang: lang }) };
}

function particularsOf(file: GameFile): Pick<Telling, 'particulars'> {
  const told = HEADING.flatMap((name) => (file[name] === undefined ? [] : [[name, file[name]]]));
  return told.length === 0 ? {} : { particulars: Object.fromEntries(told) };
}

class Teller {
  readonly #file: GameFile;
  readonly #language: Language;
  readonly sitters: readonly Sitter[];
  /** The turn under way, from 1. */
  #turn = 1;

  constructor(file: GameFile, language: Language) {
    this.#file = file;
    this.#language = language;
    this.sitters = seatsOf(file);
  }

  frame(frame: Frame, { states, taken }: Moment): ToldFrame {
    const { index, step, effects, violations, game, phase, toAct } = frame;
    const { sitters } = this;
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
      ...noteOf(step ?? {}, this.#language),
      ...saidOf(this.#file, step, index === this.#file.steps.length, this.#language, sitters),
      refused,
      lines: refused
        ? violations.map((violation) => this.#refusal(violation, sitters))
        : effects.map((effect) => this.#line(effect, sitters)),
      acted: step === null ? [] : actedCells(step.action),
      gains: effects.flatMap(gainsOf),
      phase,
      toAct,
      standing: sayPhase(phase, toAct, this.#language, sitters, raisable(game, phase)),
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
    return { heading, masked: sayAction(faceDown(action), seat, this.#language, sitters) };
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

/** Tiles drawn and tiles put away face down are seen by their owner alone. */
const isSecret = (effect: Effect): effect is EffectOf<'drawn' | 'tiles-discarded'> =>
  effect.type === 'drawn' ||
  (effect.type === 'tiles-discarded' && effect.clauses.includes('swap.discard.face-down'));

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
