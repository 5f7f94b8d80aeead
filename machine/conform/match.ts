import { type Random, shuffled } from '../bots/random.ts';
import type { ChartInput } from '../chart/context.ts';
import type { GameFile, StepJson } from '../record/format.ts';
import { type Frame, framesFrom } from '../record/replay.ts';
import type { Action } from '../rules/action.ts';
import { legalActions } from '../rules/legal.ts';
import type { Seat } from '../rules/pieces.ts';
import { actor, check } from '../rules/turn.ts';
import { type Failure, Table } from './drive.ts';
import { type Engine, EngineFault, Unsupported } from './engine.ts';
import type { Lack } from './lacking.ts';
import { partLists } from './legality.ts';
import type { Load } from './loading.ts';
import { nearMiss } from './nearmiss.ts';
import type { Capabilities } from './protocol.ts';
import { Vocabulary } from './vocabulary.ts';

/** Where an engine first parts from the rules in a game. */
export interface Parting {
  /** The game up to the step in which they part, with nothing claimed. */
  readonly file: GameFile;
  readonly failure: Failure;
  /** What the engine had told of effects by then. */
  readonly vocabulary: Vocabulary;
}

/** How a stretch of a game went on an engine and by the rules. */
export type Went =
  | { readonly came: 'agreed' }
  | { readonly came: 'unsupported'; readonly lack: Lack }
  | { readonly came: 'parted'; readonly parting: Parting }
  /** What the engine says of legal actions is wrong, and what it takes and refuses is right. */
  | {
      readonly came: 'listed';
      readonly file: GameFile;
      readonly action: Action;
      /** Whether the rules allow the action. */
      readonly legal: boolean;
    };

/** How many refused actions are tried before each step. */
const NEAR_MISSES = 2;

/** How many legal actions are asked about one by one before each step. */
const SAMPLE = 5;

/** How many of the actions that only an engine lists are tried on it. */
const TRIED = 4;

/** A stretch of a game that is played on both sides. */
export class Match {
  at: ChartInput;
  readonly #engine: Engine;
  readonly #had: Capabilities;
  readonly #table: Table;
  readonly #chance: Random;
  readonly #vocabulary = new Vocabulary();
  readonly #begun: GameFile;
  readonly #steps: StepJson[] = [];
  #asked: StepJson | null = null;
  /** Where the rules are after what was asked last. */
  #due: ChartInput;

  constructor(
    engine: Engine,
    had: Capabilities,
    load: Load,
    begun: GameFile,
    start: ChartInput,
    chance: Random,
  ) {
    this.#engine = engine;
    this.#had = had;
    this.#table = new Table(engine, had, load);
    this.#begun = begun;
    this.#chance = chance;
    this.at = start;
    this.#due = start;
  }

  /** Where the game stands by the rules after the step in which both part. */
  get due(): ChartInput {
    return this.#due;
  }

  /** Steps that both have played. */
  get steps(): number {
    return this.#steps.length;
  }

  /** Plays what is named until nothing more is, or both part. */
  async play(next: () => Action | null): Promise<Went> {
    try {
      await this.#table.load();
      for (;;) {
        const before = (await this.#legality()) ?? (await this.#misses());
        if (before !== null) return before;
        const seat = actor(this.at.game, this.at.phase);
        const action = seat === null ? null : next();
        if (seat === null || action === null) return { came: 'agreed' };
        const failure = await this.#step(seat, action);
        if (failure !== null) return failure;
      }
    } catch (error) {
      if (error instanceof Unsupported)
        return { came: 'unsupported', lack: { lacks: 'said', said: error.message } };
      if (!(error instanceof EngineFault)) throw error;
      return this.#faulty(error);
    }
  }

  #faulty({ kind, message, request }: EngineFault): Went {
    const asked = this.#asked;
    const steps = asked === null ? this.#steps : [...this.#steps, asked];
    const told = request === null ? {} : { request };
    const step = steps.length - 1;
    const failure: Failure = { kind, step, path: '', message, clauses: [], ...told };
    return this.#parted({ ...this.#begun, steps }, failure);
  }

  #parted(file: GameFile, failure: Failure): Went {
    return { came: 'parted', parting: { file, failure, vocabulary: this.#vocabulary } };
  }

  /** Takes a step on both sides, refused or not; how they part, or null. */
  async #step(seat: Seat, action: Action): Promise<Went | null> {
    const step: StepJson = { seat, action };
    const frame = this.#frame(step);
    const file = { ...this.#begun, steps: [...this.#steps, step] };
    this.#asked = step;
    this.#due = { game: frame.game, phase: frame.phase };
    const failure = await this.#table.play(file, frame, step, (told) => {
      this.#vocabulary.hear(told);
      return this.#vocabulary.common(frame.effects);
    });
    this.#asked = null;
    if (failure !== null) return this.#parted(file, failure);
    if (frame.violations.length === 0) {
      this.#steps.push(step);
      this.at = this.#due;
    }
    return null;
  }

  #frame(step: StepJson): Frame {
    const { game, phase } = this.at;
    const index = this.#steps.length;
    const violations = check(game, phase, step.seat, step.action);
    if (violations.length > 0) {
      const toAct = actor(game, phase);
      return { index: index + 1, step, effects: [], violations, game, phase, toAct };
    }
    const [, after] = framesFrom(this.at, index, [step]);
    return after as Frame;
  }

  /** Tries actions that the rules refuse. */
  async #misses(): Promise<Went | null> {
    for (let i = 0; i < NEAR_MISSES; i++) {
      const miss = nearMiss(this.#chance, this.at.game, this.at.phase);
      if (miss === null) return null;
      const { seat, action } = miss;
      const judged = this.#had.legal === 'one' && (await this.#judged(seat, action));
      const parted = await this.#step(seat, action);
      if (parted !== null) return parted;
      if (judged) return this.#listed(action, false);
    }
    return null;
  }

  async #judged(seat: Seat, action: Action): Promise<boolean> {
    this.#asked = { seat, action };
    const answer = await this.#engine.ask({ do: 'legal', seat, action });
    this.#asked = null;
    return 'legal' in answer && answer.legal;
  }

  #listed(action: Action, legal: boolean): Went {
    return { came: 'listed', file: { ...this.#begun, steps: this.#steps }, action, legal };
  }

  /** Compares what both say of legal actions, as the engine is able to. */
  async #legality(): Promise<Went | null> {
    const { game, phase } = this.at;
    const seat = actor(game, phase);
    if (seat === null || this.#had.legal === 'none') return null;
    const ours = legalActions(game, phase).map(({ action }) => action);
    if (this.#had.legal === 'one') return this.#sampled(seat, ours);
    const answer = await this.#engine.ask({ do: 'legal' });
    const theirs = 'actions' in answer ? answer.actions : [];
    const { missing, extra } = partLists(ours, theirs);
    const beyond = extra.filter((action) => !this.#table.isBeyond(action));
    for (const action of beyond.slice(0, TRIED)) {
      const parted = await this.#step(seat, action);
      if (parted !== null) return parted;
    }
    const [lacking] = missing;
    if (lacking !== undefined)
      return (await this.#step(seat, lacking)) ?? this.#listed(lacking, true);
    return beyond[0] === undefined ? null : this.#listed(beyond[0], false);
  }

  async #sampled(seat: Seat, ours: readonly Action[]): Promise<Went | null> {
    for (const action of shuffled(this.#chance, ours).slice(0, SAMPLE)) {
      if (await this.#judged(seat, action)) continue;
      return (await this.#step(seat, action)) ?? this.#listed(action, true);
    }
    return null;
  }
}
