import type { ToldProblem } from '../../../machine/book/telling/problems.ts';
import type { Strings } from '../strings.ts';
import { Clauses } from '../viewer/clauses/Clauses.tsx';

interface Props {
  readonly text: Strings['own'];
  readonly problems: readonly ToldProblem[];
  /** Leads to a position, where there is one to see. */
  readonly go?: (position: number) => void;
}

/** What is wrong with a file, as the command line tells it. */
export function Problems({ text, problems, go }: Props) {
  return (
    <ol class="problems">
      {problems.map((problem, i) => (
        <li key={i}>
          {problem.where !== '' && <p class="where">{problem.where}</p>}
          <p class="what">{problem.text}</p>
          <Values text={text} problem={problem} />
          {problem.clauses.length > 0 && <Clauses ids={problem.clauses} />}
          {go !== undefined && problem.position !== undefined && (
            <button
              type="button"
              class="quiet-button"
              onClick={() => go(problem.position as number)}
            >
              {text.show.replace('{position}', String(problem.position))}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

function Values({ text, problem }: { text: Strings['own']; problem: ToldProblem }) {
  const { expected, actual, since } = problem;
  if (expected === undefined && actual === undefined) return null;
  return (
    <dl class="values">
      {expected !== undefined && (
        <div>
          <dt>{text.expected}</dt>
          <dd>
            <code>{expected}</code>
          </dd>
        </div>
      )}
      {actual !== undefined && (
        <div>
          <dt>{text.actual}</dt>
          <dd>
            <code>{actual}</code>
            {since !== undefined && <span class="since"> ({since})</span>}
          </dd>
        </div>
      )}
    </dl>
  );
}
