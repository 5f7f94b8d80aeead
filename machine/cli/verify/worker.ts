import { parentPort } from 'node:worker_threads';
import { check } from './check.ts';
import { type Packed, unpack } from './pack.ts';

/** A thread that verifies the packs of games it is sent and answers each with what came of it. */
parentPort?.on('message', (packed: Packed) => {
  parentPort?.postMessage(unpack(packed).map(check));
});
