// Writes the tables of effects and refusals into the contract: npx node test/record/write.ts
import { writeFileSync } from 'node:fs';
import { CONTRACT, contract } from './tables.ts';

writeFileSync(CONTRACT, contract());
