import { describe, expect, it } from 'vitest';
import { tell } from '../../machine/book/index.ts';
import type { ToldVariation } from '../../machine/book/telling/told.ts';
import { checkGame } from '../../machine/record/read.ts';
import { type Branch, branchRecord, played, undo } from '../../site/src/viewer/whatif/branch.ts';
import { readBranches, writeBranches } from '../../site/src/viewer/whatif/kept.ts';
import { lineOf } from '../../site/src/viewer/whatif/line.ts';
import { annotated } from '../annotated.ts';

const read = checkGame(annotated);
if (!('file' in read)) throw new Error(read.problems[0]?.message);
const { file } = read;
const told = (index: number, onward = false): ToldVariation => ({
  index,
  name: 'A line',
  steps: 1,
  ...(onward ? { onward } : {}),
});
const lineAt = (position: number, which: ToldVariation, of: Branch | null = null): Branch => {
  const line = lineOf(which, position, file, of, `line.${position}`);
  if (line === null) throw new Error('there is no such variation');
  return line;
};
const acted = ({ from, steps }: Branch) => [from, ...steps.map(({ action }) => action)];

const [king] = annotated.steps;
const [priest] = king!.variations!;
const line = lineAt(1, told(0));

describe('a variation as a branch', () => {
  it('leaves before the step that it replaces, and keeps what is said of it', () => {
    expect(line).toMatchObject({ from: 0, name: 'A line', note: priest!.note });
    expect(line.steps).toEqual(priest!.steps);
  });

  it('goes on at the end of the file, or of another variation', () => {
    expect(acted(lineAt(4, told(0, true)))).toEqual([
      4,
      annotated.variations![0]!.steps[0]!.action,
    ]);
    const onward = priest!.variations![0]!.steps[0]!.action;
    expect(acted(lineAt(2, told(0, true), line))).toEqual([...acted(line), onward]);
  });

  it('replaces a step of another variation', () => {
    const [nested] = priest!.steps[1]!.variations!;
    expect(acted(lineAt(2, told(0), line))).toEqual([
      ...acted(line).slice(0, 2),
      nested!.steps[0]!.action,
    ]);
  });

  it('is not there where no file has it', () => {
    expect(lineOf(told(9), 1, file, null, 'x')).toBeNull();
    expect(lineOf(told(0, true), 2, file, line, 'x')).not.toBeNull();
    expect(lineOf(told(0), 1, { ...file, steps: [] }, null, 'x')).toBeNull();
  });

  it('is a record of its own, with nothing of what followed in the file', () => {
    const { record } = branchRecord(file, tell(file, 'en'), line, 'A line');
    expect(record.variations).toEqual(priest!.variations);
    expect(checkGame(record)).toHaveProperty('file');
    const other = branchRecord(file, tell(file, 'en'), undo(line), 'A line').record;
    expect(other).not.toHaveProperty('variations');
  });

  it('comes back as it was kept, and its end is no end once it is played on', () => {
    expect(readBranches(writeBranches([line]), 4)).toEqual([line]);
    expect(played(line, { seat: 1, action: { do: 'pass' } })).not.toHaveProperty('variations');
  });
});
