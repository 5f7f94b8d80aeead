import { fileURLToPath } from 'node:url';
import type { Case } from '../../conform/choice.ts';
import { verifyFile } from '../../record/verify.ts';
import { finding } from '../input/finding.ts';
import { type Chosen, openGame, unusable } from '../input/game.ts';
import { type GameSource, sources } from '../input/sources.ts';
import { units } from '../input/units.ts';
import { Failure, foreign } from '../output/terminal.ts';

/** Folders of the bundled suite whose files are games and not broken input. */
const FOLDERS = ['examples', 'games', 'illegal', 'legal', 'rulings'];

/** The cases of the bundled suite, in the order of their ids. */
export const bundledSuite = (): Promise<readonly Case[]> =>
  read(FOLDERS.map((name) => fileURLToPath(new URL(`../../../fixtures/${name}`, import.meta.url))));

/**
 * The cases of a suite of one's own, in the order of their ids; what stands there as malformed is
 * left out. @throws Failure when a file cannot be read, or claims what the rules do not give
 */
export const suiteIn = (folder: string): Promise<readonly Case[]> => read([folder], assertSound);

async function read(
  names: readonly string[],
  check: (chosen: Chosen) => void = () => {},
): Promise<readonly Case[]> {
  const cases = new Map<string, Case & { readonly from: string }>();
  for (const source of await sources(names)) {
    if (source.skipped !== undefined || source.expectation !== undefined) continue;
    for await (const unit of units(source)) {
      const chosen = openGame(unit);
      check(chosen);
      const id = chosen.file.id ?? placeOf(source, unit.number);
      const from = foreign(source.name);
      const same = cases.get(id);
      if (same !== undefined)
        throw new Failure(`two cases are called ${foreign(id)}, in ${same.from} and in ${from}`);
      cases.set(id, { id, file: chosen.file, from });
    }
  }
  return [...cases.values()]
    .map(({ id, file }) => ({ id, file }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** What a game without an id is told by. */
const placeOf = ({ name, layout }: GameSource, number: number): string =>
  layout === 'document' ? name : `${name}#${number}`;

function assertSound(chosen: Chosen): void {
  const { file } = chosen;
  const { problems } = verifyFile(file);
  if (problems.length === 0) return;
  throw unusable(
    chosen,
    problems.map((one) => finding(one, file)),
  );
}
