import type { Draw } from '../rules/action.ts';
import type { Effect, Ending } from '../rules/effect.ts';
import { rank } from '../rules/final.ts';
import { ending } from '../rules/gameend.ts';
import type { Violation } from '../rules/violation.ts';
import { brief } from './brief.ts';
import {
  compare,
  compareAfter,
  compareEffects,
  compareViolations,
  type Difference,
  placeOf,
} from './claims.ts';
import type { GameFile, ResultJson, StepJson } from './format.ts';
import { localText } from './local.ts';
import { jsonPath } from './path.ts';
import { Inconsistent, type Problem } from './problem.ts';
import { type Frame, frames } from './replay.ts';
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

/** Plays a file and compares everything it claims with what the machine does. */
export function verifyFile(file: GameFile): Report {
  const id = file.id ?? localText(file.title ?? '', 'en').text;
  const problems: Problem[] = [];
  let steps = 0;
  try {
    let last: Frame | null = null;
    for (const frame of frames(file)) {
      last = frame;
      if (frame.step === null) continue;
      steps++;
      problems.push(...stepProblems(file, frame, frame.step));
      if (problems.length >= ENOUGH || problems.some(({ code }) => STOPS.has(code))) break;
    }
    if (problems.length === 0 && last !== null) problems.push(...resultProblems(file, last));
  } catch (error) {
    if (!(error instanceof Inconsistent)) throw error;
    problems.push(error.problem());
  }
  return { id, steps, problems };
}

/** After these the rest of the game means nothing. */
const STOPS = new Set(['refused', 'not-refused', 'inconsistent']);

function stepProblems(file: GameFile, frame: Frame, step: StepJson): readonly Problem[] {
  const at = frame.index - 1;
  const { violations } = frame;
  if (violations.length > 0) {
    if (step.violations === undefined) return [refusal(at, violations)];
    const differences = compareViolations(step.violations, violations);
    return differences.map((difference) => {
      const clauses = violations.map(({ clause }) => clause);
      return claim(['steps', at, 'violations'], at, difference, { clauses, violations });
    });
  }
  if (step.violations !== undefined) {
    const expected = step.violations.map(({ clause }) => clause);
    const message = `the file says that this action is refused by ${expected.join(', ')}; it is not`;
    const path = jsonPath(['steps', at, 'violations']);
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
    const path = jsonPath(['steps', at, 'draws']);
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
  return [
    ...compareEffects(step.effects ?? [], frame.effects).map((difference) =>
      claim(['steps', at, 'effects'], at, difference, { clauses: clausesOf(frame.effects) }),
    ),
    ...drawProblems(step.draws ?? [], frame.effects, at),
    ...afterProblems(file, frame, step, at),
  ];
}

const clausesOf = (effects: readonly Effect[]): Problem['clauses'] => [
  ...new Set(effects.flatMap(({ clauses }) => clauses)),
];

function refusal(at: number, violations: readonly Violation[]): Problem {
  const clauses = violations.map(({ clause }) => clause);
  return {
    kind: 'refused',
    code: 'refused',
    path: jsonPath(['steps', at, 'action']),
    message: `the action is refused by ${clauses.join(', ')}`,
    step: at,
    clauses,
    violations,
  };
}

function claim(
  below: readonly (string | number)[],
  step: number,
  difference: Difference,
  rest: Pick<Problem, 'clauses'> & Partial<Pick<Problem, 'violations' | 'since'>>,
): Problem {
  const { expected, actual } = difference;
  const message = `the file says ${brief(expected)}, the machine ${brief(actual)}`;
  const path = placeOf(below, difference);
  return { kind: 'claim', code: 'differs', path, message, step, expected, actual, ...rest };
}

function drawProblems(
  draws: readonly Draw[],
  effects: readonly Effect[],
  at: number,
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
      claim(['steps', at, 'draws', where], at, difference, { clauses: ['endturn.refill.first'] }),
    ];
  });
}

function afterProblems(
  file: GameFile,
  frame: Frame,
  step: StepJson,
  at: number,
): readonly Problem[] {
  const differences =
    step.after === undefined ? [] : compareAfter(step.after, frame.game, frame.phase);
  const problems = differences.map((difference) => {
    const writer = lastWriter(file, at, jsonPath(difference.path));
    const cited = { clauses: writer.clauses, since: writer.step };
    return claim(['steps', at, 'after'], at, difference, cited);
  });
  if (step.phases !== undefined && !step.phases.includes(frame.phase)) {
    const difference = { path: ['phase'], expected: step.phases, actual: frame.phase };
    const cited = { clauses: phaseClauses(frame.phase), since: at };
    problems.push(claim(['steps', at, 'after'], at, difference, cited));
  }
  return problems;
}

function resultProblems(file: GameFile, last: Frame): readonly Problem[] {
  if (file.result === undefined) return [];
  const step = last.index - 1;
  if (last.phase !== 'over') {
    const difference = { path: [], expected: 'a game that is over', actual: last.phase };
    return [
      claim(['result'], step, difference, {
        clauses: ['gameend.treasure.two', 'gameend.bag.empty'],
      }),
    ];
  }
  return compare(file.result, resultOf(last), []).map((difference) =>
    claim(['result'], step, difference, {
      clauses: RESULT_CLAUSES[String(difference.path[0])] ?? [],
    }),
  );
}

const RESULT_CLAUSES: Readonly<Record<string, Problem['clauses']>> = {
  end: ['gameend.treasure.two', 'gameend.bag.empty', 'gameend.bag.exact'],
  scores: ['gameend.reveal.screens'],
  ranking: ['final.treasure.assign', 'final.rank.weakest', 'final.tie.next', 'final.tie.equal'],
};

/** The result of a game that is over, as records tell it. */
export function resultOf({ game }: Pick<Frame, 'game'>): Required<ResultJson> {
  const end: Ending = ending(game) ?? 'bag';
  const scores = game.scores.map(([black, red, blue, green, treasures]) => ({
    black: black as number,
    red: red as number,
    blue: blue as number,
    green: green as number,
    treasures: treasures as number,
  }));
  return { end, scores, ranking: rank(game.scores) };
}
