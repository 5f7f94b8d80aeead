import type { Action } from '../rules/action.ts';
import { PHASE_RULES } from '../rules/phases.ts';
import { brief } from './brief.ts';
import { parseJson } from './parse.ts';
import { inputProblem, type Problem } from './problem.ts';
import { schemaProblem } from './schema.ts';
import { actionSchema } from './validators.ts';

/** An action that can be judged, or what is wrong with its text. */
export type ReadAction = { readonly action: Action } | { readonly problem: Problem };

const KINDS: ReadonlySet<unknown> = new Set(
  Object.values(PHASE_RULES).flatMap(({ takes }) => takes),
);

/** Reads one action as records write it, such as `{"do": "pass"}`. */
export function readAction(text: string): ReadAction {
  const parsed = parseJson(text);
  return 'problem' in parsed ? parsed : checkAction(parsed.value);
}

/** Checks that a value has the shape of an action. */
export function checkAction(value: unknown): ReadAction {
  if (typeof value === 'object' && value !== null && 'do' in value && !KINDS.has(value.do)) {
    const expected = `one of ${[...KINDS].join(', ')}`;
    const message = `expected ${expected}, found ${brief(value.do)}`;
    return { problem: inputProblem('schema', 'do', message, { expected, actual: value.do }) };
  }
  const validate = actionSchema();
  return validate(value) ? { action: value } : { problem: schemaProblem(validate, value) };
}
