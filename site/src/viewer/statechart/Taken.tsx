import type { ChartBook } from '../../../../machine/book/statechart/chartbook.ts';
import { useTongue } from '../services.ts';

interface Props {
  readonly book: ChartBook;
  readonly taken: readonly string[];
  /** Whether it is the start of the game that they led to. */
  readonly start: boolean;
}

/** The transitions of a step in words, in order. */
export function Taken({ book, taken, start }: Props) {
  const text = useTongue().texts.viewer.chart;
  const names = new Map(book.states.map(({ id, fullName }) => [id, fullName]));
  const edges = new Map(book.edges.map((edge) => [edge.id, edge]));
  return (
    <section class="taken">
      <h3>{start ? text.takenAtStart : text.taken}</h3>
      {taken.length === 0 && <p>{text.none}</p>}
      <ol>
        {taken.map((id, i) => {
          const edge = edges.get(id);
          if (edge === undefined) return <li key={i}>{id}</li>;
          return (
            <li key={i} data-taken={id}>
              <span class="from-to">
                {names.get(edge.from) ?? text.start} → {names.get(edge.to)}
              </span>
              {edge.label !== '' && <span class="by"> {edge.label}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
