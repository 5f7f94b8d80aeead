import type { ClauseId } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { sayLabel } from '../../words/labels.ts';
import { drawChart } from './draw.ts';
import { type ChartState, chartEdges, chartStates, fullNameOf, routes } from './graph.ts';
import { layout } from './layout.ts';

/** The statechart in one language, drawn: all that a page needs to show it, as JSON. */
export interface ChartBook {
  readonly format: 'shedu-statechart/1';
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  /** Each before those inside it. */
  readonly states: readonly BookState[];
  readonly edges: readonly BookEdge[];
}

/** A state of the statechart as drawn. */
export interface BookState {
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  /** The name with those of the states around it, but for the turn. */
  readonly fullName: string;
  readonly text: string;
  readonly clauses: readonly ClauseId[];
}

/** A transition of the statechart as drawn. */
export interface BookEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** What moves the chart and what must be so, in words; empty where it just moves on. */
  readonly label: string;
}

/** Draws the statechart. It takes a second: pages are built with it, none draws it. */
export async function chartBook(language: Language): Promise<ChartBook> {
  const states = chartStates(language);
  const edges = chartEdges(language);
  const placed = await layout(states, routes(edges));
  const { width, height } = placed;
  return {
    format: 'shedu-statechart/1',
    language,
    width,
    height,
    svg: drawChart(placed, edges, sayLabel('statechart', language)),
    states: states.map((state) => bookState(state, states)),
    edges: edges.map(({ id, from, to, action, condition }) => ({
      id,
      from,
      to,
      label: [action, condition].filter((part) => part !== '').join(', '),
    })),
  };
}

function bookState(state: ChartState, all: readonly ChartState[]): BookState {
  const { id, parent, name, text, clauses } = state;
  return { id, parent, name, fullName: fullNameOf(state, all), text, clauses };
}
