import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { READING } from '../../machine/record/validators.ts';
import { merged } from './merged.ts';

/** A schema without what it says for people, and twice. */
const schema = (name: string): object =>
  JSON.parse(
    readFileSync(new URL(`../../spec/schema/${name}.schema.json`, import.meta.url), 'utf8'),
    (_, value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const { description, oneOf, ...rest } = value;
      return {
        ...rest,
        ...(typeof description === 'object' ? { description } : {}),
        ...(oneOf === undefined
          ? {}
          : { oneOf: rest.discriminator === undefined ? oneOf : oneOf.map(withoutType) }),
      };
    },
  );

/** What a tag chooses is an object, since it has the tag. */
const withoutType = ({ type: _known, ...rest }: { readonly type?: string }): object => rest;

/** What the code that Ajv writes leans on. */
const RUNTIME = ['equal', 'ucs2length'];

/**
 * A module with the schemas of records as plain code, since Ajv makes functions from text, which a
 * strict Content-Security-Policy forbids. The code asks for its runtime as CommonJS does.
 */
export const writtenOut = (): string =>
  written(['game', 'record', 'fixture', 'trace'], ['record', 'fixture', 'trace']);

/** The same for the schema of an edition of one's own, which is seldom brought. */
export const houseWrittenOut = (): string => written(['game', 'houserules'], ['houserules']);

/** Schemas that are needed, and those of them that the module has. */
function written(needed: readonly string[], exported: readonly string[]): string {
  // A function for each shape is less to fetch than its checks at every place that it has.
  const ajv = new Ajv2020({ ...READING, inlineRefs: false, code: { source: true, esm: true } });
  // The schemas need neither, and the code would keep account of what was checked for them.
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  for (const name of needed) ajv.addSchema(schema(name));
  return [
    ...RUNTIME.map((name) => `import ${name} from 'ajv/dist/runtime/${name}.js';`),
    `const runtime = { ${RUNTIME.map((name) => `'ajv/dist/runtime/${name}': ${name}`).join(', ')} };`,
    'const require = (name) => ({ default: runtime[name].default ?? runtime[name] });',
    merged(
      standalone(ajv, Object.fromEntries(exported.map((name) => [name, `${name}.schema.json`]))),
    ),
  ].join('\n');
}
