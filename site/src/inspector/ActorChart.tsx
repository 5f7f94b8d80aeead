import { useTongue } from '../viewer/services.ts';
import { ChartWithStates } from '../viewer/statechart/StatechartPanel.tsx';
import { useChartBook } from '../viewer/statechart/useChartBook.ts';
import { type Defined, pathsIn } from './definition.ts';

interface Props {
  readonly states: readonly Defined[];
  readonly active: readonly string[];
}

/** The chart of an actor: the drawn one if it is the game's own, else the states as a tree. */
export function ActorChart({ states, active }: Props) {
  const paths = pathsIn(states);
  return paths.includes('turn.action') ? (
    <GameChart states={states} paths={paths} active={active} />
  ) : (
    <Tree of={states} active={active} />
  );
}

function GameChart({ states, paths, active }: Props & { readonly paths: readonly string[] }) {
  const { language, texts } = useTongue();
  const book = useChartBook(language);
  if (book === 'loading') return <p class="loading">{texts.viewer.loading}</p>;
  const same =
    book !== 'missing' &&
    book.states.length === paths.length &&
    book.states.every(({ id }) => paths.includes(id));
  return same ? (
    <ChartWithStates book={book} states={active} />
  ) : (
    <Tree of={states} active={active} />
  );
}

function Tree({
  of,
  active,
}: {
  readonly of: readonly Defined[];
  readonly active: Props['active'];
}) {
  return (
    <ul class="any-chart">
      {of.map(({ key, path, description, final, inner }) => (
        <li key={path}>
          <span
            class={final ? 'state final' : 'state'}
            title={description ?? undefined}
            aria-current={active.includes(path) ? 'true' : undefined}
          >
            {key}
          </span>
          {inner.length > 0 && <Tree of={inner} active={active} />}
        </li>
      ))}
    </ul>
  );
}
