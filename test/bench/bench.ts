import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cold } from './cold.ts';
import { firstLoads } from './firstload.ts';
import { lengths, numbers } from './growth.ts';
import { loading } from './loading.ts';
import { describeMachine } from './machine.ts';
import { memory } from './memory.ts';
import { reportText } from './print.ts';
import type { Report } from './report.ts';
import { resultsText } from './results.ts';
import { runRounds } from './rounds.ts';
import { sectionsOf } from './sections.ts';
import { FULL, gather, QUICK, tasksOf } from './tasks.ts';
import { viewer } from './viewer.ts';

/**
 * Measures everything side by side in one run. What comes of it is information: the exit code is 0
 * whether or not the goals are reached. With --write it becomes `RESULTS.md` beside this file.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const machine = describeMachine();
const size = values.quick ? QUICK : FULL;
const material = await gather(size);
const samples = runRounds(tasksOf(material), size.warmup, size.rounds);
const report: Report = {
  machine,
  seeds: { 'random games': material.randomSeeds, "peer's games": material.peerSeeds },
  rounds: size.rounds,
  warmup: size.warmup,
  sections: [
    ...sectionsOf(material, samples),
    memory(material.games, size.rounds),
    lengths(size.lengths, size.warmup, size.rounds),
    numbers(material.games, size.verified, size.runs),
    cold(size.starts),
    await viewer(size.runs),
    await firstLoads(size.runs),
    await loading(size.runs),
  ],
};
if (values.write) writeFileSync(join(import.meta.dirname, 'RESULTS.md'), resultsText(report));
console.log(values.json ? JSON.stringify(report, null, 2) : reportText(report));
