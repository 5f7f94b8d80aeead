import { type Allowed, beginning } from '../bots/beginnings.ts';
import { choose, temper } from '../bots/interest.ts';
import { type Random, seeded, shuffled } from '../bots/random.ts';
import type { ChartInput } from '../chart/context.ts';
import type { GameFile, StepJson } from '../record/format.ts';
import { writePosition } from '../record/position.ts';
import { type Frame, framesFrom } from '../record/replay.ts';
import { begin } from '../record/start.ts';
import type { Action } from '../rules/action.ts';
import { legalActions } from '../rules/legal.ts';
import type { Seat } from '../rules/pieces.ts';
import { actor, check } from '../rules/turn.ts';
import { type Failure, Table } from './drive.ts';
import { type Engine, EngineFault, Unsupported } from './engine.ts';
import { type Lack, lackOf } from './lacking.ts';
import { partLists } from './legality.ts';
import { type Load, loading } from './loading.ts';
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

/** What came of a game, or of a stretch of one, that was played on an engine and by the rules. */
export type Played = { readonly seed: number; readonly steps: number } & (
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
    }
);

/** What games are played, and how long they are. */
export interface Playing {
  readonly allowed: Allowed;
  /** The most steps of a game. */
  readonly length: number;
}

/** How many refused actions are tried before each step. */
const NEAR_MISSES = 2;

/** How many legal actions are asked about one by one before each step. */
const SAMPLE = 5;

/** How many of the actions that only an engine lists are tried on it. */
const TRIED = 4;

/** How an engine can part from the rules and still be asked on. */
const GOES_ON: readonly Failure['kind'][] = ['refused', 'not-refused', 'differs', 'error'];

/**
 * Plays the game of a seed on an engine and by the rules. Where they part, the engine is given the
 * position that the rules come to, if it can begin there, and the game goes on: what is wrong early
 * hides nothing that comes later. One entry for each stretch, the last one as the game came out.
 */
export async function playGame(
  engine: Engine,
  had: Capabilities,
  seed: number,
  { allowed, length }: Playing,
): Promise<readonly Played[]> {
  const random = seeded(seed);
  const liking = temper(random);
  const chance = seeded(~seed);
  const { format: _format, title: _title, ...begun } = beginning(random, allowed);
  const { hands: _hands, bag: _bag, ...agreed } = begun;
  let file: GameFile = { ...begun, kind: 'record' };
  let start: ChartInput = begin(file);
  let left = length;
  let steps = 0;
  const played: Played[] = [];
  for (;;) {
    const load = loading(file, start);
    const lack = lackOf(had, load, file.position === undefined ? 'set-up' : 'position');
    if (lack !== null && played.length === 0)
      return [{ seed, steps: 0, came: 'unsupported', lack }];
    if (lack !== null) {
      // The rules alone play on to where the engine can begin.
      const next = left > 0 ? onward(start, choose(random, liking, start.game, start.phase)) : null;
      if (next === null) return played;
      left--;
      start = next;
      file = { ...agreed, kind: 'record', position: writePosition(start.game, start.phase) };
      continue;
    }
    const match = new Match(engine, had, load, file, start, chance);
    const went = await match.play(() =>
      match.steps < left ? choose(random, liking, match.at.game, match.at.phase) : null,
    );
    left -= match.steps + 1;
    if (went.came === 'unsupported' && match.steps > 0 && left > 0) {
      // Another action than the one that the engine lacks something for.
      steps += match.steps;
      start = match.at;
    } else {
      played.push({ seed, steps: steps + match.steps, ...went });
      steps = 0;
      if (went.came !== 'parted' || left <= 0) return played;
      if (!GOES_ON.includes(went.parting.failure.kind)) return played;
      start = match.due;
    }
    file = { ...agreed, kind: 'record', position: writePosition(start.game, start.phase) };
  }
}

/** Where an action leads by the rules; null where there is none. */
function onward(from: ChartInput, action: Action | null): ChartInput | null {
  const seat = actor(from.game, from.phase);
  if (seat === null || action === null) return null;
  const [, after] = framesFrom(from, 0, [{ seat, action }]);
  return after === undefined ? null : { game: after.game, phase: after.phase };
}

/** How a game went on, without its number. */
type Went = Played extends infer P ? (P extends Played ? Omit<P, 'seed' | 'steps'> : never) : never;

/** A game that is played on both sides. */
class Match {
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
    const answer = await this.#engine.ask({ do: 'legal', seat, action });
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
