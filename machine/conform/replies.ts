import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import conform from '../../spec/schema/conform.schema.json' with { type: 'json' };
import game from '../../spec/schema/game.schema.json' with { type: 'json' };
import { schemaProblem } from '../record/schema.ts';
import { READING } from '../record/validators.ts';
import type { Ask } from './protocol.ts';

const ajv = new Ajv2020({ ...READING, validateSchema: false, code: { optimize: false } });
ajv.addSchema(game);
ajv.addSchema(conform);

const SHAPES: Readonly<Record<Ask['do'], string>> = {
  hello: 'helloReply',
  load: 'doneReply',
  legal: 'legalReply',
  act: 'actReply',
  state: 'stateReply',
  reset: 'doneReply',
};

const compiled = new Map<string, ValidateFunction>();

function shape(name: string): ValidateFunction {
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const made = ajv.compile({ $ref: `conform.schema.json#/$defs/${name}` });
  compiled.set(name, made);
  return made;
}

const isDeclined = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && ('unsupported' in reply || 'error' in reply);

/** What is wrong with the shape of a reply, as a sentence with its place; null if nothing is. */
export function replyFault(asked: Ask['do'], reply: unknown): string | null {
  const check = shape(isDeclined(reply) ? 'declined' : SHAPES[asked]);
  if (check(reply)) return null;
  const { path, message } = schemaProblem(check, reply);
  return path === '' ? message : `${path}: ${message}`;
}
