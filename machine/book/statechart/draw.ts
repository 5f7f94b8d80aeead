import type { Edge } from '../../chart/edges.ts';
import { type Attributes, element, escaped, type Point, short } from '../../draw/svg.ts';
import {
  type Box,
  type LabelLine,
  type Layout,
  type PlacedRoute,
  type PlacedState,
  SIZE,
} from './layout.ts';
import { monoWidth, widthOf } from './lettering.ts';

/**
 * The diagram as SVG. Each state is a group with `data-state`, each edge one with `data-edge`; the
 * edges that share a line are in the group of that line. Colours are custom properties with a
 * fallback, so that a page can light up what is active and a file on its own still reads.
 */
const PAINTS = {
  ground: '#f6efe1',
  turn: '#fbf6ea',
  inner: '#f3ead6',
  state: '#fffdf7',
  passing: '#f3ead6',
  ink: '#2a241d',
  soft: '#63574a',
  edge: '#85715a',
  border: '#a8987c',
} as const;

const paint = (name: keyof typeof PAINTS): string => `var(--chart-${name}, ${PAINTS[name]})`;

const FONT = "'Source Sans 3 Variable', 'Segoe UI', system-ui, sans-serif";
const MONO = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";

/** Draws a chart that is laid out; `title` is what the picture shows, in a sentence. */
export function drawChart(chart: Layout, edges: readonly Edge[], title: string): string {
  const { width, height } = chart;
  const passed = new Set(edges.flatMap(({ event, from }) => (event === 'always' ? from : [])));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'statechart',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      'font-family': FONT,
      'font-size': SIZE.label,
    },
    element('title', {}, escaped(title)),
    ...chart.states
      .filter(({ state }) => state.kind === 'compound')
      .map((placed) => compound(placed, chart.routes)),
    element('g', { class: 'routes' }, ...chart.routes.map((route) => line(route))),
    ...chart.starts.map(({ x, y, width: across }) =>
      element('circle', {
        cx: x + across / 2,
        cy: y + across / 2,
        r: across / 2,
        fill: paint('ink'),
      }),
    ),
    ...chart.states
      .filter(({ state }) => state.kind !== 'compound')
      .map((placed) => box(placed, passed.has(placed.state.id))),
    ...chart.routes.flatMap((route) => (route.label === null ? [] : label(route))),
  );
}

const rect = ({ x, y, width, height }: Box, rx: number, more: Attributes): string =>
  element('rect', { x, y, width, height, rx, ...more });

const groundOf = (id: string | null): string =>
  paint(id === null ? 'ground' : id.includes('.') ? 'inner' : 'turn');

function text(at: Point, content: string, more: Attributes): string {
  return element('text', { x: at.x, y: at.y, fill: paint('ink'), ...more }, escaped(content));
}

const TITLE = { left: 16, top: 25, height: 46, clear: 10 } as const;

/** A state with others inside: its name at the top, as far left as no line runs through it. */
function compound({ state: { id, name }, box: place }: PlacedState, routes: Routes): string {
  const width = Math.max(widthOf(name, SIZE.name) * 1.12, monoWidth(id, SIZE.id));
  const at = { x: titleStart(place, width, routes), y: place.y + TITLE.top };
  return element(
    'g',
    { class: 'state compound', 'data-state': id },
    rect(place, 14, {
      class: 'frame',
      fill: groundOf(id),
      stroke: paint('border'),
      'stroke-width': 1.2,
    }),
    text(at, name, { 'font-size': SIZE.name, 'font-weight': 650 }),
    text({ x: at.x, y: at.y + 16 }, id, idStyle),
  );
}

type Routes = readonly PlacedRoute[];

function titleStart({ x, y, width: room }: Box, width: number, routes: Routes): number {
  const lines = routes.flatMap(({ points }) =>
    points.slice(1).flatMap((to, i) => {
      const from = points[i]!;
      const upright = Math.abs(from.x - to.x) < 1;
      const beside = Math.max(from.y, to.y) > y + 4 && Math.min(from.y, to.y) < y + TITLE.height;
      return upright && beside ? [to.x] : [];
    }),
  );
  const left = x + TITLE.left;
  const starts = [left, ...lines.map((line) => line + TITLE.clear).filter((at) => at > left)];
  const free = starts
    .sort((a, b) => a - b)
    .find(
      (at) =>
        at + width < x + room &&
        lines.every((line) => line < at - TITLE.clear / 2 || line > at + width + TITLE.clear / 2),
    );
  return free ?? left;
}

const idStyle = { class: 'id', 'font-family': MONO, 'font-size': SIZE.id, fill: paint('soft') };

/** A state in which a player decides, or one that the chart passes through, drawn in dashes. */
function box({ state: { id, name, kind }, box: place }: PlacedState, passing: boolean): string {
  const middle = place.x + place.width / 2;
  const centred = { 'text-anchor': 'middle' };
  const frame = inset(place, 4);
  return element(
    'g',
    { class: passing ? 'state passing' : 'state', 'data-state': id },
    rect(place, 9, {
      class: 'frame',
      fill: paint(passing ? 'passing' : 'state'),
      stroke: paint(passing ? 'border' : 'edge'),
      'stroke-width': passing ? 1.2 : 1.6,
      ...(passing ? { 'stroke-dasharray': '5 3' } : {}),
    }),
    kind === 'final' ? rect(frame, 6, { class: 'final', fill: 'none', stroke: paint('edge') }) : '',
    text({ x: middle, y: place.y + 23 }, name, {
      ...centred,
      'font-size': SIZE.name,
      'font-weight': 650,
    }),
    text({ x: middle, y: place.y + 40 }, id, { ...centred, ...idStyle }),
  );
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Edges that share a line: the line, its arrow, and a group for each that has no words. */
function line({ route, points }: PlacedRoute): string {
  const stroke = {
    fill: 'none',
    stroke: paint('edge'),
    'stroke-width': 1.4,
    ...(route.kind === 'resume' ? { 'stroke-dasharray': '2 3' } : {}),
  };
  return element(
    'g',
    { class: `route ${route.kind}`, 'data-route': route.edges.map(({ id }) => id).join(' ') },
    element('path', { d: track(points), ...stroke }),
    element('path', { class: 'arrow', d: arrow(points), fill: paint('edge') }),
    ...(route.kind === 'step' && route.edges.some(({ action, condition }) => action + condition)
      ? []
      : route.edges.map(({ id }) => element('g', { 'data-edge': id }))),
  );
}

const BEND = 7;
const ARROW = 8;

/** The way along the points with its corners rounded, ending where the arrow begins. */
function track(points: readonly Point[]): string {
  const last = points.length - 1;
  const parts = points.map((point, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (before === undefined) return `M${at(point)}`;
    if (after === undefined) return `L${at(towards(point, before, ARROW - 1))}`;
    const room = (other: Point, end: boolean): number =>
      Math.min(BEND, distance(point, other) / (end ? 1 : 2));
    const turnIn = towards(point, before, room(before, i === 1));
    const turnOut = towards(point, after, room(after, i === last - 1));
    return `L${at(turnIn)}Q${at(point)} ${at(turnOut)}`;
  });
  return parts.join('');
}

const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point so far from one in the direction of another. */
function towards(from: Point, to: Point, far: number): Point {
  const share = far / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function arrow(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2) as [Point, Point];
  const back = towards(tip, before, ARROW);
  const across = { x: (tip.y - back.y) / 2, y: (back.x - tip.x) / 2 };
  const side = (sign: number): Point => ({
    x: back.x + sign * across.x,
    y: back.y + sign * across.y,
  });
  return `M${at(tip)}L${at(side(1))}L${at(side(-1))}Z`;
}

/** The words of a line, those of each edge in a group, on the ground that the line runs over. */
function label({ label: placed, inside, route }: PlacedRoute): string {
  const { box: place, lines } = placed!;
  const groups = route.edges.map(({ id }) => {
    const own = lines.flatMap((said, row) => (said.edge.id === id ? [{ said, row }] : []));
    return element(
      'g',
      { 'data-edge': id },
      ...own.map(({ said, row }) => words(said, place, row)),
    );
  });
  return element(
    'g',
    { class: 'label', 'data-label': route.edges.map(({ id }) => id).join(' ') },
    rect(place, 6, { fill: groundOf(inside) }),
    ...groups,
  );
}

function words({ text: content, condition }: LabelLine, { x, y, width }: Box, row: number): string {
  const place = { x: x + width / 2, y: y + 16 + row * SIZE.line };
  return text(place, content, {
    'text-anchor': 'middle',
    ...(condition ? { 'font-style': 'italic', fill: paint('soft') } : {}),
  });
}
