import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { READING } from './record/validators.ts';

// The compilers of machine and site see its default export differently.
const standalone: (ajv: Ajv2020, exported: Readonly<Record<string, string>>) => string =
  createRequire(import.meta.url)('ajv/dist/standalone/index.js');

/** A schema of `spec/schema` by its name. */
export const schemaText = (name: string): string =>
  readFileSync(new URL(`../spec/schema/${name}.schema.json`, import.meta.url), 'utf8');

/** What the code that Ajv writes leans on. */
const RUNTIME = ['equal', 'ucs2length'];

/**
 * A module with schemas as plain code, each under its name; the code asks for its runtime as
 * CommonJS does. Without `inlineRefs` a shape is a function of its own, which is less to fetch than
 * its checks at every place that it has.
 */
export function writtenOut(
  schemas: readonly object[],
  exported: Readonly<Record<string, string>>,
  inlineRefs: boolean,
): string {
  const ajv = new Ajv2020({ ...READING, inlineRefs, code: { source: true, esm: true } });
  // The schemas need neither, and the code would keep account of what was checked for them.
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  for (const schema of schemas) ajv.addSchema(schema);
  return [
    ...RUNTIME.map((name) => `import ${name} from 'ajv/dist/runtime/${name}.js';`),
    `const runtime = { ${RUNTIME.map((name) => `'ajv/dist/runtime/${name}': ${name}`).join(', ')} };`,
    'const require = (name) => ({ default: runtime[name].default ?? runtime[name] });',
    standalone(ajv, exported),
  ].join('\n');
}

const NEEDED = ['game', 'record', 'fixture', 'trace', 'houserules'];
const EXPORTED = {
  record: 'record.schema.json',
  fixture: 'fixture.schema.json',
  trace: 'trace.schema.json',
  house: 'houserules.schema.json',
  action: 'game.schema.json#/$defs/action',
};

/**
 * What stands in the package for `record/validators.ts`: the same without Ajv, which takes longer
 * to load and to make functions than most commands run.
 */
export const packagedValidators = (): string =>
  `${writtenOut(
    NEEDED.map((name) => JSON.parse(schemaText(name))),
    EXPORTED,
    true,
  )}
export const READING = ${JSON.stringify(READING)};
export const schemas = { record, fixture, trace };
export const actionSchema = () => action;
export const houseSchema = () => house;
`;
