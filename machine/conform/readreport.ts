import { Ajv2020 } from 'ajv/dist/2020.js';
import book from '../../spec/schema/book.schema.json' with { type: 'json' };
import conform from '../../spec/schema/conform.schema.json' with { type: 'json' };
import conformance from '../../spec/schema/conformance.schema.json' with { type: 'json' };
import fixture from '../../spec/schema/fixture.schema.json' with { type: 'json' };
import game from '../../spec/schema/game.schema.json' with { type: 'json' };
import { schemaProblem } from '../record/schema.ts';
import { READING } from '../record/validators.ts';
import type { Report } from './report.ts';

const ajv = new Ajv2020({ ...READING, validateSchema: false, code: { optimize: false } });
for (const schema of [book, conform, fixture, game]) ajv.addSchema(schema);
const check = ajv.compile<Report>(conformance);

/** A report of conformance. @throws RangeError with the place of what is none */
export function readReport(value: unknown): Report {
  if (check(value)) return value;
  const { path, message } = schemaProblem(check, value);
  throw new RangeError(path === '' ? message : `${path}: ${message}`);
}
