import { Engine, EngineFault, Unsupported } from '../../conform/engine.ts';
import type { Answers } from '../../conform/protocol.ts';
import type { Engines } from '../../conform/shrink.ts';
import { cut } from '../../record/brief.ts';
import { beforeSignal } from '../output/signals.ts';
import { Failure, foreign } from '../output/terminal.ts';
import type { CommandWords } from './crew.ts';
import { EngineProcess, type Limits } from './process.ts';

/** One process of an engine after another: a fresh one takes over for one that is lost. */
export class Lane implements Engines {
  readonly #command: CommandWords;
  readonly #limits: Limits;
  readonly #settled: () => void;
  readonly #close = (): void => this.#worker?.close();
  #worker: EngineProcess | null = null;
  #engine: Engine | null = null;

  constructor(command: CommandWords, limits: Limits) {
    this.#command = command;
    this.#limits = limits;
    // Whatever ends this process ends that one, too.
    this.#settled = beforeSignal(this.#close);
    process.on('exit', this.#close);
  }

  /** Starts the engine and asks who it is. @throws Failure when it does not answer as it should */
  async greet(): Promise<Answers['hello']> {
    this.dismiss();
    const worker = new EngineProcess(this.#command, this.#limits);
    this.#worker = worker;
    this.#engine = new Engine(worker);
    try {
      return await this.#engine.hello();
    } catch (error) {
      if (!(error instanceof EngineFault || error instanceof Unsupported)) throw error;
      throw new Failure(`the engine cannot be used: ${foreign(cut(error.message, 2_000))}`);
    }
  }

  async usable(): Promise<Engine> {
    if (this.#worker?.usable !== true) await this.greet();
    return this.#engine as Engine;
  }

  /** Whether the process was lost since it was last asked for. */
  get isLost(): boolean {
    return this.#worker?.usable !== true;
  }

  dismiss(): void {
    this.#worker?.close();
    this.#worker = null;
  }

  close(): void {
    this.#settled();
    process.off('exit', this.#close);
    this.dismiss();
  }
}
