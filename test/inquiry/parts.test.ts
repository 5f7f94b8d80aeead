import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { type Parts, whereTheyPart } from '../../machine/inquiry/parts.ts';
import { ask } from '../../machine/inquiry/proposal.ts';
import type { GameFile } from '../../machine/record/format.ts';
import { type Frame, frames } from '../../machine/record/replay.ts';
import { rulingsOf } from '../../machine/record/start.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import { editionIds } from '../../spec/editions.ts';
import type { EditionId } from '../../spec/ids.ts';
import { switchIds } from '../../spec/rulings.ts';

const files = bundledFixtures();

/** Where they part in each step of a file. */
function partsOf(file: GameFile): readonly Parts[] {
  let before: Frame | null = null;
  return [...frames(file)].flatMap((frame) => {
    const { step } = frame;
    const parts =
      before === null || step === null ? [] : [whereTheyPart(ask(before, step.action, step.seat))];
    before = frame;
    return parts;
  });
}

const inEdition = ({ rulings: _, ...file }: GameFile, edition: EditionId): GameFile => ({
  ...file,
  edition,
});

const names = (parts: Parts, edition: EditionId): boolean =>
  parts.parting.some(({ under }) =>
    under.some((one) => 'edition' in one && one.edition === edition),
  );

describe('what the suite claims of editions', () => {
  const judged = files.flatMap((file) => {
    const own = verifyFile(file).problems.length;
    return editionIds.flatMap((edition) => {
      const there = verifyFile(inEdition(file, edition)).problems.length;
      return there === own ? [] : [[file.id ?? '', edition, file] as const];
    });
  });

  test('parts some files from others', () => expect(judged.length).toBeGreaterThan(10));

  test.each(judged)('%s fails in %s, which is told to part', (_, edition, file) => {
    expect(partsOf(file).some((parts) => names(parts, edition))).toBe(true);
  });
});

describe('the readings of one position', () => {
  /** Fixtures of one position and the same steps, of which each is of another reading. */
  const pairs = [
    ...Map.groupBy(
      files.filter(({ id }) => id?.startsWith('rulings.')),
      ({ position, options, steps }) =>
        JSON.stringify([position, options, steps.map(({ seat, action }) => [seat, action])]),
    ).values(),
  ].filter((group) => new Set(group.map((file) => JSON.stringify(rulingsOf(file)))).size > 1);

  test('are set side by side in the suite', () => expect(pairs.length).toBeGreaterThan(3));

  test('part where their fixtures do, and by the ruling that tells them apart', () => {
    for (const [one, other] of pairs as unknown as readonly [GameFile, GameFile][]) {
      const [mine, theirs] = [rulingsOf(one), rulingsOf(other)];
      const apart = switchIds.filter((id) => mine[id] !== theirs[id]);
      const fails = verifyFile({ ...one, edition: other.edition, rulings: theirs }).problems;
      if (fails.length === 0) continue;
      const by = partsOf(one).flatMap(({ parting }) => parting.flatMap((group) => group.by));
      expect(
        by.some((id) => apart.includes(id)),
        one.id,
      ).toBe(true);
    }
  });
});

test('an edition that takes the same readings is alike in everything', () => {
  for (const file of files.slice(0, 60)) {
    for (const parts of partsOf(file)) {
      if (file.rulings !== undefined) continue;
      expect(names(parts, file.edition), file.id).toBe(false);
    }
  }
});
