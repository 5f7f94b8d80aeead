import { strings } from '../strings.ts';

/** What the inspector reads of a state in the definition that an actor sends along. */
interface StateNode {
  readonly description?: string;
  readonly type?: string;
  readonly states?: Readonly<Record<string, StateNode>>;
}

interface Props {
  /** The definition of the statechart as JSON. */
  readonly definition: string;
  readonly active: readonly string[];
}

/** The states of a chart as a tree, those it is in marked. */
export function Chart({ definition, active }: Props) {
  const root = JSON.parse(definition) as StateNode;
  return (
    <section class="chart">
      <h2>{strings.inspectorPage.chart}</h2>
      <States of={root} above="" active={active} />
    </section>
  );
}

interface StatesProps {
  readonly of: StateNode;
  readonly above: string;
  readonly active: readonly string[];
}

function States({ of, above, active }: StatesProps) {
  const inner = Object.entries(of.states ?? {});
  if (inner.length === 0) return null;
  return (
    <ul>
      {inner.map(([key, state]) => {
        const path = above + key;
        return (
          <li key={key}>
            <span
              class={state.type === 'final' ? 'state final' : 'state'}
              title={state.description}
              aria-current={active.includes(path) ? 'true' : undefined}
            >
              {key}
            </span>
            <States of={state} above={`${path}.`} active={active} />
          </li>
        );
      })}
    </ul>
  );
}
