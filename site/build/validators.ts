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

/**
 * The module `machine/record/validators.ts` written out as plain code, since Ajv makes functions
 * from text, which a strict Content-Security-Policy forbids.
 */
export function writtenOut(): string {
  // A function for each shape is less to fetch than its checks at every place that it has.
  const ajv = new Ajv2020({ ...READING, inlineRefs: false, code: { source: true, esm: true } });
  for (const name of ['game', 'record', 'fixture', 'trace']) ajv.addSchema(schema(name));
  ajv.addSchema({ $id: 'action', $ref: 'game.schema.json#/$defs/action' });
  const code = standalone(ajv, {
    record: 'record.schema.json',
    fixture: 'fixture.schema.json',
    trace: 'trace.schema.json',
    action: 'action',
  });
  const imports: string[] = [];
  const body = code.replace(
    /require\("(ajv\/dist\/runtime\/\w+)"\)\.default/g,
    (_: string, path: string) => {
      const name = `runtime${imports.length}`;
      imports.push(`import ${name} from '${path}.js';`);
      return `(${name}.default ?? ${name})`;
    },
  );
  return [
    ...imports,
    body,
    'export const schemas = { record, fixture, trace };',
    'export const actionSchema = () => action;',
  ].join('\n');
}

/** Hands browsers the validators written out; what is rendered at build time compiles its own. */
export const validators = {
  name: 'validators',
  enforce: 'pre' as const,
  load(id: string, options?: { readonly ssr?: boolean }): string | undefined {
    if (!id.endsWith('/machine/record/validators.ts') || options?.ssr === true) return undefined;
    return writtenOut();
  },
};
