import type { ErrorObject, ValidateFunction } from 'ajv';
import { distance } from 'fastest-levenshtein';
import { brief } from './brief.ts';
import { jsonPath } from './path.ts';
import { inputProblem, type Problem } from './problem.ts';

/** The error of a failed validation of a value as a sentence that a person understands. */
export function schemaProblem(
  { errors }: Pick<ValidateFunction, 'errors'>,
  value: unknown,
): Problem {
  const all: readonly SchemaError[] = errors ?? [];
  const error = all.findLast(({ keyword }) => keyword !== 'if') ?? NO_ERROR;
  const segments = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const actual = within(value, segments);
  const { expected, extra } = explain(error, all, actual);
  const path = jsonPath(extra === undefined ? segments : [...segments, extra]);
  if (extra !== undefined)
    return inputProblem('schema', path, `expected ${expected}`, { expected });
  const message = `expected ${expected}, found ${brief(actual)}`;
  return inputProblem('schema', path, message, { expected, actual });
}

/** What stands at a place of a value. */
const within = (value: unknown, segments: readonly (string | number)[]): unknown =>
  segments.reduce(
    (outer, key) => (outer as Readonly<Record<string | number, unknown>>)[key],
    value,
  );

type SchemaError = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params' | 'schemaPath'>;

const NO_ERROR: SchemaError = { instancePath: '', keyword: '', params: {}, schemaPath: '' };

/** The part of the schemas by which version 1 of a format has no texts by language. */
const ONE_LANGUAGE = '/oneLanguage/';
const SINCE_SECOND = '/sinceSecond/';
const NOT_YET = 'nothing of the kind, which comes with version 2 of the format';
const STRING_ONLY = 'a string, for texts by language come with version 2 of the format';

function explain(
  error: SchemaError,
  all: readonly SchemaError[],
  found: unknown,
): { expected: string; extra?: string } {
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'type':
      return { expected: typeName(params.type) };
    case 'enum':
      return { expected: oneOf(params.allowedValues as readonly unknown[], found) };
    case 'const':
      return { expected: brief(params.allowedValue) };
    case 'required':
      return { expected: 'a value, but it is missing', extra: String(params.missingProperty) };
    case 'additionalProperties':
      return { expected: 'no such key here', extra: String(params.additionalProperty) };
    case 'minProperties':
      return { expected: `an object with at least ${counted(params.limit, 'key')}` };
    case 'maxProperties':
      return { expected: `at most ${counted(params.limit, 'key')}` };
    case 'not':
      return { expected: notAllowed(error.schemaPath) };
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
      return { expected: patternName(String(params.pattern)) };
    case 'anyOf': {
      const { instancePath } = error;
      const ways = all.filter((one) => one !== error && one.instancePath === instancePath);
      return { expected: ways.map((one) => explain(one, all, found).expected).join(' or ') };
    }
    default:
      return { expected: 'something else' };
  }
}

function notAllowed(schemaPath: string): string {
  if (schemaPath.includes(ONE_LANGUAGE)) return STRING_ONLY;
  return schemaPath.includes(SINCE_SECOND) ? NOT_YET : 'something else';
}

/** More values than these are not listed in a message, but the nearest alone. */
const LISTED = 20;
const NEAREST = 3;

function oneOf(allowed: readonly unknown[], found: unknown): string {
  const listed = (values: readonly unknown[]): string =>
    values.map((value) => brief(value)).join(', ');
  if (allowed.length <= LISTED) return `one of ${listed(allowed)}`;
  const far = (value: unknown): number => distance(brief(found), brief(value));
  const nearest = [...allowed].sort((one, other) => far(one) - far(other)).slice(0, NEAREST);
  return `one of ${allowed.length} values such as ${listed(nearest)}`;
}

function typeName(type: unknown): string {
  const named = (name: string): string => {
    if (name === 'null') return name;
    return /^[aeio]/.test(name) ? `an ${name}` : `a ${name}`;
  };
  return [type].flat().map(String).map(named).join(' or ');
}

const counted = (count: unknown, thing: string): string =>
  `${count} ${count === 1 ? thing : `${thing}s`}`;

function patternName(pattern: string): string {
  if (pattern.startsWith('^[A-P]')) return 'a space from A1 to P11';
  return pattern === SAYING ? 'text with a letter or a digit' : `text that fits ${pattern}`;
}

/** What a text that is printed has to have. */
const SAYING = '[\\p{L}\\p{N}]';
