import type { Case } from '../../conform/choice.ts';
import { driveCase, type Outcome } from '../../conform/drive.ts';
import { Engine, EngineFault, Unsupported } from '../../conform/engine.ts';
import type { Answers } from '../../conform/protocol.ts';
import { beforeSignal } from '../output/signals.ts';
import { EngineProcess, type Limits } from './process.ts';

/** The words that start an engine. */
export type CommandWords = readonly [string, ...string[]];

/** What an engine says of itself at the first exchange. */
export type Greeting = Answers['hello'];

/** A case that was tried. */
export interface Tried {
  readonly one: Case;
  readonly outcome: Outcome;
}

/** So many processes in a row that are lost without a case answered end a run. */
export const MOST_LOST = 20;

/** Processes of one engine that play cases side by side; a fresh one takes over for one that is lost. */
export class Crew {
  readonly #command: CommandWords;
  readonly #limits: Limits;
  readonly #alive = new Set<EngineProcess>();
  readonly #idle: EngineProcess[] = [];
  readonly #settled: () => void;
  readonly #close = (): void => this.close();
  #lost = 0;
  #stopped: EngineFault | null = null;

  constructor(command: CommandWords, limits: Limits) {
    this.#command = command;
    this.#limits = limits;
    // Whatever ends this process ends theirs, too.
    this.#settled = beforeSignal(this.#close);
    process.on('exit', this.#close);
  }

  /** What ended the run before all cases were tried, if anything did. */
  get stopped(): EngineFault | null {
    return this.#stopped;
  }

  /** Starts the engine and asks who it is. @throws EngineFault when it does not answer as it should */
  async greet(): Promise<Greeting> {
    const { worker, greeting } = await this.#start();
    this.#idle.push(worker);
    return greeting;
  }

  /**
   * Plays cases, on `jobs` processes at most, and tells what came of each in the order given. It
   * ends early once too many processes in a row were lost.
   */
  async *play(
    cases: readonly Case[],
    { capabilities }: Greeting,
    jobs: number,
  ): AsyncGenerator<Tried> {
    const slots = cases.map(() => Promise.withResolvers<Outcome | null>());
    for (const { promise } of slots) promise.catch(() => {});
    let next = 0;
    const lane = async (): Promise<void> => {
      let worker: EngineProcess | null = this.#idle.pop() ?? null;
      while (next < cases.length) {
        const at = next++;
        const { file } = cases[at] as Case;
        const slot = slots[at];
        worker = await this.#usable(worker);
        if (worker === null) {
          slot?.resolve(null);
          continue;
        }
        // Numbered anew, so that what is told of a case does not depend on those before it.
        const outcome = await driveCase(new Engine(worker), capabilities, file);
        if (this.#isLost(outcome)) {
          this.#end(worker);
          worker = null;
        }
        slot?.resolve(outcome);
      }
    };
    const lanes = Array.from({ length: Math.min(jobs, cases.length) }, () =>
      lane().catch((error) => {
        for (const slot of slots) slot.reject(error);
      }),
    );
    for (const [i, { promise }] of slots.entries()) {
      const outcome = await promise;
      if (outcome !== null) yield { one: cases[i] as Case, outcome };
    }
    await Promise.all(lanes);
  }

  /** Ends all processes. */
  close(): void {
    this.#settled();
    process.off('exit', this.#close);
    for (const one of this.#alive) one.close();
    this.#alive.clear();
  }

  /** A worker that can be asked, a fresh one if need be; null once the run is to end. */
  async #usable(worker: EngineProcess | null): Promise<EngineProcess | null> {
    if (worker !== null && !worker.usable) this.#end(worker);
    else if (worker !== null && this.#stopped === null) return worker;
    while (this.#stopped === null) {
      try {
        return (await this.#start()).worker;
      } catch (error) {
        if (!(error instanceof EngineFault)) throw error;
        this.#lose(error);
      }
    }
    return null;
  }

  async #start(): Promise<{ readonly worker: EngineProcess; readonly greeting: Greeting }> {
    const worker = new EngineProcess(this.#command, this.#limits);
    this.#alive.add(worker);
    try {
      return { worker, greeting: await new Engine(worker).hello() };
    } catch (error) {
      this.#end(worker);
      if (error instanceof Unsupported) throw new EngineFault('error', error.message, null);
      throw error;
    }
  }

  /** Keeps count of what is lost; whether the process cannot be used on. */
  #isLost(outcome: Outcome): boolean {
    if (outcome.outcome === 'unsupported' && outcome.lack.lacks !== 'said') return false;
    const failure = outcome.outcome === 'failed' ? outcome.failure : null;
    switch (failure?.kind) {
      case 'crash':
      case 'hang':
      case 'garbage':
      case 'flood':
      // What it says next may answer an earlier question.
      case 'protocol':
        this.#lose(new EngineFault(failure.kind, failure.message ?? '', failure.request ?? null));
        return true;
      default:
        this.#lost = 0;
        return false;
    }
  }

  #lose(fault: EngineFault): void {
    this.#lost++;
    if (this.#lost >= MOST_LOST) this.#stopped ??= fault;
  }

  #end(worker: EngineProcess): void {
    worker.close();
    this.#alive.delete(worker);
  }
}
