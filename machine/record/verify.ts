import type { ChartInput } from '../chart/context.ts';
import type { Draw } from '../rules/action.ts';
import type { Effect } from '../rules/effect.ts';
import type { Violation } from '../rules/violation.ts';
import { claim } from './claim.ts';
import { compareAfter, compareEffects, compareViolations } from './claims.ts';
import type { EffectClaim, GameFile, StepJson, VariationJson } from './format.ts';
import { localText } from './local.ts';
import { jsonPath, type Segment } from './path.ts';
import { Inconsistent, type Problem } from './problem.ts';
import { type Frame, framesFrom } from './replay.ts';
import { resultProblems } from './result.ts';
import { begin } from './start.ts';
import type { Where } from './variations.ts';
import { lastWriter, phaseClauses } from './writer.ts';

/** What came of verifying a file. */
export interface Report {
  readonly id: string;
  /** Steps that were played. */
  readonly steps: number;
  readonly problems: readonly Problem[];
}

/** After this many problems a file is not worth a longer list. */
const ENOUGH = 20;

/** Plays a file with its variations and compares everything it claims with what the machine does. */
export function verifyFile(file: GameFile): Report {
  const id = file.id ?? localText(file.title ?? '', 'en').text;
  const found: Found = { steps: 0, problems: [] };
  try {
    const last = verifyLine({ file, from: 0, path: [] }, begin(file), found);
    if (found.problems.length === 0) found.problems.push(...resultProblems(file, last));
  } catch (error) {
    if (!(error instanceof Inconsistent)) throw error;
    found.problems.push(error.problem());
  }
  return { id, ...found };
}

interface Found {
  steps: number;
  readonly problems: Problem[];
}

/** A line of play: a file that has its steps behind all that lead to them, and where they stand. */
interface PlayedLine {
  readonly file: GameFile;
  /** The first step that is of the line itself. */
  readonly from: number;
  readonly path: readonly Segment[];
}

/** Verifies a line from its first position on, with all that leaves it; answers how it ended. */
function verifyLine(line: PlayedLine, start: ChartInput, found: Found): Frame {
  const { file, from, path } = line;
  const own = file.steps.slice(from);
  let last: Frame | null = null;
  const vary = (
    at: number,
    variations: readonly VariationJson[],
    below: readonly Segment[],
  ): void => {
    for (const [i, { steps, variations: further }] of variations.entries()) {
      if (last === null || found.problems.length >= ENOUGH) return;
      const { variations: _left, ...rest } = file;
      const varied = { ...rest, steps: [...file.steps.slice(0, at), ...steps] };
      const branch = further === undefined ? varied : { ...varied, variations: further };
      verifyLine({ file: branch, from: at, path: [...below, 'variations', i] }, last, found);
    }
  };
  for (const frame of framesFrom(start, from, own)) {
    const { step, index } = frame;
    if (step !== null) {
      const at = index - 1;
      const place: Where = () => [...path, 'steps', at - from];
      if (step.variations !== undefined) vary(at, step.variations, place());
      found.steps++;
      const problems = stepProblems(file, frame, step, place);
      found.problems.push(...problems);
      if (found.problems.length >= ENOUGH || problems.some(({ code }) => STOPS.has(code)))
        return frame;
    }
    last = frame;
  }
  vary(file.steps.length, file.variations ?? [], path);
  return last as unknown as Frame;
}

/** After these the rest of the game means nothing. */
const STOPS = new Set(['refused', 'not-refused', 'inconsistent']);

function stepProblems(
  file: GameFile,
  frame: Frame,
  step: StepJson,
  place: Where,
): readonly Problem[] {
  const at = frame.index - 1;
  const { violations } = frame;
  if (violations.length > 0) {
    if (step.violations === undefined) return [refusal(at, violations, place)];
    const differences = compareViolations(step.violations, violations);
    return differences.map((difference) => {
      const clauses = violations.map(({ clause }) => clause);
      return claim([...place(), 'violations'], at, difference, { clauses, violations });
    });
  }
  if (step.violations !== undefined) {
    const expected = step.violations.map(({ clause }) => clause);
    const message = `the file says that this action is refused by ${expected.join(', ')}; it is not`;
    const path = jsonPath([...place(), 'violations']);
    return [
      {
        kind: 'claim',
        code: 'not-refused',
        path,
        message,
        step: at,
        expected,
        actual: [],
        clauses: expected,
      },
    ];
  }
  const overdrawn = frame.game.unseen.findIndex((count) => count < 0);
  if (overdrawn >= 0) {
    const path = jsonPath([...place(), 'draws']);
    const message = 'more tiles of a colour than the game has';
    return [
      {
        kind: 'input',
        code: 'inconsistent',
        path,
        message,
        step: at,
        clauses: ['component.tile.count'],
      },
    ];
  }
  const { effects, draws, after, phases } = step;
  const problems: Problem[] = [];
  if (effects !== undefined) problems.push(...effectProblems(effects, frame, place));
  if (draws !== undefined) problems.push(...drawProblems(draws, frame, place));
  if (after !== undefined || phases !== undefined)
    problems.push(...afterProblems(file, frame, step, place));
  return problems;
}

function effectProblems(
  claimed: readonly EffectClaim[],
  { index, effects }: Frame,
  place: Where,
): readonly Problem[] {
  return compareEffects(claimed, effects).map((difference) =>
    claim([...place(), 'effects'], index - 1, difference, { clauses: clausesOf(effects) }),
  );
}

const clausesOf = (effects: readonly Effect[]): Problem['clauses'] => [
  ...new Set(effects.flatMap(({ clauses }) => clauses)),
];

function refusal(at: number, violations: readonly Violation[], place: Where): Problem {
  const clauses = violations.map(({ clause }) => clause);
  return {
    kind: 'refused',
    code: 'refused',
    path: jsonPath([...place(), 'action']),
    message: `the action is refused by ${clauses.join(', ')}`,
    step: at,
    clauses,
    violations,
  };
}

function drawProblems(
  draws: readonly Draw[],
  { index, effects }: Frame,
  place: Where,
): readonly Problem[] {
  const seats = [...new Set(draws.map(({ seat }) => seat))];
  return seats.flatMap((seat) => {
    const told = draws.flatMap((draw) => (draw.seat === seat ? draw.tiles : []));
    const drawn = effects.flatMap((effect) =>
      effect.type === 'drawn' && effect.seat === seat ? effect.tiles : [],
    );
    const same =
      told.length <= drawn.length && told.every((tile, i) => tile === '?' || tile === drawn[i]);
    if (same) return [];
    const difference = { path: [], expected: told, actual: drawn };
    const where = draws.findIndex((draw) => draw.seat === seat);
    return [
      claim([...place(), 'draws', where], index - 1, difference, {
        clauses: ['endturn.refill.first'],
      }),
    ];
  });
}

function afterProblems(
  file: GameFile,
  frame: Frame,
  step: StepJson,
  place: Where,
): readonly Problem[] {
  const at = frame.index - 1;
  const differences =
    step.after === undefined ? [] : compareAfter(step.after, frame.game, frame.phase);
  const problems = differences.map((difference) => {
    const writer = lastWriter(file, at, jsonPath(difference.path));
    const cited = { clauses: writer.clauses, since: writer.step };
    return claim([...place(), 'after'], at, difference, cited);
  });
  if (step.phases !== undefined && !step.phases.includes(frame.phase)) {
    const difference = { path: ['phase'], expected: step.phases, actual: frame.phase };
    const cited = { clauses: phaseClauses(frame.phase), since: at };
    problems.push(claim([...place(), 'after'], at, difference, cited));
  }
  return problems;
}
