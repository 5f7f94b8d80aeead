import { schemaText, writtenOut } from '../../machine/validators.node.ts';
import { merged } from './merged.ts';

/** A schema without what it says for people, and twice. */
const schema = (name: string): object =>
  JSON.parse(schemaText(name), (_, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { description, oneOf, ...rest } = value;
    return {
      ...rest,
      ...(typeof description === 'object' ? { description } : {}),
      ...(oneOf === undefined
        ? {}
        : { oneOf: rest.discriminator === undefined ? oneOf : oneOf.map(withoutType) }),
    };
  });

/** What a tag chooses is an object, since it has the tag. */
const withoutType = ({ type: _known, ...rest }: { readonly type?: string }): object => rest;

/**
 * A module with the schemas of records as plain code, since Ajv makes functions from text, which a
 * strict Content-Security-Policy forbids.
 */
export const recordsWrittenOut = (): string =>
  written(['game', 'record', 'fixture', 'trace'], ['record', 'fixture', 'trace']);

/** The same for the schema of an edition of one's own, which is seldom brought. */
export const houseWrittenOut = (): string => written(['game', 'houserules'], ['houserules']);

/** Schemas that are needed, and those of them that the module has. */
const written = (needed: readonly string[], exported: readonly string[]): string =>
  merged(
    writtenOut(
      needed.map(schema),
      Object.fromEntries(exported.map((name) => [name, `${name}.schema.json`])),
      false,
    ),
  );
