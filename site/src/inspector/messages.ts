import { type Defined, isObject, readDefinition } from './definition.ts';

/** What another window told of an actor: read with care, since any page can send anything. */
export type Message = {
  readonly number: number;
  readonly session: string;
  /** In a few words: a name, an event with its parameters, the state that was reached. */
  readonly summary: string;
  /** The event or the snapshot as it came. */
  readonly sent: unknown;
} & (
  | { readonly kind: 'actor'; readonly states: readonly Defined[] | null; readonly active: Paths }
  | { readonly kind: 'event' }
  | { readonly kind: 'snapshot'; readonly active: Paths }
);

type Paths = readonly string[];

const LONGEST = { summary: 120, detail: 200_000, session: 80 } as const;

/** Reads a message; null where it is none that the inspector knows. */
export function readMessage(sent: unknown, number: number): Message | null {
  if (!isObject(sent)) return null;
  const { type, sessionId } = sent;
  if (typeof sessionId !== 'string' || sessionId === '') return null;
  const base = { number, session: short(sessionId, LONGEST.session) };
  if (type === '@xstate.event') {
    if (!isObject(sent.event) || typeof sent.event.type !== 'string') return null;
    const { type: name, ...parameters } = sent.event;
    const summary = [name, ...Object.entries(parameters).map(parameter)].join(', ');
    return { ...base, kind: 'event', summary: oneLine(summary), sent: sent.event };
  }
  const snapshot = isObject(sent.snapshot) ? sent.snapshot : {};
  const active = pathsOf(snapshot.value);
  if (type === '@xstate.snapshot') {
    return {
      ...base,
      kind: 'snapshot',
      summary: oneLine(active.at(-1) ?? ''),
      sent: snapshot,
      active,
    };
  }
  if (type !== '@xstate.actor') return null;
  const summary = oneLine(typeof sent.name === 'string' ? sent.name : base.session);
  const states = readDefinition(sent.definition);
  return { ...base, kind: 'actor', summary, sent: snapshot, states, active };
}

const parameter = ([key, value]: readonly [string, unknown]): string =>
  `${key} ${json(value, 0)?.replaceAll('"', '') ?? '…'}`;

const oneLine = (text: string): string => short(text.replace(/\s+/g, ' '), LONGEST.summary);

const short = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** What came as JSON, cut where it is very long; null where it cannot be. */
export const detailOf = ({ sent }: Message): string | null => json(sent);

function json(value: unknown, indent = 2): string | null {
  try {
    return short(JSON.stringify(value, null, indent) ?? 'undefined', LONGEST.detail);
  } catch {
    return null;
  }
}

const DEEPEST = 20;

/** The paths of all states that a state value names, outermost first. */
export function pathsOf(value: unknown, above = '', depth = 0): Paths {
  if (typeof value === 'string') return [above + value];
  if (!isObject(value) || depth > DEEPEST) return [];
  return Object.entries(value)
    .slice(0, 100)
    .flatMap(([key, inner]) => [above + key, ...pathsOf(inner, `${above}${key}.`, depth + 1)]);
}
