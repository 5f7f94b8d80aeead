import { Worker } from 'node:worker_threads';
import type { Judging } from '../../record/house.ts';
import type { Checked } from '../input/finding.ts';
import type { Packed } from './pack.ts';

/** A game leaves much behind at once; a small nursery keeps memory low and is no slower. */
const LIMITS = { maxYoungGenerationSizeMb: 16 };

interface Job {
  readonly packed: Packed;
  readonly resolve: (checked: readonly Checked[]) => void;
  readonly reject: (error: Error) => void;
}

/** The worker's file, beside this one: a script in a checkout, compiled in the published package. */
const SCRIPT = new URL(import.meta.url.replace(/pool\.(ts|js)$/, 'worker.$1'));

/** So many threads that verify packs of games; a pack waits until one is free. */
export class Pool {
  readonly size: number;
  readonly #idle: Worker[] = [];
  readonly #waiting: Job[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #judging: Judging | null;

  constructor(judging: Judging | null, size: number) {
    this.#judging = judging;
    this.size = size;
  }

  check(packed: Packed): Promise<readonly Checked[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ packed, resolve, reject });
      this.#next();
    });
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.terminate()));
  }

  #next(): void {
    const worker = this.#idle.pop() ?? (this.#busy.size < this.size ? this.#hire() : undefined);
    if (worker === undefined) return;
    const job = this.#waiting.shift();
    if (job === undefined) {
      this.#idle.push(worker);
      return;
    }
    this.#busy.set(worker, job);
    worker.postMessage(job.packed, [job.packed.bytes.buffer]);
  }

  #hire(): Worker {
    const worker = new Worker(SCRIPT, { resourceLimits: LIMITS, workerData: this.#judging });
    worker.on('message', (checked: readonly Checked[]) => {
      this.#busy.get(worker)?.resolve(checked);
      this.#busy.delete(worker);
      this.#idle.push(worker);
      this.#next();
    });
    worker.on('error', (error: Error) => {
      const job = this.#busy.get(worker);
      this.#busy.delete(worker);
      job?.reject(error);
    });
    return worker;
  }
}
