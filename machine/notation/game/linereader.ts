import type { Language } from '../../../spec/text.ts';
import type { ChartInput } from '../../chart/context.ts';
import type { SeatJson, StepJson, VariationJson } from '../../record/format.ts';
import type { Segment } from '../../record/path.ts';
import type { Action, Draw } from '../../rules/action.ts';
import { PHASE_RULES } from '../../rules/phases.ts';
import type { Seat } from '../../rules/pieces.ts';
import { dynastyOf } from '../dynasties.ts';
import { nothingIn } from '../meaning.ts';
import { readMove } from '../move.ts';
import { tilesOf } from '../tiles.ts';
import { type Expected, expectation } from './expected.ts';
import { NoText } from './place.ts';
import { readComment, type Said, type SaidOf } from './said.ts';
import { readSigns, signAlone, signOf } from './signs.ts';
import type { Item, War, WrittenVariation } from './syntax.ts';
import { Table } from './table.ts';
import { wantedOf } from './wanted.ts';

/** What is the same for every line of a game. */
interface Around {
  /** The language in which letters of pieces may be, besides their own. */
  readonly language: Language | undefined;
  /** The language of the letters of drawn tiles. */
  readonly letters: Language;
  readonly seats: readonly SeatJson[];
  /** Refuses a step that the format does not know. @throws NoText */
  check(step: Readonly<Record<string, unknown>>, at: number): void;
  /** Notes where something stands. */
  place(path: readonly Segment[], at: number): void;
}

/** A line as it was read, with what is said of it as a whole. */
export interface ReadLineOfPlay {
  readonly said: Said;
  readonly line: Pick<VariationJson, 'steps' | 'variations'>;
}

type Step = Record<string, unknown> & Pick<StepJson, 'seat' | 'action'>;

/** Reads the items of one line, playing them as they come, since a move is short for what it means here. */
export class LineReader {
  readonly #around: Around;
  readonly #table: Table;
  readonly #steps: Step[] = [];
  readonly #said: Said = {};
  /** How it could go on from the end. */
  readonly #further: VariationJson[] = [];
  /** The step with which the last move began, and the position before it. */
  #move: { readonly step: number; readonly before: ChartInput } | null = null;
  #path: readonly Segment[] = [];
  /** Whose turn the last one that was named is. */
  #named: Seat | null = null;
  /** The rules refuse the last step. */
  #refused = false;

  constructor(start: ChartInput, around: Around) {
    this.#around = around;
    this.#table = new Table(start);
  }

  /** Reads a whole line. @throws NoText at what cannot be read. */
  read(items: readonly Item[], path: readonly Segment[], of: 'game' | 'variation'): ReadLineOfPlay {
    this.#path = path;
    for (const item of items) {
      if (this.#stuck && item.kind !== 'comment' && item.kind !== 'sign') break;
      this.#take(item, of);
    }
    const further = this.#further;
    return {
      said: this.#said,
      line: { steps: this.#steps, ...(further.length === 0 ? {} : { variations: further }) },
    };
  }

  /** Behind a step that the rules refuse, though the text does not say so, nothing means anything. */
  get #stuck(): boolean {
    return this.#refused && this.#steps.at(-1)?.violations === undefined;
  }

  #take(item: Item, of: SaidOf): void {
    if (this.#further.length > 0 && (item.kind === 'move' || item.kind === 'raw'))
      throw new NoText(item.at, expectation('no-more-moves'));
    switch (item.kind) {
      case 'comment': {
        const step = this.#steps.at(-1);
        readComment(item, step === undefined ? of : 'step', step ?? this.#said);
        return;
      }
      case 'turn':
        this.#turn(item.at, item.seat);
        return;
      case 'move':
        this.#written(item.text, item.at);
        return;
      case 'raw':
        this.#raw(item.value, item.at);
        return;
      case 'conflict':
        for (const war of item.wars) this.#war(war);
        return;
      case 'sign':
        this.#sign(signOf(item.number), item.at);
        return;
      case 'variation':
        this.#variation(item);
    }
  }

  /** Whose turn it is: what was left out before it is put in. */
  #turn(at: number, name: string | null): void {
    if (name === null) return;
    const dynasty = dynastyOf(name);
    const seat = this.#around.seats.findIndex((one) => one.dynasty === dynasty);
    if (seat < 0) {
      const dynasties = this.#around.seats.map((one) => one.dynasty);
      throw new NoText(at, expectation('seated', { dynasties }), name);
    }
    for (let left = MOST_LEFT_OUT; this.#table.toAct !== seat && left > 0; left--)
      if (!this.#leaveOut(at, true)) break;
    const { toAct } = this.#table;
    this.#named = this.#table.at.game.seat;
    if (toAct === seat) return;
    throw new NoText(at, toAct === null ? expectation('nobody') : this.#of('to-act', toAct), name);
  }

  /** Puts in that nothing was done, where that can be left out. */
  #leaveOut(at: number, passing: boolean): boolean {
    const { phase } = this.#table.at;
    const kind = nothingIn(phase);
    const { toAct } = this.#table;
    if (toAct === null || (kind === 'pass' && (!passing || phase !== 'turn.action'))) return false;
    return this.#step({ seat: toAct, action: { do: kind } }, at);
  }

  #sign(sign: ReturnType<typeof signOf>, at: number): void {
    const step = this.#steps.at(-1);
    if (sign === undefined || step === undefined) throw new NoText(at, expectation('sign'));
    Object.assign(step, sign);
  }

  #written(text: string, at: number): void {
    const alone = signAlone(text);
    if (alone !== null) {
      this.#sign(alone, at);
      return;
    }
    const [played = '', ...drawn] = text.split('>');
    const { move, ...signs } = readSigns(played);
    const words = this.#seatBefore(move, at);
    this.#ownTurn(words.at);
    const action = this.#action(words.move, words.at);
    const seat = this.#table.toAct ?? this.#table.at.game.seat;
    const draws = drawn.map((told) => this.#draw(told, seat, at));
    this.#begin();
    this.#step({ seat, action, ...signs, ...(draws.length === 0 ? {} : { draws }) }, at);
  }

  /** Where turns are named, another's has to be: it is over sooner than the text may think. */
  #ownTurn(at: number): void {
    const { game, phase } = this.#table.at;
    if (phase !== 'turn.action' || this.#named === null || game.seat === this.#named) return;
    throw new NoText(at, this.#of('turn-of', game.seat));
  }

  /** What is expected of a seat. */
  #of(id: 'to-act' | 'turn-of', seat: Seat): Expected {
    return expectation(id, { dynasty: this.#around.seats[seat]?.dynasty ?? '' });
  }

  /** `bull K C5`, with the turn's dynasty before the move and no colon. */
  #seatBefore(move: string, at: number): { readonly move: string; readonly at: number } {
    const [word = '', space = ''] = /^\s*(\S+)(\s+)/.exec(move)?.slice(1) ?? [];
    if (dynastyOf(word) === undefined) return { move, at };
    this.#turn(at, word);
    const start = move.indexOf(word) + word.length + space.length;
    return { move: move.slice(start), at: at + start };
  }

  /** The action of a move here, or after what was left out before it. */
  #action(text: string, at: number): Action {
    for (;;) {
      const read = readMove(text, this.#table.at, this.#around.language);
      const { takes } = PHASE_RULES[this.#table.at.phase];
      if ('action' in read && takes.includes(read.action.do)) return read.action;
      if (this.#table.at.phase !== 'turn.action' && this.#leaveOut(at, false)) continue;
      if ('action' in read) return read.action;
      throw new NoText(at + read.problem.column - 1, wantedOf(read.problem), read.problem.found);
    }
  }

  /** `rk`, or `bull rk` for those of another seat. */
  #draw(text: string, seat: Seat, at: number): Draw {
    const words = text.trim().split(/\s+/);
    const tiles = tilesOf(words.at(-1) ?? '', this.#around.letters);
    const dynasty = words.length > 1 ? dynastyOf(words[0] ?? '') : undefined;
    const other = this.#around.seats.findIndex((one) => one.dynasty === dynasty);
    if (tiles === undefined || words.length > 2 || (words.length > 1 && other < 0))
      throw new NoText(at, expectation('drawn'));
    return { seat: words.length > 1 ? (other as Seat) : seat, tiles };
  }

  #war({ at, color, attack, defence }: War): void {
    const { conflict, joined } = PHASE_RULES[this.#table.at.phase];
    if (conflict === null && !joined && !this.#stuck)
      throw new NoText(at, expectation('conflict-move'));
    if (color !== null) this.#add(`!${color}`, at);
    this.#add(`+${attack}`, at);
    if (defence !== null) this.#add(`+${defence}`, at);
  }

  /** A step of the conflict that the move before it began. */
  #add(text: string, at: number): void {
    if (this.#stuck) return;
    const read = readMove(text, this.#table.at, this.#around.language);
    if ('problem' in read) throw new NoText(at, wantedOf(read.problem), read.problem.found);
    this.#move ??= { step: this.#steps.length, before: this.#table.at };
    this.#step({ seat: this.#table.toAct ?? this.#table.at.game.seat, action: read.action }, at);
  }

  #raw(value: Readonly<Record<string, unknown>>, at: number): void {
    const { seat = this.#table.toAct ?? this.#table.at.game.seat, action } =
      'action' in value ? value : { action: value };
    this.#around.check({ seat, action }, at);
    this.#begin();
    this.#step({ seat: seat as Seat, action: action as Action }, at);
  }

  #begin(): void {
    this.#move = { step: this.#steps.length, before: this.#table.at };
  }

  /** Plays a step, and answers whether the rules let it be. */
  #step(step: Step, at: number): boolean {
    this.#around.place([...this.#path, 'steps', this.#steps.length], at);
    this.#steps.push(step);
    const draws = step.draws as readonly Draw[] | undefined;
    const played = this.#table.play(step.seat, step.action, draws);
    this.#refused = !played;
    return played;
  }

  #variationsOf(step: number): VariationJson[] {
    const at = this.#steps[step]!;
    at.variations ??= [];
    return at.variations as VariationJson[];
  }

  #variation({ at, goesOn, items }: WrittenVariation): void {
    const { step, before } = goesOn
      ? { step: null, before: this.#table.at }
      : (this.#move ?? { step: null, before: null });
    if (before === null) throw new NoText(at, expectation('variation-move'));
    const siblings = step === null ? this.#further : this.#variationsOf(step);
    const above = step === null ? this.#path : [...this.#path, 'steps', step];
    const path = [...above, 'variations', siblings.length];
    this.#around.place(path, at);
    const reader = new LineReader(before, this.#around);
    const { said, line } = reader.read(items, path, 'variation');
    siblings.push({ ...said, ...line });
  }
}

/** So many decisions may be left out before a turn. */
const MOST_LEFT_OUT = 4;
