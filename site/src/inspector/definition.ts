/** A state as the definition of a machine has it, as far as it is shown. */
export interface Defined {
  readonly key: string;
  /** Its keys from the outermost, with dots between. */
  readonly path: string;
  readonly description: string | null;
  readonly final: boolean;
  readonly inner: readonly Defined[];
}

/** More than any chart that a person reads; what is beyond is left out. */
const MOST = { letters: 2_000_000, states: 500, depth: 20, description: 300 } as const;

/** The states of a definition as it was sent, which may be anything; null where there are none. */
export function readDefinition(sent: unknown): readonly Defined[] | null {
  if (typeof sent !== 'string' || sent.length > MOST.letters) return null;
  let room = MOST.states;
  const inside = (node: unknown, above: string, depth: number): readonly Defined[] => {
    const states = isObject(node) && isObject(node.states) ? node.states : {};
    if (depth > MOST.depth) return [];
    return Object.entries(states).flatMap(([key, state]) => {
      if (room-- <= 0 || !isObject(state)) return [];
      const path = above + key;
      const { description } = state;
      return {
        key,
        path,
        description:
          typeof description === 'string' ? description.slice(0, MOST.description) : null,
        final: state.type === 'final',
        inner: inside(state, `${path}.`, depth + 1),
      };
    });
  };
  try {
    const states = inside(JSON.parse(sent), '', 0);
    return states.length === 0 ? null : states;
  } catch {
    return null;
  }
}

/** The paths of all states of a definition. */
export const pathsIn = (states: readonly Defined[]): readonly string[] =>
  states.flatMap(({ path, inner }) => [path, ...pathsIn(inner)]);

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
