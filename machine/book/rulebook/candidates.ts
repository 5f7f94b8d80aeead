import { type ClauseId, clauseIds } from '../../../spec/clauses.ts';
import { chosenExamples } from '../../../spec/examples.ts';
import { order } from '../../../spec/order.ts';
import type { GameFile } from '../../record/format.ts';
import { type Frame, frames } from '../../record/replay.ts';
import { geometry } from '../../rules/board.ts';
import type { ViolationCode } from '../../rules/violation.ts';

/** A step that could show a clause, and the position before it. */
export interface Candidate {
  readonly file: GameFile;
  /** None where the start itself is shown. */
  readonly before: Frame | null;
  readonly frame: Frame;
}

/**
 * What a person at a table would not try or ask: somebody else's turn, tiles that are not there, a
 * space off the board, a module that nobody plays. They test who plays the rules, not who reads them.
 */
const OF_NO_USE: ReadonlySet<ViolationCode> = new Set([
  'wrong-seat',
  'off-board',
  'no-such-tile-left',
  'tile-not-held',
  'swap-not-held',
  'support-not-held',
  'option-off',
]);

/**
 * Whether a step tells people something, or the start of a game how it is set up: a pass does not,
 * nor what only a program tries, nor a refusal for several reasons, which hide one another.
 */
export function isInstructive({ step, effects, violations, phase }: Frame): boolean {
  if (step === null) return effects.some(({ type }) => type === 'game-begun');
  // Where nothing is under way, nobody would answer it.
  const isIdle = (code: ViolationCode): boolean =>
    code === 'wrong-phase' && phase === 'turn.action';
  return (
    step.action.do !== 'pass' &&
    new Set(violations.map(({ clause }) => clause)).size < 2 &&
    violations.every(({ code }) => !OF_NO_USE.has(code) && !isIdle(code))
  );
}

/** Which clauses a step shows: those that refuse it, or those that its effects cite. */
export const shownBy = ({ effects, violations }: Frame): ReadonlySet<ClauseId> =>
  new Set(
    violations.length > 0
      ? violations.map(({ clause }) => clause)
      : effects.flatMap(({ clauses }) => clauses),
  );

/** The start and the steps of a file. @throws Inconsistent when it has no start */
export function candidatesIn(file: GameFile): readonly Candidate[] {
  const found: Candidate[] = [];
  let before: Frame | null = null;
  for (const frame of frames(file)) {
    found.push({ file, before, frame });
    if (frame.violations.length === 0) before = frame;
  }
  return found;
}

/** Whether a fixture replays an example that the printed rules work out. */
export const isPrinted = ({ id = '' }: GameFile): boolean => id.startsWith('examples.');

/** Whether a fixture was written for a clause. */
const isAbout = ({ clauses = [], contrasts = [] }: GameFile, id: ClauseId): boolean =>
  clauses.includes(id) || contrasts.includes(id);

/** Which of the examples chosen by hand for a clause a step is, from 0; less if it is none. */
const chosenPlace = ({ file, frame }: Candidate, id: ClauseId): number =>
  chosenExamples(id).findIndex(({ fixture, step }) => fixture === file.id && step === frame.index);

/**
 * What a step shows: the clauses that decide it; of those that no step decides, such as what a word
 * means, the ones for which it is chosen from a case about them.
 */
export const decidedBy = (candidate: Candidate): ReadonlySet<ClauseId> =>
  new Set([
    ...shownBy(candidate.frame),
    ...(candidate.file.clauses ?? []).filter((id) => isChosen(candidate, id)),
  ]);

/** Whether a step is chosen by hand for a clause. */
export const isChosen = (candidate: Candidate, id: ClauseId): boolean =>
  chosenPlace(candidate, id) >= 0;

/** In which part of the book each clause is told. */
const PARTS: ReadonlyMap<ClauseId, number> = new Map(
  order.flatMap(({ sections }, part) =>
    sections.flatMap(({ clauses }) => clauses.map((id) => [id, part] as const)),
  ),
);

/** How many later parts of the book a step goes by that shows a clause. */
export function laterParts(frame: Frame, id: ClauseId): number {
  const own = PARTS.get(id) ?? 0;
  const parts = [...shownBy(frame)].map((other) => PARTS.get(other) ?? 0);
  return new Set(parts.filter((part) => part > own)).size;
}

/** More than any of the lesser reasons come to. */
const OUTWEIGHS = 1000;

/** How many lines are read without losing the thread. */
const LINES = 5;

/**
 * How well a step shows a clause: one chosen by hand best; then one that tells people
 * something before one that does not, one that is done before one that is refused, an example of the
 * printed rules before others, a case about the clause before others, and of equals the one that goes
 * by the fewest later parts, with the least beside the point, on the smallest board.
 */
export function rankOf(candidate: Candidate, id: ClauseId): number {
  const { file, frame } = candidate;
  const chosen = chosenPlace(candidate, id);
  const lines = frame.violations.length + frame.effects.length;
  return (
    (chosen < 0 ? 0 : 16 * OUTWEIGHS - chosen) +
    (isInstructive(frame) ? 8 * OUTWEIGHS : 0) +
    (frame.violations.length === 0 ? 4 * OUTWEIGHS : 0) +
    (isPrinted(file) ? 2 * OUTWEIGHS : 0) +
    (isAbout(file, id) ? OUTWEIGHS : 0) -
    120 * laterParts(frame, id) -
    20 * shownBy(frame).size -
    50 * Math.max(0, lines - LINES) -
    geometry(frame.game.board).size / OUTWEIGHS
  );
}

/** A step with a clause that it shows. */
export interface Showing {
  readonly id: ClauseId;
  readonly candidate: Candidate;
  readonly rank: number;
}

/** All that fixtures show, the best first where several show a clause. */
export function showingsIn(
  fixtures: readonly GameFile[],
): ReadonlyMap<ClauseId, readonly Showing[]> {
  const found = new Map<ClauseId, Showing[]>(clauseIds.map((id) => [id, []]));
  for (const candidate of fixtures.flatMap(candidatesIn))
    for (const id of decidedBy(candidate))
      found.get(id)?.push({ id, candidate, rank: rankOf(candidate, id) });
  for (const showings of found.values()) showings.sort((one, other) => other.rank - one.rank);
  return found;
}
