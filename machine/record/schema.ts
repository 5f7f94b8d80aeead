import type { ErrorObject, ValidateFunction } from 'ajv';
import { brief } from './brief.ts';
import { jsonPath } from './parse.ts';
import { inputProblem, type Problem } from './problem.ts';

/** The error of a failed validation as a sentence that a person understands. */
export function schemaProblem(validate: ValidateFunction): Problem {
  const error =
    validate.errors?.findLast(({ keyword }) => keyword !== 'if') ??
    ({ instancePath: '', keyword: '', params: {} } as ErrorObject);
  const segments = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const { expected, extra } = explain(error);
  const path = jsonPath(extra === undefined ? segments : [...segments, extra]);
  const actual = extra === undefined ? error.data : undefined;
  const found = extra !== undefined ? '' : `, found ${brief(actual)}`;
  return inputProblem('schema', path, `expected ${expected}${found}`, {
    expected,
    ...(actual === undefined ? {} : { actual }),
  });
}

function explain(error: ErrorObject): { expected: string; extra?: string } {
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'type':
      return { expected: typeName(params.type) };
    case 'enum':
      return { expected: `one of ${(params.allowedValues as unknown[]).map(brief).join(', ')}` };
    case 'const':
      return { expected: brief(params.allowedValue) };
    case 'required':
      return { expected: 'a value, but it is missing', extra: String(params.missingProperty) };
    case 'additionalProperties':
      return { expected: 'no such key here', extra: String(params.additionalProperty) };
    case 'minProperties':
      return { expected: `an object with at least ${counted(params.limit, 'key')}` };
    case 'not':
      return { expected: description(error) ?? 'something else' };
    case 'minItems':
      return { expected: `at least ${params.limit} items` };
    case 'maxItems':
      return { expected: `at most ${params.limit} items` };
    case 'uniqueItems':
      return { expected: 'no item twice' };
    case 'minimum':
      return { expected: `a number from ${params.limit}` };
    case 'maximum':
      return { expected: `a number up to ${params.limit}` };
    case 'minLength':
      return { expected: `at least ${params.limit} characters` };
    case 'maxLength':
      return { expected: `at most ${params.limit} characters` };
    case 'discriminator':
      return { expected: `a known action in "${params.tag}"` };
    case 'pattern':
      return { expected: patternName(error) };
    default:
      return { expected: error.message ?? 'something else' };
  }
}

function typeName(type: unknown): string {
  const names = [type].flat().map((name) => `${/^[aeio]/.test(`${name}`) ? 'an' : 'a'} ${name}`);
  return names.join(' or ');
}

const counted = (count: unknown, thing: string): string =>
  `${count} ${count === 1 ? thing : `${thing}s`}`;

const description = ({ parentSchema }: ErrorObject): string | undefined =>
  (parentSchema as { description?: string } | undefined)?.description;

function patternName(error: ErrorObject): string {
  const pattern = String((error.params as { pattern?: unknown }).pattern);
  if (pattern.startsWith('^[A-P]')) return 'a space from A1 to P11';
  return description(error) ?? `text that fits ${pattern}`;
}
