import type { BookState } from '../../../../machine/book/statechart/chartbook.ts';

interface Props {
  readonly all: readonly BookState[];
  readonly active: readonly string[];
  readonly chosen: string | null;
  choose(id: string): void;
}

/** The states as nested lists, those that are active marked; each can be chosen. */
export function StateTree(props: Props) {
  return (
    <div class="state-tree">
      <Inside of={null} {...props} />
    </div>
  );
}

function Inside({ of, ...props }: Props & { readonly of: string | null }) {
  const { all, active, chosen, choose } = props;
  const inner = all.filter(({ parent }) => parent === of);
  if (inner.length === 0) return null;
  return (
    <ul>
      {inner.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={active.includes(id) ? 'true' : undefined}
            aria-pressed={id === chosen}
            onClick={() => choose(id)}
          >
            {name}
          </button>
          <Inside of={id} {...props} />
        </li>
      ))}
    </ul>
  );
}
