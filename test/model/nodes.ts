import type { InspectionEvent } from 'xstate';
import { machine } from '../../machine/chart/machine.ts';

/** The statechart as a walk over its nodes finds it, and what a game was seen to do there. */

export type Node = typeof machine.root;

/** A transition by where it leads from, what moves it, and where to. */
export interface Transition {
  readonly source: Node;
  /** Empty for what happens at once. */
  readonly event: string;
  readonly guard: unknown;
  readonly target: string;
}

const below = (node: Node): readonly Node[] => [
  node,
  ...Object.values(node.states).flatMap((child) => below(child as Node)),
];

export const nodes: readonly Node[] = below(machine.root);

interface Defined {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly target?: readonly { readonly id: string }[] | undefined;
}

const transition = (source: Node, defined: Defined): Transition => ({
  source,
  event: defined.eventType,
  guard: defined.guard,
  target: (defined.target ?? []).map(({ id }) => id).join(),
});

/** The transitions of a node for an event, in the order in which they are tried. */
export function candidates(source: Node, event: string): readonly Transition[] {
  const defined: readonly unknown[] =
    event === '' ? (source.always ?? []) : (source.transitions.get(event) ?? []);
  return defined.map((one) => transition(source, one as Defined));
}

/** The events that a node knows, the empty one for what happens at once. */
export const eventsOf = (source: Node): readonly string[] => [
  ...source.transitions.keys(),
  ...((source.always ?? []).length > 0 ? [''] : []),
];

export const transitions: readonly Transition[] = nodes.flatMap((source) =>
  eventsOf(source).flatMap((event) => candidates(source, event)),
);

/** A guard by its name and what it is asked about. */
export function guardName(guard: unknown): string {
  if (guard === undefined) return 'else';
  if (typeof guard === 'string') return guard;
  const { type, params } = guard as { type: string; params?: { phase?: string } };
  return `${type} ${params?.phase ?? ''}`;
}

export const nameOf = ({ source, event, guard, target }: Transition): string =>
  `${source.id} --${event} [${guardName(guard)}]--> ${target}`;

/** Notes the states entered and the transitions taken, as the inspector shows them. */
export class Seen {
  readonly entered = new Set<string>();
  readonly taken = new Set<string>();

  readonly note = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    const snapshot = event.snapshot as unknown as { _nodes?: readonly Node[] };
    for (const node of snapshot._nodes ?? []) this.entered.add(node.id);
    if (event.type !== '@xstate.microstep') return;
    for (const step of event._transitions) {
      const source = step.source as unknown as Node;
      this.entered.add(source.id);
      this.taken.add(nameOf(transition(source, step as unknown as Defined)));
    }
  };
}
