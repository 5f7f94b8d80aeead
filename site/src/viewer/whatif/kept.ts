import { type GameFile, LONGEST_TEXT } from '../../../../machine/record/format.ts';
import type { LocalText } from '../../../../machine/record/local.ts';
import type { Branch, BranchStep } from './branch.ts';

/** A record keeps up to this many branches, a branch up to this many steps, a name so many letters. */
const MOST_BRANCHES = 100;
const MOST_STEPS = 2000;
export const LONGEST_NAME = 200;

/** The key under which a browser keeps the branches of a game: two files that play alike share it. */
export function storageKey({
  edition,
  options,
  rulings,
  position,
  hands,
  bag,
  steps,
}: GameFile): string {
  const acted = steps.map(({ seat, action, draws }) => [seat, action, draws]);
  const text = JSON.stringify([edition, options, rulings, position, hands, bag, acted]);
  return `shedu.whatif.${digest(text)}`;
}

/** A number that tells texts apart well enough (FNV-1a, twice with different starts). */
function digest(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
  }
  return [a, b].map((part) => (part >>> 0).toString(36)).join('');
}

/**
 * What a browser has kept, as far as it has the shape of branches of a record with positions up to
 * `last`. Whether their steps mean anything is for the engine to say.
 */
export function readBranches(text: string | null, last: number): readonly Branch[] {
  if (text === null) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const ids = new Set<string>();
  return value.slice(0, MOST_BRANCHES).flatMap((one: unknown) => {
    const branch = readBranch(one, last);
    if (branch === null || ids.has(branch.id)) return [];
    ids.add(branch.id);
    return [branch];
  });
}

/** Branches as they are kept. */
export const writeBranches = (branches: readonly Branch[]): string => JSON.stringify(branches);

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

const isLocal = (value: unknown): value is LocalText =>
  isText(value, LONGEST_TEXT) ||
  (isObject(value) && Object.values(value).every((text) => isText(text, LONGEST_TEXT)));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readBranch(value: unknown, last: number): Branch | null {
  if (!isObject(value)) return null;
  const { id, name, from, note, variations } = value;
  const [steps, undone] = [readSteps(value.steps), readSteps(value.undone)];
  if (!isText(id, LONGEST_NAME) || !isText(name, LONGEST_NAME)) return null;
  if (!Number.isInteger(from) || (from as number) < 0 || (from as number) > last) return null;
  if (steps === null || undone === null) return null;
  if (note !== undefined && !isLocal(note)) return null;
  if (variations !== undefined && !Array.isArray(variations)) return null;
  return {
    ...{ id, name, from: from as number, steps, undone },
    ...(note === undefined ? {} : { note }),
    ...(variations === undefined ? {} : { variations }),
  };
}

function readSteps(value: unknown): readonly BranchStep[] | null {
  if (!Array.isArray(value) || value.length > MOST_STEPS) return null;
  const steps = value.flatMap((one: unknown): readonly BranchStep[] => {
    if (!isObject(one) || !isObject(one.action) || typeof one.action.do !== 'string') return [];
    const { note, ...step } = one as unknown as BranchStep;
    if (typeof step.seat !== 'number') return [];
    return [{ ...step, ...(isLocal(note) ? { note } : {}) }];
  });
  return steps.length === value.length ? steps : null;
}
