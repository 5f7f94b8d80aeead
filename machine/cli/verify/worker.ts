import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Judging } from '../../record/house.ts';
import { type Packed, unpack } from './pack.ts';

// A thread takes nothing over of what the process keeps compiled.
enableCompileCache();
const { check } = await import('./check.ts');

const judging = workerData as Judging | null;

/** A thread that verifies the packs of games it is sent and answers each with what came of it. */
parentPort?.on('message', (packed: Packed) => {
  parentPort?.postMessage(unpack(packed).map((bytes) => check(bytes, judging)));
});
