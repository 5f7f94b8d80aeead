import type { InspectionEvent } from 'xstate';
import type { ClauseId } from '../../spec/clauses.ts';
import type { ActionKind } from '../rules/action.ts';
import { machine } from './machine.ts';

/** The statechart as data: a walk over the machine's nodes, the edges under ids that last. */

export type Node = typeof machine.root;

/** A state by its path without the machine's name, such as `turn.war.attack`. */
export interface State {
  readonly id: string;
  /** The state around it, null at the outermost. */
  readonly parent: string | null;
  readonly kind: 'atomic' | 'compound' | 'final';
  readonly description: string;
  readonly clauses: readonly ClauseId[];
}

/** A transition, or the way into a state from the one around it. */
export interface Edge {
  /**
   * `turn.action:leader→turn.resolve`. Where two lead to the same state for the same event the
   * guard of each stands between: it depends on no other transition's place.
   */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The action that moves the chart; nothing does where it moves on at once or begins. */
  readonly event: ActionKind | 'always' | 'initial';
  /** Null where nothing is asked. */
  readonly guard: string | null;
  /** Which of the edges of its state for its event it is, as they are tried; from 1. */
  readonly place: number;
  /** How many those are. */
  readonly of: number;
}

const below = (node: Node): readonly Node[] => [
  node,
  ...Object.values(node.states).flatMap((child) => below(child as Node)),
];

/** Every node of the machine, its root first, each before what is inside it. */
export const nodes: readonly Node[] = below(machine.root);

/** The path of a node: the machine's own is empty. */
export const pathOf = ({ path }: { readonly path: readonly string[] }): string => path.join('.');

const nodeAt = (path: readonly string[]): Node =>
  machine.getStateNodeById([machine.id, ...path].join('.')) as Node;

/** Every state inside the machine, each before what is inside it. */
export const states: readonly State[] = nodes.slice(1).map((node) => ({
  id: pathOf(node),
  parent: node.parent === undefined ? null : pathOf(node.parent) || null,
  kind: node.type === 'final' ? 'final' : node.type === 'compound' ? 'compound' : 'atomic',
  description: node.description ?? '',
  clauses: (node.meta as { readonly rules: readonly ClauseId[] }).rules,
}));

/** A transition as XState has it, as far as an edge is told by it. */
export interface Defined {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly source: { readonly path: readonly string[] };
  readonly target?: readonly { readonly path: readonly string[] }[] | undefined;
}

/** The name of a guard, without what it is asked about. */
export function guardOf(guard: unknown): string | null {
  if (guard === undefined) return null;
  return typeof guard === 'string' ? guard : (guard as { readonly type: string }).type;
}

/** The transitions of a node for an event in the order in which they are tried; '' is at once. */
export function candidates(node: Node, event: string): readonly Defined[] {
  return (event === '' ? node.always : node.transitions.get(event)) ?? [];
}

/** The events that a node knows, the empty one for what happens at once. */
export const eventsOf = (node: Node): readonly string[] => [
  ...node.transitions.keys(),
  ...((node.always ?? []).length > 0 ? [''] : []),
];

/** Where a transition leads; none of this chart stays where it is. */
const targetOf = ({ source, target }: Defined): string => pathOf(target?.[0] ?? source);

const plainId = (from: string, event: string, to: string): string => `${from}:${event}→${to}`;

const eventName = (event: string): Edge['event'] =>
  event === '' ? 'always' : (event as ActionKind);

/** The id of the edge that a transition is. */
export function edgeId(defined: Defined): string {
  const { eventType, source } = defined;
  const from = pathOf(source);
  const to = targetOf(defined);
  const node = nodeAt(source.path);
  const same = candidates(node, eventType).filter((one) => targetOf(one) === to);
  const event = eventName(eventType);
  if (same.length < 2) return plainId(from, event, to);
  return plainId(from, `${event}?${guardOf(defined.guard) ?? 'else'}`, to);
}

function initialOf(node: Node): Edge {
  const from = pathOf(node);
  const to = pathOf(node.initial.target[0]!);
  const id = plainId(from, 'initial', to);
  return { id, from, to, event: 'initial', guard: null, place: 1, of: 1 };
}

function leaving(node: Node): readonly Edge[] {
  return eventsOf(node).flatMap((event) =>
    candidates(node, event).map((defined, i, all) => ({
      id: edgeId(defined),
      from: pathOf(node),
      to: targetOf(defined),
      event: eventName(event),
      guard: guardOf(defined.guard),
      place: i + 1,
      of: all.length,
    })),
  );
}

/** Every edge; those that begin a state first, then in the order in which they are tried. */
export const edges: readonly Edge[] = nodes.flatMap((node) => [
  ...(node.type === 'compound' ? [initialOf(node)] : []),
  ...leaving(node),
]);

/** The ways in that follow when a state is entered: its initial state, and so on inside. */
function entering(path: readonly string[]): readonly string[] {
  const node = nodeAt(path);
  if (node.type !== 'compound') return [];
  return [initialOf(node).id, ...entering(node.initial.target[0]!.path)];
}

/**
 * The ids of the edges that the chart took, by what XState's `inspect` tells: of a microstep its
 * transitions with the ways in that follow, of the actor that begins the way into the machine, of
 * anything else none.
 */
export function takenBy(event: InspectionEvent): readonly string[] {
  if (event.type === '@xstate.actor') return entering([]);
  if (event.type !== '@xstate.microstep') return [];
  return event._transitions.flatMap((transition) => {
    const defined: Defined = transition;
    if (defined.eventType.startsWith('xstate.')) return [];
    return [edgeId(defined), ...entering((defined.target?.[0] ?? defined.source).path)];
  });
}
