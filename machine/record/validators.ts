import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fixture from '../../spec/schema/fixture.schema.json' with { type: 'json' };
import game from '../../spec/schema/game.schema.json' with { type: 'json' };
import houserules from '../../spec/schema/houserules.schema.json' with { type: 'json' };
import record from '../../spec/schema/record.schema.json' with { type: 'json' };
import trace from '../../spec/schema/trace.schema.json' with { type: 'json' };
import type { Action } from '../rules/action.ts';
import type { FixtureJson, RecordJson } from './format.ts';
import type { HouseJson } from './house.ts';
import type { TraceJson } from './trace.ts';

/** How schemas are read, here and where validators are written out for a browser. */
export const READING = { discriminator: true, strictTypes: false, messages: false } as const;

// A test checks the schemas, and games are short.
const ajv = new Ajv2020({ ...READING, validateSchema: false, code: { optimize: false } });
ajv.addSchema(game);

/** The validator of a schema, compiled when it is first asked for: a command needs few of them. */
function compiled<T>(schema: object): () => ValidateFunction<T> {
  let validator: ValidateFunction<T> | null = null;
  return () => {
    validator ??= ajv.compile<T>(schema);
    return validator;
  };
}

const recordSchema = compiled<RecordJson>(record);
const fixtureSchema = compiled<FixtureJson>(fixture);
const traceSchema = compiled<TraceJson>(trace);

/** The schema of each kind of file. */
export const schemas: {
  readonly record: ValidateFunction<RecordJson>;
  readonly fixture: ValidateFunction<FixtureJson>;
  readonly trace: ValidateFunction<TraceJson>;
} = {
  get record() {
    return recordSchema();
  },
  get fixture() {
    return fixtureSchema();
  },
  get trace() {
    return traceSchema();
  },
};

/** The schema of a single action. */
export const actionSchema: () => ValidateFunction<Action> = compiled<Action>({
  $ref: 'game.schema.json#/$defs/action',
});

/** The schema of an edition of one's own. */
export const houseSchema: () => ValidateFunction<HouseJson> = compiled<HouseJson>(houserules);
