import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { READING } from '../../machine/record/validators.ts';

/** A schema without what it says for people. */
const schema = (name: string): object =>
  JSON.parse(
    readFileSync(new URL(`../../spec/schema/${name}.schema.json`, import.meta.url), 'utf8'),
    (_, value) => {
      if (typeof value?.description !== 'string') return value;
      const { description: _said, ...rest } = value;
      return rest;
    },
  );

/** What the code that Ajv writes leans on. */
const RUNTIME = ['equal', 'ucs2length'];

/**
 * A module with the schemas of records as plain code, since Ajv makes functions from text, which a
 * strict Content-Security-Policy forbids. The code asks for its runtime as CommonJS does.
 */
export function writtenOut(): string {
  // A function for each shape is less to fetch than its checks at every place that it has.
  const ajv = new Ajv2020({ ...READING, inlineRefs: false, code: { source: true, esm: true } });
  for (const name of ['game', 'record', 'fixture', 'trace']) ajv.addSchema(schema(name));
  return [
    ...RUNTIME.map((name) => `import ${name} from 'ajv/dist/runtime/${name}.js';`),
    `const runtime = { ${RUNTIME.map((name) => `'ajv/dist/runtime/${name}': ${name}`).join(', ')} };`,
    'const require = (name) => ({ default: runtime[name].default ?? runtime[name] });',
    standalone(ajv, {
      record: 'record.schema.json',
      fixture: 'fixture.schema.json',
      trace: 'trace.schema.json',
    }),
  ].join('\n');
}
