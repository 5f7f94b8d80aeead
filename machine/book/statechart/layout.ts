import bundled from 'elkjs/lib/elk.bundled.js';
import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Point } from '../../draw/svg.ts';
import type { ChartEdge, ChartState, Route } from './graph.ts';
import { monoWidth, widthOf, wrapped } from './lettering.ts';

/** Where everything of the diagram is to be drawn. */

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A line of a label; `edge` is what it says something of. */
export interface LabelLine {
  readonly edge: ChartEdge;
  readonly text: string;
  readonly condition: boolean;
}

export interface PlacedState {
  readonly state: ChartState;
  readonly box: Box;
  /** How many states are around it. */
  readonly depth: number;
}

export interface PlacedRoute {
  readonly route: Route;
  readonly points: readonly Point[];
  readonly label: { readonly box: Box; readonly lines: readonly LabelLine[] } | null;
  /** The state that it runs inside, null outside of all. */
  readonly inside: string | null;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  readonly routes: readonly PlacedRoute[];
  /** Where states begin. */
  readonly starts: readonly Box[];
}

/** Type sizes in the units of the drawing, which are pixels at its natural size. */
export const SIZE = { name: 15, id: 12, label: 13, line: 17 } as const;

/** The package's types say otherwise of its default export, in one way of resolving or another. */
const Layouter = bundled as unknown as new () => ELK;

const START = 14;
const LONGEST = { alone: 19, among: 30 } as const;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.randomSeed': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '11',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.padding': '[top=56,left=18,bottom=20,right=18]',
} as const;

/** Lays the chart out, from top to bottom unless told otherwise, states inside states. */
export async function layout(
  states: readonly ChartState[],
  routes: readonly Route[],
  direction: 'DOWN' | 'RIGHT' = 'DOWN',
): Promise<Layout> {
  const elk = new Layouter();
  const options = { ...OPTIONS, 'elk.direction': direction };
  const order = states.map(({ id }) => id);
  const labels = routes.map(linesOf);
  const graph: ElkNode = await elk.layout({
    id: 'chart',
    layoutOptions: { ...options, 'elk.padding': '[top=8,left=8,bottom=8,right=8]' },
    children: inside(null, states, routes, options),
    edges: routes.map((route, i) => ({
      id: String(i),
      ...ends(route, order),
      labels: labelOf(labels[i]!),
    })),
  });
  const origins = new Map<string, Point>([['chart', { x: 0, y: 0 }]]);
  const boxes = boxesOf(graph, origins);
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states: states.map((state) => ({
      state,
      box: boxes.get(state.id)!,
      depth: state.id.split('.').length - 1,
    })),
    routes: (graph.edges ?? []).map((edge, i) =>
      placed(edge as Contained, routes[i]!, labels[i]!, origins, order),
    ),
    starts: [...boxes].flatMap(([id, box]) => (id.startsWith(START_OF) ? box : [])),
  };
}

const START_OF = 'start of ';

/** The states inside another, with the mark where it begins. */
function inside(
  parent: string | null,
  states: readonly ChartState[],
  routes: readonly Route[],
  options: Readonly<Record<string, string>>,
): ElkNode[] {
  const begins = routes.some(({ kind, from }) => kind === 'initial' && from === (parent ?? ''));
  const start: ElkNode = { id: START_OF + (parent ?? ''), width: START, height: START };
  const within = states
    .filter((state) => state.parent === parent)
    .map((state): ElkNode => {
      if (state.kind !== 'compound') return { id: state.id, ...sizeOf(state) };
      return {
        id: state.id,
        layoutOptions: options,
        children: inside(state.id, states, routes, options),
      };
    });
  return begins ? [start, ...within] : within;
}

function sizeOf({ id, name }: ChartState): { readonly width: number; readonly height: number } {
  const width = Math.max(widthOf(name, SIZE.name) * 1.12, monoWidth(id, SIZE.id)) + 26;
  return { width, height: 52 };
}

/** A line that leads back is laid out as if it led on, or the layout would choose what is above. */
const leadsBack = ({ kind, from, to }: Route, order: readonly string[]): boolean =>
  kind === 'step' && order.indexOf(to) < order.indexOf(from);

function ends(route: Route, order: readonly string[]): { sources: string[]; targets: string[] } {
  const { kind, from, to } = route;
  if (kind === 'initial') return { sources: [START_OF + from], targets: [to] };
  return leadsBack(route, order)
    ? { sources: [to], targets: [from] }
    : { sources: [from], targets: [to] };
}

/** What stands at a line: the action, or the condition with its place in the order of asking. */
function linesOf({ kind, edges }: Route): readonly LabelLine[] {
  if (kind !== 'step') return [];
  return edges.flatMap((edge) => {
    const { action, condition, event, place, of } = edge;
    const ordered = event === 'always' && of > 1 ? `${place}. ${condition}` : condition;
    const lines = (text: string, isCondition: boolean): readonly LabelLine[] =>
      text === ''
        ? []
        : wrapped(text, edges.length > 1 ? LONGEST.among : LONGEST.alone).map((line) => ({
            edge,
            text: line,
            condition: isCondition,
          }));
    return [...lines(action, false), ...lines(ordered, true)];
  });
}

function labelOf(lines: readonly LabelLine[]): NonNullable<ElkExtendedEdge['labels']> {
  if (lines.length === 0) return [];
  return [
    {
      text: lines.map(({ text }) => text).join('\n'),
      width: Math.max(...lines.map(({ text }) => widthOf(text, SIZE.label))) + 10,
      height: lines.length * SIZE.line + 6,
      layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
    },
  ];
}

function boxesOf(graph: ElkNode, origins: Map<string, Point>): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  const walk = (node: ElkNode, origin: Point): void => {
    for (const { id, x = 0, y = 0, width = 0, height = 0, ...rest } of node.children ?? []) {
      const corner = { x: origin.x + x, y: origin.y + y };
      boxes.set(id, { ...corner, width, height });
      origins.set(id, corner);
      walk({ id, ...rest }, corner);
    }
  };
  walk(graph, { x: 0, y: 0 });
  return boxes;
}

/** An edge as it comes back: its coordinates are those of the state it runs in. */
type Contained = ElkExtendedEdge & { readonly container?: string };

function placed(
  { sections, labels, container = 'chart' }: Contained,
  route: Route,
  lines: readonly LabelLine[],
  origins: ReadonlyMap<string, Point>,
  order: readonly string[],
): PlacedRoute {
  const origin = origins.get(container)!;
  const moved = ({ x, y }: Point): Point => ({ x: x + origin.x, y: y + origin.y });
  const points = (sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) =>
    [startPoint, ...(bendPoints ?? []), endPoint].map(moved),
  );
  const [label] = labels ?? [];
  return {
    route,
    points: leadsBack(route, order) ? points.reverse() : points,
    label:
      label === undefined
        ? null
        : {
            box: {
              ...moved({ x: label.x ?? 0, y: label.y ?? 0 }),
              width: label.width ?? 0,
              height: label.height ?? 0,
            },
            lines,
          },
    inside: container === 'chart' ? null : container,
  };
}
