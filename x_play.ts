import { EngineProcess } from './machine/cli/conform/process.ts';
import { Engine } from './machine/conform/engine.ts';
import { allowedBy } from './machine/conform/allowed.ts';
import { playGame } from './machine/conform/differential.ts';
const n = Number(process.argv[2]), seed = Number(process.argv[3]), length = Number(process.argv[4] ?? 40);
const e = new Engine(new EngineProcess(['node', process.argv[5] ?? 'fixtures/adapters/shedu.ts'], { start: 20000, answer: 10000 }));
const { capabilities: had } = await e.hello();
const t = Date.now(); let steps = 0; const came: any = {};
for (let i = 0; i < n; i++) { const p = await playGame(e, had, seed + i, { allowed: allowedBy(had)!, length }); steps += p.steps; came[p.came] = (came[p.came] ?? 0) + 1; if (p.came !== 'agreed') console.log(JSON.stringify(p).slice(-1500)); }
console.log(came, steps, (Date.now() - t) / 1000);
process.exit();
