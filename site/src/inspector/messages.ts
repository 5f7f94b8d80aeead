import { createBrowserReceiver, type StatelyInspectionEvent } from '@xstate/inspect';
import { useEffect, useState } from 'preact/hooks';

export type Message = StatelyInspectionEvent;

/** Everything that the window which opened this one has told so far. */
export function useMessages(): readonly Message[] {
  const [messages, show] = useState<readonly Message[]>([]);
  useEffect(() => {
    const received: Message[] = [];
    let due = 0;
    const { unsubscribe } = createBrowserReceiver().subscribe((message) => {
      received.push(message);
      due ||= requestAnimationFrame(() => {
        due = 0;
        show([...received]);
      });
    });
    return () => {
      cancelAnimationFrame(due);
      unsubscribe();
    };
  }, []);
  return messages;
}

/** What a snapshot that came as JSON may have. */
export interface Seen {
  readonly value?: unknown;
  readonly status?: unknown;
  readonly context?: unknown;
  readonly output?: unknown;
}

/** The snapshot a message carries, if it is one of a state. */
export const snapshotOf = (message: Message): Seen | null =>
  message.type === '@xstate.event' ? null : ((message.snapshot as Seen | null) ?? null);

/** The paths of all states that a state value names, outermost first. */
export function pathsOf(value: unknown, above = ''): readonly string[] {
  if (typeof value === 'string') return [above + value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    above + key,
    ...pathsOf(inner, `${above}${key}.`),
  ]);
}

const LONGEST = 120;

/** A message in a few words: an event with its parameters, or the state that was reached. */
export function summary(message: Message): string {
  if (message.type === '@xstate.actor') return message.name;
  if (message.type === '@xstate.snapshot') return pathsOf(snapshotOf(message)?.value).at(-1) ?? '';
  const { type, ...parameters } = message.event;
  const told = Object.entries(parameters).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  const words = [type, ...told].join(', ').replaceAll('"', '');
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}
