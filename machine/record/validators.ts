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

// Every command waits for them: a test checks the schemas, and games are short.
const ajv = new Ajv2020({ ...READING, validateSchema: false, code: { optimize: false } });
ajv.addSchema(game);

/** The schema of each kind of file. */
export const schemas: {
  readonly record: ValidateFunction<RecordJson>;
  readonly fixture: ValidateFunction<FixtureJson>;
  readonly trace: ValidateFunction<TraceJson>;
} = {
  record: ajv.compile<RecordJson>(record),
  fixture: ajv.compile<FixtureJson>(fixture),
  trace: ajv.compile<TraceJson>(trace),
};

let action: ValidateFunction<Action> | null = null;

/** The schema of a single action, compiled when it is first asked for. */
export function actionSchema(): ValidateFunction<Action> {
  action ??= ajv.compile<Action>({ $ref: 'game.schema.json#/$defs/action' });
  return action;
}

let house: ValidateFunction<HouseJson> | null = null;

/** The schema of an edition of one's own, compiled when it is first asked for. */
export function houseSchema(): ValidateFunction<HouseJson> {
  house ??= ajv.compile<HouseJson>(houserules);
  return house;
}
