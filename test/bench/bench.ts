import { parseArgs } from 'node:util';
import { loading } from './loading.ts';
import { describeMachine } from './machine.ts';
import { reportText } from './print.ts';
import type { Report } from './report.ts';
import { runRounds } from './rounds.ts';
import { sectionsOf } from './sections.ts';
import { FULL, gather, QUICK, tasksOf } from './tasks.ts';
import { viewer } from './viewer.ts';

/**
 * Measures everything side by side in one run. What comes of it is information: the exit code is 0
 * whether or not the goals are reached.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
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
    await viewer(values.quick ? 1 : 3),
    await loading(values.quick ? 1 : 3),
  ],
};
console.log(values.json ? JSON.stringify(report, null, 2) : reportText(report));
