import type { GameFile, StepJson, VariationJson } from './format.ts';
import { jsonPath, type Segment } from './path.ts';
import { inputProblem, type Problem } from './problem.ts';

/** A variation of a variation, and so on, goes so deep; the record itself counts none. */
export const DEEPEST_VARIATION = 5;

/** No record has more variations, all counted. */
export const MOST_VARIATIONS = 500;

/** Steps that follow each other, and how else they could have gone on: a file or a variation. */
export type Line = Pick<GameFile, 'steps' | 'variations'>;

/** The variations that leave a line, each with the step that it is in place of: behind the last, its end. */
export function* variationsOf({ steps, variations = [] }: Line): Generator<{
  readonly from: number;
  readonly path: readonly Segment[];
  readonly variation: VariationJson;
}> {
  for (let from = 0; from < steps.length; from++) {
    for (const [i, variation] of steps[from]?.variations?.entries() ?? [])
      yield { from, path: ['steps', from, 'variations', i], variation };
  }
  for (const [i, variation] of variations.entries())
    yield { from: steps.length, path: ['variations', i], variation };
}

/** Where something stands, worked out when it is asked. */
export type Where = () => readonly Segment[];

const ATOP: Where = () => [];

/** The first that is found in the steps of a line and of all that leaves it, in their order; else null. */
export function firstInSteps<T>(
  line: Line,
  find: (step: StepJson, where: Where) => T | null,
  above: Where = ATOP,
): T | null {
  for (let i = 0; i < line.steps.length; i++) {
    const found = find(line.steps[i] as StepJson, () => [...above(), 'steps', i]);
    if (found !== null) return found;
  }
  for (const { path, variation } of variationsOf(line)) {
    const found = firstInSteps(variation, find, () => [...above(), ...path]);
    if (found !== null) return found;
  }
  return null;
}

/** What is wrong with the variations of a file as such: there are too many, or they go too deep. */
export function variationProblem(file: Line): Problem | null {
  let count = 0;
  const within = (line: Line, depth: number, above: readonly Segment[]): Problem | null => {
    for (const { path, variation } of variationsOf(line)) {
      const at = [...above, ...path];
      count++;
      if (depth > DEEPEST_VARIATION) {
        const message = `variations nested deeper than ${DEEPEST_VARIATION}`;
        return inputProblem('too-deep', jsonPath(at), message, { expected: DEEPEST_VARIATION });
      }
      if (count > MOST_VARIATIONS) {
        const message = `more than ${MOST_VARIATIONS} variations`;
        return inputProblem('too-long', jsonPath(at), message, { expected: MOST_VARIATIONS });
      }
      const problem = within(variation, depth + 1, at);
      if (problem !== null) return problem;
    }
    return null;
  };
  return within(file, 1, []);
}
