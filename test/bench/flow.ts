import type { ChartContext, ChartEvent, ChartInput } from '../../machine/chart/context.ts';
import { machine } from '../../machine/chart/machine.ts';
import { NOT_LOGGED } from '../../machine/rules/bag.ts';
import type { Phase } from '../../machine/rules/phases.ts';

type Apply = (given: { context: ChartContext; event: ChartEvent }) => Partial<ChartContext>;
type Guard = (given: { context: ChartContext; event: ChartEvent }) => boolean;

interface Transition {
  readonly guard: Guard | null;
  readonly actions: readonly Apply[];
  readonly target: State;
}

interface State {
  readonly path: string;
  entry: readonly Apply[];
  always: readonly Transition[];
  on: ReadonlyMap<string, readonly Transition[]>;
}

type Node = typeof machine.root;
type Named = string | { readonly type: string; readonly params?: unknown };

const nameOf = (named: Named): string => (typeof named === 'string' ? named : named.type);
const paramsOf = (named: Named): unknown => (typeof named === 'string' ? undefined : named.params);

const implemented = machine.implementations as unknown as {
  readonly guards: Readonly<Record<string, (given: object, params: unknown) => boolean>>;
  readonly actions: Readonly<Record<string, { readonly assignment: Apply }>>;
};

function toGuard(named: Named | undefined): Guard | null {
  if (named === undefined) return null;
  const guard = implemented.guards[nameOf(named)];
  if (guard === undefined) throw new RangeError(`no guard ${nameOf(named)}`);
  const params = paramsOf(named);
  return (given) => guard(given, params);
}

function toActions(named: readonly unknown[]): readonly Apply[] {
  return (named as readonly Named[]).map((one) => {
    const action = implemented.actions[nameOf(one)];
    if (action === undefined) throw new RangeError(`no action ${nameOf(one)}`);
    return action.assignment;
  });
}

const states = new Map<string, State>();

/** The innermost initial state of a node. */
function restOf(node: Node): Node {
  const [first] = node.initial.target ?? [];
  return node.type === 'compound' && first !== undefined ? restOf(first as Node) : node;
}

function stateOf(node: Node): State {
  const rest = restOf(node);
  const known = states.get(rest.id);
  if (known !== undefined) return known;
  const state: State = {
    path: rest.path.join('.'),
    entry: toActions(rest.entry),
    always: [],
    on: new Map(),
  };
  states.set(rest.id, state);
  type Defined = {
    guard?: unknown;
    actions: readonly unknown[];
    target?: readonly unknown[] | undefined;
  };
  const toTransition = (defined: Defined): Transition => ({
    guard: toGuard(defined.guard as Named | undefined),
    actions: toActions(defined.actions),
    target: stateOf(defined.target?.[0] as Node),
  });
  state.always = (rest.always ?? []).map(toTransition);
  state.on = new Map(
    [...rest.transitions].map(([event, transitions]) => [event, transitions.map(toTransition)]),
  );
  return state;
}

/**
 * The flow of the chart without XState: the same guards, actions and transitions, run by a loop.
 * What it costs is what the rules cost.
 */
export class Flow {
  #state: State;
  context: ChartContext;

  constructor({ game, phase, effects = [] }: ChartInput) {
    this.context = { game, effects, draws: NOT_LOGGED, resumeAt: phase };
    this.#state = stateOf(machine.getStateNodeById(`shedu.${phase}`) as Node);
  }

  get phase(): Phase {
    return this.#state.path as Phase;
  }

  /** Whether the event was accepted. */
  send(event: ChartEvent): boolean {
    const transitions = this.#state.on.get(event.type);
    if (transitions === undefined || !this.#take(transitions, event)) return false;
    while (this.#take(this.#state.always, event));
    return true;
  }

  #take(transitions: readonly Transition[], event: ChartEvent): boolean {
    const given = { context: this.context, event };
    for (const { guard, actions, target } of transitions) {
      if (guard !== null && !guard(given)) continue;
      for (const apply of actions) this.#apply(apply, event);
      this.#state = target;
      for (const apply of target.entry) this.#apply(apply, event);
      return true;
    }
    return false;
  }

  #apply(apply: Apply, event: ChartEvent): void {
    const { game, effects, draws, resumeAt } = this.context;
    const changed = apply({ context: this.context, event });
    this.context = {
      game: changed.game ?? game,
      effects: changed.effects ?? effects,
      draws: changed.draws ?? draws,
      resumeAt: changed.resumeAt ?? resumeAt,
    };
  }
}
