import type { Language } from '../../../spec/text.ts';
import type { ChartInput } from '../../chart/context.ts';
import { toGameFile } from '../../record/file.ts';
import type {
  FixtureJson,
  RecordJson,
  SeatJson,
  StepJson,
  VariationJson,
} from '../../record/format.ts';
import { seatsOf } from '../../record/seats.ts';
import { begin } from '../../record/start.ts';
import type { Line } from '../../record/variations.ts';
import type { Draw } from '../../rules/action.ts';
import { PHASE_RULES } from '../../rules/phases.ts';
import type { Seat } from '../../rules/pieces.ts';
import { LETTERS } from '../meaning.ts';
import { readMove } from '../move.ts';
import { lettersOf } from '../tiles.ts';
import { writeMove } from '../writemove.ts';
import { type Headed, sorted, writeHeaders } from './headers.ts';
import { type Said, writeSaid } from './said.ts';
import { numbersOf, signAlone, writeSigns } from './signs.ts';
import { Table } from './table.ts';

/**
 * A record or fixture as a text, which `readGames` reads back member by member: the headers, then
 * a line for each turn. Pieces have the letters of a language, which a header names.
 * @throws Inconsistent when the start makes no sense.
 */
export function writeGame(json: RecordJson | FixtureJson, letters: Language = 'en'): string {
  const { steps, variations } = json;
  const file = toGameFile(json);
  const writer = new LineWriter(begin(file), { seats: seatsOf(file), letters }, 1);
  const opening = writeSaid(json as unknown as Said, 'game');
  const moves = writer.write(variations === undefined ? { steps } : { steps, variations }, '\n');
  return [
    ...writeHeaders(json as unknown as Headed, letters),
    '',
    ...[opening, moves].filter((part) => part !== ''),
    '',
  ].join('\n');
}

/** What a step has besides its action that a comment tells. */
const isPlain = ({ seat: _, action: _action, ...said }: StepJson): boolean =>
  Object.keys(said).length === 0;

/** What is the same for every line of a game. */
interface Around {
  readonly seats: readonly SeatJson[];
  readonly letters: Language;
}

class LineWriter {
  readonly #table: Table;
  readonly #around: Around;
  /** The number of the turn that is next. */
  #turn: number;
  /** The seat whose turn was headed last. */
  #headed: Seat | null = null;
  #actions = 0;

  constructor(start: ChartInput, around: Around, turn: number) {
    this.#table = new Table(start);
    this.#around = around;
    this.#turn = turn;
  }

  /** The moves of a line, turns divided by `between`. */
  write({ steps, variations = [] }: Line, between: string): string {
    const turns: string[][] = [];
    for (let i = 0; i < steps.length; ) {
      const head = this.#head();
      if (head !== null || turns.length === 0) turns.push([]);
      const { text, count } = this.#move(steps, i);
      turns.at(-1)!.push(`${head ?? ''}${text}`);
      i += count;
    }
    const end = variations.map((one) => this.#variation(one, this.#table.at, '... '));
    const moves = turns.map((moves) => moves.join(', ')).join(between);
    return [moves, ...end].filter((part) => part !== '').join(' ');
  }

  /** `3. bull: ` where a turn begins. */
  #head(): string | null {
    const { game, phase } = this.#table.at;
    const again = game.seat === this.#headed && game.actionsLeft <= this.#actions;
    this.#actions = game.actionsLeft;
    if (again || phase === 'over') return null;
    this.#headed = game.seat;
    const { toAct } = this.#table;
    const dynasty = this.#around.seats[toAct ?? game.seat]?.dynasty;
    const number = this.#turn++;
    return dynasty === undefined ? `${number}. ` : `${number}. ${dynasty}: `;
  }

  /** A move with what belongs to it, and how many steps that is. */
  #move(
    steps: readonly StepJson[],
    from: number,
  ): { readonly text: string; readonly count: number } {
    const step = steps[from]!;
    const before = this.#table.at;
    const written = this.#written(step, before);
    this.#table.play(step.seat, step.action, step.draws);
    const parts = [written.text, writeSaid(written.left, 'step')];
    const variations = (step.variations ?? []).map((one) => this.#variation(one, before, ''));
    parts.push(...variations);
    const { text, count } = this.#conflict(steps, from + 1);
    parts.push(text);
    return { text: parts.filter((part) => part !== '').join(' '), count: count + 1 };
  }

  /** A step as a move, and what is left for a comment to tell. */
  #written(step: StepJson, at: ChartInput): { readonly text: string; readonly left: Said } {
    const { seat, action, glyph, standing, draws = [], ...said } = step;
    const left: Said = said;
    const { letters } = this.#around;
    const written = writeMove(action, at, letters);
    const read = readMove(written, at, letters);
    const due = this.#table.toAct ?? at.game.seat;
    // Before an action that a phase does not take, reading would put in what was left out; a swap of
    // nothing would be a sign.
    const plain =
      seat === due &&
      PHASE_RULES[at.phase].takes.includes(action.do) &&
      signAlone(written) === null &&
      'action' in read &&
      sorted(read.action) === sorted(action);
    const signs = {
      ...(glyph === undefined ? {} : { glyph }),
      ...(standing === undefined ? {} : { standing }),
    };
    if (!plain) {
      const raw = `@${JSON.stringify(seat === due ? action : { seat, action })}`;
      const numbers = numbersOf(signs).map((number) => `$${number}`);
      const { draws: told } = step;
      return {
        text: [raw, ...numbers].join(' '),
        left: told === undefined ? left : { ...left, draws: told },
      };
    }
    const drawn = draws.map((draw) => this.#draw(draw, seat));
    return {
      text: [writeSigns({ move: written, ...signs }), ...drawn].join(' '),
      left: step.draws?.length === 0 ? { ...left, draws: step.draws } : left,
    };
  }

  #draw({ seat, tiles }: Draw, own: Seat): string {
    const dynasty = seat === own ? '' : `${this.#around.seats[seat]?.dynasty} `;
    return `>${dynasty}${lettersOf(tiles, this.#around.letters)}`;
  }

  /** What was added to a conflict, as long as nothing is said of it. */
  #conflict(
    steps: readonly StepJson[],
    from: number,
  ): { readonly text: string; readonly count: number } {
    const wars: string[] = [];
    let i = from;
    for (;;) {
      const choice = steps[i];
      const chosen = choice?.action.do === 'choose-war' && isPlain(choice) ? choice.action : null;
      const at = chosen === null ? i : i + 1;
      const [attack, defence] = [steps[at], steps[at + 1]];
      if (attack?.action.do !== 'support' || defence?.action.do !== 'support') break;
      if (!isPlain(attack) || !isPlain(defence)) break;
      const color = chosen === null ? '' : `${LETTERS[this.#around.letters].tile[chosen.color]} `;
      if (!this.#fought(steps.slice(i, at + 2))) break;
      wars.push(`${color}${attack.action.count}:${defence.action.count}`);
      i = at + 2;
    }
    return { text: wars.length === 0 ? '' : `[${wars.join(', ')}]`, count: i - from };
  }

  /** Plays steps, if each is of the seat that is to act and the rules let it be. */
  #fought(steps: readonly StepJson[]): boolean {
    const trial = new Table(this.#table.at);
    for (const { seat, action } of steps)
      if (trial.toAct !== seat || !trial.play(seat, action)) return false;
    for (const { seat, action } of steps) this.#table.play(seat, action);
    return true;
  }

  #variation(variation: VariationJson, from: ChartInput, opening: string): string {
    const { steps, variations, ...said } = variation;
    const writer = new LineWriter(from, this.#around, this.#turn - 1);
    const moves = writer.write(variations === undefined ? { steps } : { steps, variations }, ' ');
    const words = writeSaid(said, 'variation');
    return `(${[opening.trim(), words, moves].filter((part) => part !== '').join(' ')})`;
  }
}
