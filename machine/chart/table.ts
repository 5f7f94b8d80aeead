import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { ChartContext, ChartEvent, ChartInput } from './context.ts';

/**
 * A statechart as a flat table: for each state in which it can rest or pass, the ways that lead
 * out of it, with the guards and actions themselves where the chart has their names.
 */
export interface Table {
  /** What a game begins with, before any state is entered. */
  readonly context: (given: { readonly input: ChartInput }) => ChartContext;
  /** The way into the chart. */
  readonly first: Way;
  /** The states without states inside, by their path. */
  readonly places: ReadonlyMap<string, Place>;
  /** How often it may go on by itself after an event. */
  readonly limit: number;
}

/** A state without states inside. */
export interface Place {
  readonly path: string;
  /** Whether the game ends here. */
  readonly final: boolean;
  /** Taken at once, in the order in which they are tried. */
  readonly always: readonly Way[];
  /** Those for each event, likewise. */
  readonly on: ReadonlyMap<string, readonly Way[]>;
}

/** A transition. */
export interface Way {
  readonly guard: Called<Guard> | null;
  /** Its own, then those of entering its target. */
  readonly actions: readonly Called<Assignment>[];
  readonly target: Place;
}

/** A guard or an action, with what the chart says to it. */
export interface Called<F> {
  readonly call: F;
  readonly params: unknown;
}

interface Given {
  readonly context: ChartContext;
  readonly event: ChartEvent;
}

type Guard = (given: Given, params: unknown) => boolean;
type Assignment = (given: Given, params: unknown) => Partial<ChartContext>;

/** Refuses what a chart has and a table has not, which is wider than what it has: it names the state. */
export class Unmodelled extends Error {
  constructor(node: AnyStateNode, feature: string) {
    super(`${node.id}: ${feature} cannot be driven without XState`);
    this.name = 'Unmodelled';
  }
}

/** The table of a statechart. @throws Unmodelled where the chart has what no table can tell */
export function tableOf(chart: AnyStateMachine): Table {
  const nodes = below(chart.root);
  for (const node of nodes) assertModelled(node);
  const places = new Map(nodes.filter(isPlace).map((node) => [node, blank(node)]));
  const wayTo = (node: AnyStateNode, way: Omit<Way, 'target'>): Way => {
    const rest = restOf(node);
    const actions = [...way.actions, ...actionsOf(rest, rest.entry)];
    return { ...way, actions, target: places.get(rest) as Place };
  };
  for (const [node, { always, on }] of places) {
    const ways = (defined: readonly Defined[]): Way[] =>
      defined.map((one) =>
        wayTo(targetOf(node, one), {
          guard: guardOf(node, one.guard),
          actions: actionsOf(node, one.actions),
        }),
      );
    always.push(...ways(node.always ?? []));
    for (const [event, defined] of node.transitions) on.set(event, ways(defined));
  }
  return {
    context: contextOf(chart),
    first: wayTo(chart.root, { guard: null, actions: [] }),
    places: new Map([...places.values()].map((place) => [place.path, place])),
    limit: chart.options?.maxIterations ?? Number.POSITIVE_INFINITY,
  };
}

const below = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => below(child as AnyStateNode)),
];

const isPlace = ({ type }: AnyStateNode): boolean => type === 'atomic' || type === 'final';

/** A place whose ways are still to come, since they lead to places. */
const blank = (node: AnyStateNode) => ({
  path: node.path.join('.'),
  final: node.type === 'final',
  always: [] as Way[],
  on: new Map<string, readonly Way[]>(),
});

/** Where a node is at rest: in itself, or in what it begins with. */
function restOf(node: AnyStateNode): AnyStateNode {
  return isPlace(node) ? node : restOf(node.initial.target[0] as AnyStateNode);
}

/** What no table tells of a state. */
function assertModelled(node: AnyStateNode): void {
  const { type, transitions, always = [], parent } = node;
  const events = [...transitions.keys()];
  const leaves = events.length + always.length > 0;
  const features: readonly (readonly [present: boolean, feature: string])[] = [
    [type === 'parallel', 'states side by side'],
    [type === 'history', 'a state that remembers'],
    [node.invoke.length > 0, 'what it invokes'],
    [node.after.length > 0, 'a transition after a time'],
    [node.exit.length > 0, 'an action on exit'],
    [events.some((event) => event.includes('*')), 'a transition for any event'],
    [events.some((event) => event.startsWith('xstate.')), 'a transition for an event of XState'],
    [type === 'compound' && leaves, 'a transition of all states inside'],
    [type === 'compound' && node.entry.length > 0, 'an action on entry with states inside'],
    [
      type === 'compound' && node.initial.actions.length > 0,
      'an action on the way to what is inside',
    ],
    [type === 'final' && leaves, 'a transition from an end'],
    [type === 'final' && parent?.parent !== undefined, 'an end inside another state'],
  ];
  const found = features.find(([present]) => present);
  if (found !== undefined) throw new Unmodelled(node, found[1]);
}

type Defined = NonNullable<AnyStateNode['always']>[number];

function targetOf(node: AnyStateNode, { target, reenter }: Defined): AnyStateNode {
  const [only, ...others] = target ?? [];
  if (only === undefined || others.length > 0)
    throw new Unmodelled(node, 'a transition without just one target');
  if (only === node || reenter) throw new Unmodelled(node, 'a transition to where it starts');
  return only as AnyStateNode;
}

interface Named {
  readonly type: string;
  readonly params?: unknown;
}

/** What the chart calls by its name, perhaps with parameters. */
function named(node: AnyStateNode, kind: string, told: unknown): Named {
  if (typeof told === 'string') return { type: told };
  if (typeof told !== 'object' || told === null)
    throw new Unmodelled(node, `${kind} without a name`);
  const { type, params } = told as Named;
  if (typeof params === 'function')
    throw new Unmodelled(node, `${kind} with parameters that are worked out`);
  return { type, params };
}

function guardOf(node: AnyStateNode, told: unknown): Way['guard'] {
  if (told === undefined) return null;
  const { type, params } = named(node, 'a guard', told);
  const call: unknown = node.machine.implementations.guards[type];
  if (typeof call !== 'function' || 'check' in call)
    throw new Unmodelled(node, `the guard ${type}, which is no plain function,`);
  return { call: call as Guard, params };
}

const actionsOf = (node: AnyStateNode, told: readonly unknown[]): Way['actions'] =>
  told.map((one) => {
    const { type, params } = named(node, 'an action', one);
    const action = node.machine.implementations.actions[type] as
      | { readonly type?: unknown; readonly assignment?: unknown }
      | undefined;
    if (action?.type !== 'xstate.assign' || typeof action.assignment !== 'function')
      throw new Unmodelled(node, `the action ${type}, which does not assign by a function,`);
    return { call: action.assignment as Assignment, params };
  });

function contextOf({ config, root }: AnyStateMachine): Table['context'] {
  if (typeof config.context !== 'function')
    throw new Unmodelled(root, 'a context that does not come of the input');
  return config.context as unknown as Table['context'];
}
