import type { Language } from '../../../spec/text.ts';
import { type Edge, edges, type State, states } from '../../chart/edges.ts';
import { type GuardId, type StateId, sayGuard, sayKind, sayState } from '../../words/say.ts';

/** The statechart in the words of one language, its edges put together where they run together. */

export interface ChartState extends State {
  readonly name: string;
  /** What happens there, in the language. */
  readonly text: string;
}

/** What an edge is called: what moves the chart, and what must be so. */
export interface ChartEdge extends Edge {
  /** The action, empty where the chart moves on at once. */
  readonly action: string;
  /** Where it is asked among others in an order that is a rule, with its place in that order. */
  readonly condition: string;
}

/** Edges that are drawn as one line with their labels one above the other. */
export interface Route {
  readonly from: string;
  readonly to: string;
  readonly kind: 'step' | 'initial' | 'resume';
  readonly edges: readonly ChartEdge[];
}

export const chartStates = (language: Language): readonly ChartState[] =>
  states.map((state) => {
    const { name, text } = sayState(state.id as StateId, language);
    return { ...state, name, text };
  });

/** The name of a state with those of the states around it, but for the turn. */
export function fullNameOf({ parent, name }: ChartState, all: readonly ChartState[]): string {
  const around = all.find(({ id }) => id === parent);
  const outer = around === undefined || around.parent === null ? '' : `${around.name} · `;
  return outer + name;
}

export const chartEdges = (language: Language): readonly ChartEdge[] =>
  edges.map((edge) => ({
    ...edge,
    action:
      edge.event === 'always' || edge.event === 'initial' ? '' : sayKind(edge.event, language),
    condition: conditionOf(edge, language),
  }));

/** That an action must be legal goes without saying. */
function conditionOf({ event, guard, of }: Edge, language: Language): string {
  if (guard === 'legal' || event === 'initial') return '';
  if (guard === null && of === 1) return '';
  return sayGuard((guard ?? 'else') as GuardId, language);
}

/**
 * The edges as lines. Those that take a game up where it stands are one line to the state around
 * all the states they lead to, or the diagram were hidden under them.
 */
export function routes(all: readonly ChartEdge[]): readonly Route[] {
  const found = new Map<string, { route: Omit<Route, 'edges'>; edges: ChartEdge[] }>();
  for (const edge of all) {
    const route = routeOf(edge);
    const key = `${route.from}>${route.to}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { route, edges: [edge] });
    else known.edges.push(edge);
  }
  return [...found.values()].map(({ route, edges: together }) => ({ ...route, edges: together }));
}

function routeOf({ from, to, event, guard }: ChartEdge): Omit<Route, 'edges'> {
  if (event === 'initial') return { from, to, kind: 'initial' };
  if (guard !== 'resumesAt') return { from, to, kind: 'step' };
  return { from, to: to.split('.')[0]!, kind: 'resume' };
}
