import { parentPort, workerData } from 'node:worker_threads';
import { judge } from './judge.ts';
import { mutant } from './mutants.ts';
import type { Word } from './watch.ts';

/** Judges the inputs of the seeds it is given and says of each what came of it. */

const say = (word: Word): void => parentPort?.postMessage(word);

const { first, end } = workerData as { readonly first: number; readonly end: number };
for (let seed = first; seed < end; seed++) {
  const bytes = mutant(seed);
  const begun = performance.now();
  try {
    const judged = judge(bytes);
    say({ seed, judged, took: performance.now() - begun });
  } catch (error) {
    say({ seed, fault: error instanceof Error ? String(error.stack) : String(error) });
  }
}
