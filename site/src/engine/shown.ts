import type { GameFile } from '../../../machine/record/format.ts';

/** No game has as many steps; of a file with more the first are shown. */
const MOST_STEPS = 2000;

/** The file with as many steps as are shown. */
export function shownOf(file: GameFile): GameFile {
  return file.steps.length <= MOST_STEPS
    ? file
    : { ...file, steps: file.steps.slice(0, MOST_STEPS) };
}
