import { Worker } from 'node:worker_threads';

/** What a run over many inputs found. */
export interface Watched {
  readonly inputs: number;
  /** How often each judgement was given. */
  readonly judged: Readonly<Record<string, number>>;
  /** The longest that one input took, in milliseconds. */
  readonly slowest: number;
  /** Seeds of inputs that were not taken as they should be, and why. */
  readonly faults: readonly { readonly seed: number; readonly reason: string }[];
}

interface Limits {
  /** Milliseconds that one input may take. */
  readonly time: number;
  /** Megabytes of heap for all of them. */
  readonly memory: number;
}

const LIMITS: Limits = { time: 15_000, memory: 400 };

/** What the thread says after each input. */
export type Word =
  | { readonly seed: number; readonly judged: string; readonly took: number }
  | { readonly seed: number; readonly fault: string };

/**
 * Judges the inputs of seeds in a thread of its own, which is ended when one input takes too long
 * or too much memory; that input is a fault, and the thread after it goes on with the next.
 */
export async function watch(
  first: number,
  count: number,
  advance: (done: number) => void = () => {},
  { time, memory }: Limits = LIMITS,
): Promise<Watched> {
  const judged: Record<string, number> = {};
  const faults: { seed: number; reason: string }[] = [];
  let slowest = 0;
  let next = first;
  const end = first + count;
  while (next < end) {
    const thread = new Worker(new URL('thread.ts', import.meta.url), {
      workerData: { first: next, end },
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const stopped = await new Promise<string | null>((resolve) => {
      let clock = setTimeout(() => {}, 0);
      const wind = (): void => {
        clearTimeout(clock);
        clock = setTimeout(() => resolve(`takes more than ${time} ms`), time);
      };
      wind();
      thread.on('message', (word: Word) => {
        wind();
        if ('fault' in word) faults.push({ seed: word.seed, reason: word.fault });
        else {
          judged[word.judged] = (judged[word.judged] ?? 0) + 1;
          slowest = Math.max(slowest, word.took);
        }
        next = word.seed + 1;
        advance(next - first);
      });
      thread.on('error', (error) => {
        clearTimeout(clock);
        resolve(String(error));
      });
      thread.on('exit', () => {
        clearTimeout(clock);
        resolve(null);
      });
    });
    await thread.terminate();
    if (stopped === null) break;
    faults.push({ seed: next, reason: stopped });
    next++;
  }
  return { inputs: next - first, judged, slowest, faults };
}
