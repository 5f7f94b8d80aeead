import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '../../machine/conform/index.ts';
import { MODULES } from '../../machine/conform/protocol.ts';
import { editionIds } from '../../spec/editions.ts';
import { switches, switchIds } from '../../spec/rulings.ts';

/** A folder for engines and what they are tried on. */
export const temporary = (): string => mkdtempSync(join(tmpdir(), 'shedu-conform-'));

/** An engine that has everything and tells nothing but whether an action is taken. */
const GREETING = {
  protocol: PROTOCOL,
  engine: { name: 'taker', version: '1' },
  capabilities: {
    editions: editionIds,
    readings: Object.fromEntries(switchIds.map((id) => [id, Object.keys(switches[id].readings)])),
    boards: ['standard', 'advanced', 'free'],
    modules: MODULES,
    players: [2, 3, 4],
    positions: true,
    unknown: true,
    clauses: false,
    effects: false,
    legal: 'none',
    state: [],
    result: false,
  },
};

/**
 * Writes an engine that takes every action, so that it errs wherever one is refused. `before` is
 * code that may do otherwise: it sees the request as `asked` and `say`s what it likes instead.
 */
export function engineIn(
  folder: string,
  name: string,
  before = '',
  greeting: object = GREETING,
): readonly string[] {
  const path = join(folder, `${name}.mjs`);
  const code = `import { createInterface } from 'node:readline';
import { writeFileSync } from 'node:fs';
const greeting = ${JSON.stringify(greeting)};
const write = (text) => process.stdout.write(text);
const say = (reply) => write(JSON.stringify(reply) + '\\n');
const answers = { hello: greeting, act: { taken: true }, state: { position: {} } };
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const { id } = asked;
  ${before}
  say({ id, ...answers[asked.do] });
}
`;
  writeFileSync(path, code);
  return [process.execPath, path];
}

/** The greeting of an engine that lacks something. */
export const lacking = (capabilities: object): object => ({
  ...GREETING,
  capabilities: { ...GREETING.capabilities, ...capabilities },
});
