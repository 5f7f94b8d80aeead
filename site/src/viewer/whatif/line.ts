import type { ToldVariation } from '../../../../machine/book/telling/told.ts';
import type { GameFile } from '../../../../machine/record/format.ts';
import { type Branch, fork } from './branch.ts';
import { LONGEST_NAME } from './kept.ts';

/**
 * A variation as a branch: of the record, or of the branch that is shown in its place. It is told at
 * a position, and leaves at the one before or, where it goes on, there. Null if there is none such.
 */
export function lineOf(
  { index, onward, name }: ToldVariation,
  position: number,
  file: GameFile,
  of: Branch | null,
  id: string,
): Branch | null {
  const own = of !== null && position > of.from ? of : null;
  const step = own === null ? file.steps[position - 1] : own.steps[position - own.from - 1];
  const among = onward === true ? (own ?? file) : step;
  const variation = among?.variations?.[index];
  if (variation === undefined) return null;
  const leaves = onward === true ? position : position - 1;
  const { steps, ...branch } = fork(leaves, of, id, name.slice(0, LONGEST_NAME));
  const { note, variations } = variation;
  return {
    ...branch,
    steps: [...steps, ...variation.steps],
    ...(note === undefined ? {} : { note }),
    ...(variations === undefined ? {} : { variations }),
  };
}
