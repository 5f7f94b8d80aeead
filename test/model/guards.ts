import type { InspectionEvent } from 'xstate';
import type { ChartContext, ChartEvent } from '../../machine/chart/context.ts';
import type { Node } from '../../machine/chart/edges.ts';
import { machine } from '../../machine/chart/machine.ts';
import { candidates, guardName, nameOf, type Transition } from './nodes.ts';

type Guard = (
  given: { readonly context: ChartContext; readonly event: ChartEvent },
  params: unknown,
) => boolean;

const GUARDS = machine.implementations.guards as unknown as Readonly<Record<string, Guard>>;

/** Whether a transition's guard lets it through. */
function open({ guard }: Transition, context: ChartContext, event: ChartEvent): boolean {
  if (guard === undefined) return true;
  const { type, params } =
    typeof guard === 'string'
      ? { type: guard, params: undefined }
      : (guard as { type: string; params: unknown });
  return (GUARDS[type] as Guard)({ context, event }, params);
}

/**
 * Looks at every choice the chart makes: asks the guards of all transitions that the state has for
 * the event, also of those after the one that is taken.
 */
export class Choices {
  /** For each guard the answers it gave. */
  readonly answers = new Map<string, Set<boolean>>();
  /** For each state and event the guards that let through together, and how often. */
  readonly together = new Map<string, Map<string, number>>();
  /** Choices in which another transition was taken than the first that was open. */
  readonly otherThanFirst: string[] = [];
  #context: ChartContext | null = null;

  readonly note = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    const { context } = event.snapshot as unknown as { context: ChartContext };
    const before = this.#context ?? context;
    this.#context = context;
    for (const step of event._transitions) {
      if (step.eventType.startsWith('xstate.')) continue;
      const source = step.source as unknown as Node;
      this.choose(source, step.eventType, before, event.event as ChartEvent, guardName(step.guard));
    }
  };

  /** Another game begins. */
  begin(): void {
    this.#context = null;
  }

  /** Asks all guards of a choice; `taken` is the one through which the chart went, if it did. */
  choose(
    source: Node,
    eventType: string,
    context: ChartContext,
    event: ChartEvent,
    taken: string | null,
  ): void {
    const through: Transition[] = [];
    for (const one of candidates(source, eventType)) {
      const is = open(one, context, event);
      const name = guardName(one.guard);
      this.answers.set(name, (this.answers.get(name) ?? new Set()).add(is));
      if (is) through.push(one);
    }
    const names = through.map(({ guard }) => guardName(guard));
    if ((names[0] ?? null) !== taken)
      this.otherThanFirst.push(`${source.id} ${eventType}: ${through.map(nameOf)}, took ${taken}`);
    const key = `${source.id} ${eventType}`.trim();
    const counts = this.together.get(key) ?? new Map<string, number>();
    const list = names.join(', ');
    this.together.set(key, counts.set(list, (counts.get(list) ?? 0) + 1));
  }

  /** Adds the answers that others have had. */
  join(others: Choices): void {
    for (const [name, answers] of others.answers)
      this.answers.set(name, new Set([...answers, ...(this.answers.get(name) ?? [])]));
  }
}
