import type { StepJson, VariationJson } from '../../../machine/record/format.ts';
import type { Action } from '../../../machine/rules/action.ts';

/** What was played in a session: a line that can be walked back and left, whose other ways are kept. */

const isSame = (one: Action, other: Action): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const without = ({ variations: _, ...step }: StepJson): StepJson => step;

/**
 * The line with a step after the first `at`. What was played there before becomes a variation of the
 * new step; a step that was played there already is walked again, with all that followed.
 */
export function playedAt(
  line: readonly StepJson[],
  at: number,
  step: StepJson,
): readonly StepJson[] {
  const [before, [there, ...rest]] = [line.slice(0, at), line.slice(at)];
  if (there === undefined) return [...before, step];
  if (isSame(there.action, step.action)) return line;
  const { variations = [] } = there;
  const known = variations.find(({ steps: [first] }) =>
    first === undefined ? false : isSame(first.action, step.action),
  );
  const left: VariationJson = { steps: [without(there), ...rest] };
  const others = [...variations.filter((one) => one !== known), left];
  const [first = step, ...onward] = known?.steps ?? [];
  return [...before, { ...first, variations: others }, ...onward];
}

/** The line in which a variation of a step is played, and what was played there is the variation. */
export function swapped(
  line: readonly StepJson[],
  index: number,
  variation: number,
): readonly StepJson[] {
  const first = line[index]?.variations?.[variation]?.steps[0];
  return first === undefined ? line : playedAt(line, index, first);
}

/** The line with other words on one of its steps, or none. */
export function noted(line: readonly StepJson[], index: number, note: string): readonly StepJson[] {
  return line.map((step, i) => {
    if (i !== index) return step;
    const { note: _, ...bare } = step;
    return note === '' ? bare : { ...bare, note };
  });
}
