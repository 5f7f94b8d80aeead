import type { Ending } from '../rules/effect.ts';
import { rank } from '../rules/final.ts';
import { ending } from '../rules/gameend.ts';
import { claim } from './claim.ts';
import { compare } from './claims.ts';
import type { GameFile, ResultJson } from './format.ts';
import type { Problem } from './problem.ts';
import type { Frame } from './replay.ts';

/** Where the result that a file claims is not that of its last position. */
export function resultProblems(file: GameFile, last: Frame): readonly Problem[] {
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
