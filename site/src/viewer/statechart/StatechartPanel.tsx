import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { BookState, ChartBook } from '../../../../machine/book/statechart/chartbook.ts';
import type { ToldFrame } from '../../../../machine/book/telling/told.ts';
import { Clauses } from '../clauses/Clauses.tsx';
import { useTongue } from '../services.ts';
import { Diagram } from './Diagram.tsx';
import { StateTree } from './StateTree.tsx';
import { Taken } from './Taken.tsx';
import { useChartBook } from './useChartBook.ts';

interface Props {
  readonly frame: Pick<ToldFrame, 'index' | 'states' | 'taken'>;
}

/** The statechart at a position: where it is, how the step led there, and what each state is. */
export default function Statechart({ frame }: Props) {
  const { language, texts } = useTongue();
  const book = useChartBook(language);
  if (book === 'loading') return <p class="loading">{texts.viewer.loading}</p>;
  if (book === 'missing') {
    return (
      <p class="notice" role="alert">
        {texts.viewer.unreachable}
      </p>
    );
  }
  const { index, states, taken } = frame;
  return (
    <ChartWithStates book={book} states={states} taken={taken}>
      <Taken book={book} taken={taken} start={index === 0} />
    </ChartWithStates>
  );
}

interface ChartProps {
  readonly book: ChartBook;
  readonly states: readonly string[];
  readonly taken?: readonly string[];
  readonly children?: ComponentChildren;
}

/** A chart with the state that is active or chosen told beside it. */
export function ChartWithStates({ book, states, taken = [], children }: ChartProps) {
  const text = useTongue().texts.viewer.chart;
  const [chosen, choose] = useState<string | null>(null);
  const told = book.states.find(({ id }) => id === (chosen ?? states.at(-1)));
  const pick = (id: string): void => choose(id === chosen ? null : id);
  return (
    <div class="statechart-panel">
      <Diagram
        book={book}
        states={states}
        taken={taken}
        chosen={chosen}
        text={text}
        choose={pick}
      />
      <div class="beside">
        {told !== undefined && (
          <AboutState
            state={told}
            active={states.includes(told.id)}
            back={chosen === null ? null : () => choose(null)}
          />
        )}
        {children}
      </div>
      <section>
        <h3>{text.states}</h3>
        <StateTree all={book.states} active={states} chosen={chosen} choose={pick} />
      </section>
    </div>
  );
}

interface AboutStateProps {
  readonly state: BookState;
  readonly active: boolean;
  /** Goes back to the active state, where another was chosen. */
  readonly back: (() => void) | null;
}

function AboutState({ state, active, back }: AboutStateProps) {
  const text = useTongue().texts.viewer.chart;
  return (
    <section class="about-state" data-about={state.id}>
      <h3>
        {state.fullName} <code>{state.id}</code>
      </h3>
      {active && <p class="is-active">{text.active}</p>}
      <p>{state.text}</p>
      <Clauses key={state.id} ids={state.clauses} />
      {back !== null && (
        <button type="button" class="quiet-button" onClick={back}>
          {text.back}
        </button>
      )}
    </section>
  );
}
