import { writeFileSync } from 'node:fs';
import { course, playthrough } from './digest.ts';
import { chapters } from './files.ts';
import { KEPT } from './kept.ts';
import { plans, randomCourse } from './random.ts';

/** `node test/mutation/keep.ts`: writes anew what fixtures and random games come to. */
const all = chapters();
const fixtures = [...all.values()].flat();
const lines = [
  ...fixtures.map((fixture) => course(fixture).line).sort(),
  ...plans.map(randomCourse),
];
writeFileSync(KEPT.courses, `${lines.join('\n')}\n`);
writeFileSync(KEPT.plays, `${(all.get('examples') ?? []).map(playthrough).join('\n\n')}\n`);
