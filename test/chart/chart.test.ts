import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { chartAround } from '../../machine/book/statechart/around.ts';
import { drawChart } from '../../machine/book/statechart/draw.ts';
import { edgesOfClauses } from '../../machine/book/statechart/enforcing.ts';
import { chartEdges, chartStates, routes } from '../../machine/book/statechart/graph.ts';
import { type Box, layout } from '../../machine/book/statechart/layout.ts';
import { turnFlow } from '../../machine/book/statechart/turnflow.ts';
import { edges, states } from '../../machine/chart/edges.ts';
import type { Point } from '../../machine/draw/svg.ts';
import '../../machine/words/words.ts';
import { stringsOf } from '../../site/src/strings.ts';
import { LANGUAGES } from '../../spec/text.ts';

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** A piece of a line as a box that is a little shorter, since lines end at the boxes they join. */
const piece = (from: Point, to: Point): Box => ({
  x: Math.min(from.x, to.x) + (from.y === to.y ? 1 : 0),
  y: Math.min(from.y, to.y) + (from.x === to.x ? 1 : 0),
  width: Math.max(0, Math.abs(from.x - to.x) - 2),
  height: Math.max(0, Math.abs(from.y - to.y) - 2),
});

describe.each(LANGUAGES)('the diagram of the statechart in %s', async (language) => {
  const placed = await layout(chartStates(language), routes(chartEdges(language)));
  const svg = drawChart(placed, edges, 'A title');
  const boxes = placed.states.filter(({ state }) => state.kind !== 'compound');
  const labels = placed.routes.flatMap(({ label }) => label?.box ?? []);

  test('has every state and every edge once', () => {
    const all = (name: string): string[] =>
      [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, id]) => id!);
    expect(all('data-state').sort()).toEqual(states.map(({ id }) => id).sort());
    expect(all('data-edge').sort()).toEqual(edges.map(({ id }) => id).sort());
  });

  test('keeps labels clear of each other and of states', () => {
    for (const [i, label] of labels.entries()) {
      expect(labels.slice(i + 1).filter((other) => !apart(label, other))).toEqual([]);
      expect(boxes.filter(({ box }) => !apart(label, box))).toEqual([]);
    }
  });

  test('leads no line through a state or through the words of another', () => {
    for (const { route, points, label } of placed.routes) {
      const pieces = points.slice(1).map((to, i) => piece(points[i]!, to));
      const met = (box: Box): boolean => pieces.some((one) => !apart(one, box));
      expect(boxes.filter(({ box }) => met(box)).map(({ state }) => state.id)).toEqual([]);
      const others = labels.filter((box) => box !== label?.box && met(box));
      expect(others, `${route.from} to ${route.to}`).toEqual([]);
    }
  });

  test('holds whatever it shows, in letters large enough to read', () => {
    const inside = ({ x, y, width, height }: Box): boolean =>
      x >= 0 && y >= 0 && x + width <= placed.width && y + height <= placed.height;
    expect([...labels, ...boxes.map(({ box }) => box)].every(inside)).toBe(true);
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    expect(svg).not.toMatch(/\sstyle=|<script|\son\w+=/);
  });
});

const shownIn = (svg: string, name: string): readonly string[] =>
  [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, id]) => id!);

test.each(states.map(({ id }) => id))(
  'the surroundings of %s show its ways in and out',
  async (id) => {
    const { svg } = await chartAround(id, 'en');
    const drawn = shownIn(svg, 'data-state');
    expect(drawn).toContain(id);
    const touching = edges.filter(
      ({ from, to, guard, event }) =>
        guard !== 'resumesAt' && event !== 'initial' && (from === id || to === id),
    );
    const lines = shownIn(svg, 'data-edge');
    for (const edge of touching) {
      expect(lines).toContain(edge.id);
      expect(drawn).toEqual(expect.arrayContaining([edge.from, edge.to]));
    }
  },
);

describe('the turn as a flow chart', () => {
  const { actions, questions, ending } = turnFlow();
  const part = (id: string): string => id.split('.').slice(0, 2).join('.');
  const order = [...questions.map(({ state }) => state), ending[0]];

  test('asks what the machine asks, in its order, at each place where it asks', () => {
    const junctions = states.filter(
      ({ id }) => edges.filter(({ from, event }) => from === id && event === 'always').length > 2,
    );
    const lists = junctions
      .filter(({ id }) => id !== 'setup')
      .map(({ id }) => [
        ...new Set(edges.flatMap(({ from, to }) => (from === id ? part(to) : []))),
      ]);
    expect(lists).toHaveLength(3);
    for (const list of lists) expect(order.slice(-list.length)).toEqual(list);
    expect(lists[0]).toEqual(order);
  });

  test('offers every action and ends where the game may end', () => {
    const own = edges.filter(({ from }) => from === 'turn.action').map(({ event }) => event);
    expect(new Set(actions)).toEqual(new Set(own));
    expect(edges.some(({ from, to }) => from === ending.at(-1) && to === 'over')).toBe(true);
  });

  test.each(LANGUAGES)('has its questions in %s', (language) => {
    const asked = Object.keys(stringsOf(language).turnFlow.asked).sort();
    expect(asked).toEqual([...questions.map(({ state }) => state), ending.at(-1)!].sort());
  });
});

describe('where clauses are at work', () => {
  const on = edgesOfClauses(bundledFixtures());

  test.each([
    ['leader.place.temple', ['turn.action:leader→turn.resolve']],
    ['war.win.tie', ['turn.war.defence:support→turn.resolve']],
    ['treasure.take.last', ['turn.treasures:treasure→turn.award']],
    ['gameend.treasure.two', ['turn.endCheck:always→over']],
  ] as const)('%s is found on its transition alone', (id, found) => {
    expect(on.get(id)).toEqual(found);
  });

  test('is known of most clauses, and always an edge that there is', () => {
    const ids = new Set(edges.map(({ id }) => id));
    for (const [id, found] of on) {
      expect(found.length, id).toBeGreaterThan(0);
      expect(found.filter((edge) => !ids.has(edge))).toEqual([]);
    }
    expect(on.size).toBeGreaterThan(200);
  });
});
