import type { InspectionEvent } from 'xstate';
import { candidates as definedAt, eventsOf, type Node, nodes } from '../../machine/chart/edges.ts';
import { recorder } from '../../machine/chart/recorder.ts';

/** The transitions of the statechart with what their guards ask, and what a game was seen to do. */

/** A transition by where it leads from, what moves it, and where to. */
export interface Transition {
  readonly source: Node;
  /** Empty for what happens at once. */
  readonly event: string;
  readonly guard: unknown;
  readonly target: string;
}

/** The transitions of a node for an event, in the order in which they are tried. */
export const candidates = (source: Node, event: string): readonly Transition[] =>
  definedAt(source, event).map(({ guard, target }) => ({
    source,
    event,
    guard,
    target: (target ?? []).map(({ path }) => ['shedu', ...path].join('.')).join(),
  }));

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

/** Notes the states entered and the edges taken, those passed through included. */
export class Seen {
  readonly entered = new Set<string>();
  readonly taken = new Set<string>();
  readonly #recorder = recorder();

  readonly note = (event: InspectionEvent): void => {
    this.#recorder.inspect(event);
    const { states, taken } = this.#recorder.take();
    for (const id of states) this.entered.add(id);
    for (const id of taken) {
      this.entered.add(id.slice(0, id.indexOf(':')));
      this.taken.add(id);
    }
  };
}
