import fixture from '../../../spec/schema/fixture.schema.json' with { type: 'json' };
import game from '../../../spec/schema/game.schema.json' with { type: 'json' };
import houserules from '../../../spec/schema/houserules.schema.json' with { type: 'json' };
import record from '../../../spec/schema/record.schema.json' with { type: 'json' };
import trace from '../../../spec/schema/trace.schema.json' with { type: 'json' };

/** The file formats as their schemas tell them. */

/** As much of a JSON Schema as the schemas of files use. */
interface Schema {
  readonly description?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** A part of what a value may be: one of our words, a literal, or the name of a shared shape. */
export type Piece =
  | { readonly word: 'text' | 'number' | 'yesNo' | 'object' | 'list' | 'nothing' }
  | { readonly literal: string }
  | { readonly shape: string };

export interface Field {
  /** Where it stands, lists as `[]`, such as `union.homes[]`. */
  readonly path: string;
  readonly required: boolean;
  /** Alternatives; a list is followed by what it is a list of. */
  readonly kinds: readonly (readonly Piece[])[];
  readonly description: string;
}

/** A document or a shape that documents share. */
export interface Shape {
  readonly name: string;
  readonly description: string;
  readonly kinds: readonly (readonly Piece[])[];
  readonly fields: readonly Field[];
  /** The forms of what can be one of several, each without the field that tells it apart. */
  readonly forms: readonly {
    readonly name: string;
    readonly description: string;
    readonly fields: readonly Field[];
  }[];
}

const shapeOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

function kindsOf(schema: Schema): readonly (readonly Piece[])[] {
  if (schema.$ref !== undefined) return [[{ shape: shapeOf(schema.$ref) }]];
  if (schema.const !== undefined) return [[{ literal: schema.const }]];
  if (schema.enum !== undefined) return schema.enum.map((literal) => [{ literal }]);
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(kindsOf);
  if (typeof schema.type === 'object') {
    return schema.type.flatMap((type) => kindsOf({ ...schema, type }));
  }
  switch (schema.type) {
    case 'array':
      return kindsOf(schema.items!).map((kind) => [{ word: 'list' }, ...kind]);
    case 'string':
      return [[{ word: 'text' }]];
    case 'integer':
      return [[{ word: 'number' }]];
    case 'boolean':
      return [[{ word: 'yesNo' }]];
    case 'null':
      return [[{ word: 'nothing' }]];
    default:
      return [[{ word: 'object' }]];
  }
}

/** The schema inside lists of lists, with a pair of brackets for each. */
function within(schema: Schema): { readonly inner: Schema; readonly brackets: string } {
  if (schema.type !== 'array') return { inner: schema, brackets: '' };
  const { inner, brackets } = within(schema.items!);
  return { inner, brackets: `[]${brackets}` };
}

/** The fields of an object, those of objects inside after the field they are in. */
function fieldsOf({ properties = {}, required = [] }: Schema, before = ''): readonly Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const path = before + name;
    const { inner, brackets } = within(schema);
    return [
      {
        path,
        required: required.includes(name),
        kinds: kindsOf(schema),
        description: schema.description ?? '',
      },
      ...fieldsOf(inner, `${path}${brackets}.`),
    ];
  });
}

function shape(name: string, schema: Schema): Shape {
  const { inner, brackets } = within(schema);
  const forms = (schema.oneOf ?? []).map((form) => {
    const { properties = {}, ...rest } = form;
    const [tag = '', ...others] = Object.keys(properties);
    const untagged = Object.fromEntries(others.map((name) => [name, properties[name]!]));
    return {
      name: properties[tag]?.const ?? '',
      description: form.description ?? '',
      fields: fieldsOf({ ...rest, properties: untagged }),
    };
  });
  return {
    name,
    description: schema.description ?? '',
    kinds: kindsOf(schema),
    fields: fieldsOf(inner, brackets === '' ? '' : `${brackets}.`),
    forms,
  };
}

/** The documents that can be written, each with its schema. */
export const documents: readonly Shape[] = Object.entries({
  record,
  fixture,
  trace,
  houserules,
}).map(([name, schema]) => shape(name, schema as Schema));

/** What they are made of. */
export const shapes: readonly Shape[] = Object.entries({
  ...game.$defs,
  ...houserules.$defs,
}).map(([name, schema]) => shape(name, schema as Schema));
