import type { Telling, ToldFrame } from '../../../../machine/book/telling/told.ts';
import type { GameFile, StepJson, VariationJson } from '../../../../machine/record/format.ts';
import { type LocalText, localText } from '../../../../machine/record/local.ts';
import { recordOf } from '../../../../machine/record/record.ts';
import { LANGUAGES, type Language } from '../../../../spec/text.ts';

/** A step of a branch: what was done, and what is to be said of it. */
export type BranchStep = Omit<StepJson, 'effects' | 'violations' | 'after' | 'phases'>;

/** A line of play that leaves a record. */
export interface Branch {
  readonly id: string;
  readonly name: string;
  /** The position of the record at which it leaves. */
  readonly from: number;
  readonly steps: readonly BranchStep[];
  /** Steps that were taken back, the last one taken back first. */
  readonly undone: readonly BranchStep[];
  readonly note?: LocalText;
  /** How it could have gone on from its end. */
  readonly variations?: readonly VariationJson[];
}

/** A branch that leaves at a position of the record, or of another branch whose steps it takes over. */
export function fork(position: number, of: Branch | null, id: string, name: string): Branch {
  const from = of === null ? position : Math.min(position, of.from);
  const steps = of === null ? [] : of.steps.slice(0, position - from);
  return { id, name, from, steps, undone: [] };
}

/** The first of numbered names that no branch has. */
export function freeName(branches: readonly Branch[], named: (number: number) => string): string {
  const names = new Set(branches.map(({ name }) => name));
  let number = 1;
  while (names.has(named(number))) number++;
  return named(number);
}

/** The branch with a step more. What was taken back is lost, unless it is that very step. */
export function played(branch: Branch, step: BranchStep): Branch {
  const [next, ...rest] = branch.undone;
  const again = next !== undefined && JSON.stringify(next.action) === JSON.stringify(step.action);
  return {
    ...withoutEnd(branch),
    steps: [...branch.steps, again ? next : step],
    undone: again ? rest : [],
  };
}

/** The branch without its last step, which can be played again. */
export function undo(branch: Branch): Branch {
  const last = branch.steps.at(-1);
  if (last === undefined) return branch;
  const steps = branch.steps.slice(0, -1);
  return { ...withoutEnd(branch), steps, undone: [last, ...branch.undone] };
}

/** The branch without what went on from its end, which is its end no more. */
function withoutEnd({ variations: _, ...branch }: Branch): Branch {
  return branch;
}

/** The branch with the step that was taken back last. */
export function redo(branch: Branch): Branch {
  const [next, ...rest] = branch.undone;
  if (next === undefined) return branch;
  return { ...withoutEnd(branch), steps: [...branch.steps, next], undone: rest };
}

/** The branch with other words on one of its steps, or none. */
export function annotated(branch: Branch, index: number, note: string): Branch {
  const steps = branch.steps.map(({ note: before, ...step }, i) => {
    const words = i === index ? note : before;
    return words === undefined || words === '' ? step : { ...step, note: words };
  });
  return { ...branch, steps };
}

/**
 * The record up to where the branch leaves it, and the branch, as a record of its own: with the
 * notes, and without steps that were refused.
 */
export function branchRecord(file: GameFile, telling: Telling, branch: Branch, title: string) {
  const kept = file.steps
    .slice(0, branch.from)
    .filter((_, i) => telling.frames[i + 1]?.refused !== true);
  const steps = [...kept, ...branch.steps];
  const note = noteOf(branch, file);
  const { variations: _, ...before } = file;
  const { variations } = branch;
  const onward = variations === undefined ? {} : { variations };
  const record = recordOf({ ...before, title, steps, note, ...onward });
  return { record, told: kept.length + 1 };
}

/** What is said of the branch, and below it what the file says of itself. */
function noteOf({ note: own = '' }: Branch, { note = '' }: GameFile): LocalText {
  if (note === '') return own;
  if (own === '') return note;
  if (typeof own === 'string' && typeof note === 'string') return `${own}\n\n${note}`;
  const both = (language: Language): string =>
    [own, note].map((one) => localText(one, language).text).join('\n\n');
  const languages = LANGUAGES.filter((one) => [own, note].some((text) => hasLanguage(text, one)));
  return Object.fromEntries(languages.map((language) => [language, both(language)]));
}

const hasLanguage = (text: LocalText, language: Language): boolean =>
  typeof text !== 'string' && text[language] !== undefined;

/** The record as told up to where a branch leaves it, with the positions of the branch behind. */
export function grafted(
  telling: Telling,
  from: number,
  frames: readonly ToldFrame[],
  ending: string | null,
): Telling {
  const [start, ...rest] = telling.frames;
  const after = frames.map((frame, i): ToldFrame => ({ ...frame, index: from + 1 + i }));
  return { ...telling, ending, frames: [start, ...rest.slice(0, from), ...after] };
}

/** Branches with one of them changed, or one more. */
export const withBranch = (branches: readonly Branch[], branch: Branch): readonly Branch[] =>
  branches.some(({ id }) => id === branch.id)
    ? branches.map((one) => (one.id === branch.id ? branch : one))
    : [...branches, branch];
