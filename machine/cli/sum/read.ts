import { Ajv2020 } from 'ajv/dist/2020.js';
import book from '../../../spec/schema/book.schema.json' with { type: 'json' };
import conform from '../../../spec/schema/conform.schema.json' with { type: 'json' };
import conformance from '../../../spec/schema/conformance.schema.json' with { type: 'json' };
import fixture from '../../../spec/schema/fixture.schema.json' with { type: 'json' };
import game from '../../../spec/schema/game.schema.json' with { type: 'json' };
import sum from '../../../spec/schema/sum.schema.json' with { type: 'json' };
import { schemaProblem } from '../../record/schema.ts';
import { type Shard, shardNamed } from '../../record/shard.ts';
import { READING } from '../../record/validators.ts';
import type { Sum } from './sum.ts';

const ajv = new Ajv2020({ ...READING, validateSchema: false, code: { optimize: false } });
for (const schema of [book, conform, conformance, fixture, game]) ajv.addSchema(schema);
const check = ajv.compile<Sum>(sum);

/** A whole run is its one shard. */
const WHOLE: Shard = { part: 1, of: 1 };

/** A sum that was read, and which shard it is of. */
export interface ShardSum {
  readonly shard: Shard;
  readonly sum: Sum;
}

/** The sum in a value; null in what a run tells besides. @throws RangeError when it is neither */
export function readSum(value: unknown): ShardSum | null {
  const { kind, format } = Object(value) as { readonly kind?: unknown; readonly format?: unknown };
  if (typeof kind === 'string' && kind !== 'summary' && format === undefined) return null;
  if (!check(value)) {
    const { path, message } = schemaProblem(check, value);
    throw new RangeError(path === '' ? message : `${path}: ${message}`);
  }
  const shard = value.shard === undefined ? WHOLE : shardNamed(value.shard);
  if (shard === null) throw new RangeError(`shard: ${value.shard} is none`);
  return { shard, sum: value };
}
