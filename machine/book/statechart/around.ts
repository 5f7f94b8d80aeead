import type { Language } from '../../../spec/text.ts';
import { edges, type State } from '../../chart/edges.ts';
import { sayLabel } from '../../words/labels.ts';
import { drawChart } from './draw.ts';
import {
  type ChartEdge,
  type ChartState,
  chartEdges,
  chartStates,
  fullNameOf,
  routes,
} from './graph.ts';
import { layout } from './layout.ts';

/** What is around one state of the chart, drawn by itself: it, what is inside it, and its neighbours. */
export interface ChartAround {
  readonly svg: string;
  /** In pixels at the natural size. */
  readonly width: number;
}

const within = (id: string, outer: string): boolean => id === outer || id.startsWith(`${outer}.`);

/** Cuts the surroundings of a state out of the chart. */
export async function chartAround(id: string, language: Language): Promise<ChartAround> {
  const all = chartStates(language);
  const near = chartEdges(language).filter((edge) => touches(edge, id));
  const lines = routes(near);
  const shown = new Set(lines.flatMap(({ from, to }) => [from, to]));
  const states = all
    .filter((state) => within(state.id, id) || shown.has(state.id))
    .map((state) => cut(state, id, all));
  // What has others inside it is tall already; the many ways out of one state are best stacked.
  const nested = all.some(({ parent }) => parent === id);
  const placed = await layout(states, lines, nested ? 'DOWN' : 'RIGHT');
  const title = sayLabel('statechart', language);
  return { svg: drawChart(placed, edges, title), width: placed.width };
}

/**
 * Whether an edge leads into a state, out of it or runs inside it. Where play is taken up anew is
 * told at the set-up alone, and the mark where a state begins is drawn inside that state.
 */
function touches({ from, to, guard, event }: ChartEdge, id: string): boolean {
  if (guard === 'resumesAt') return id === 'setup';
  if (event === 'initial') return within(from, id) || (from === '' && to === id);
  return within(from, id) || within(to, id);
}

/** A neighbour stands by itself, under its full name; what is inside keeps its place. */
function cut(state: ChartState, id: string, all: readonly ChartState[]): ChartState {
  if (state.id === id) return { ...state, parent: null };
  if (within(state.id, id)) return state;
  return { ...state, parent: null, kind: alone(state.kind), name: fullNameOf(state, all) };
}

const alone = (kind: State['kind']): State['kind'] => (kind === 'final' ? 'final' : 'atomic');
