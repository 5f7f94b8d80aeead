import { type Edge, edges } from '../../chart/edges.ts';

/** A turn as players go through it, drawn out of the chart: questions in their order, and what each leads to. */
export interface TurnFlow {
  /** What a player may do with an action. */
  readonly actions: readonly Edge['event'][];
  readonly questions: readonly FlowQuestion[];
  /** What follows by itself once every question is answered with no. */
  readonly ending: readonly string[];
}

export interface FlowQuestion {
  /** From 1, in the order in which they are asked. */
  readonly number: number;
  /** The state that yes leads to: the turn's own, with whatever is inside it. */
  readonly state: string;
  /** Where the turn goes on after that state: a question, the next action, or the end of the turn. */
  readonly next: number | 'action' | 'ending';
}

/** A part of the turn with what is inside it, such as `turn.war`. */
const partOf = (id: string): string => id.split('.').slice(0, 2).join('.');

const leaving = (id: string): readonly Edge[] => edges.filter(({ from }) => from === id);

/** Where a part of the turn leads to when it is done. */
function after(part: string): string {
  const out = edges.filter(
    ({ from, to, event }) =>
      event !== 'always' && event !== 'initial' && partOf(from) === part && partOf(to) !== part,
  );
  const [target, ...others] = new Set(out.map(({ to }) => to));
  if (target === undefined || others.length > 0) throw new Error(`${part} leads to ${out.length}`);
  return target;
}

/** The turn, whose events are asked for in the order that the machine asks in. */
export function turnFlow(): TurnFlow {
  const actions = leaving('turn.action');
  const resolve = actions.find(({ to }) => to !== 'over')!.to;
  const asked = leaving(resolve);
  const parts = [...new Set(asked.map(({ to }) => partOf(to)))];
  const last = parts.pop()!;
  const place = (target: string): FlowQuestion['next'] => {
    if (target === last) return 'ending';
    // A junction asks from the middle of the same list on.
    const first = partOf(leaving(target)[0]!.to);
    const number = parts.indexOf(first) + 1;
    if (number === 0) throw new Error(`${target} asks what is asked nowhere else`);
    return number;
  };
  return {
    actions: [...new Set(actions.map(({ event }) => event))],
    questions: parts.map((state, i) => ({
      number: i + 1,
      state,
      next: state === 'turn.action' ? 'action' : place(after(state)),
    })),
    ending: chainFrom(last),
  };
}

/** States that follow each other by themselves, up to one that has a choice. */
function chainFrom(id: string): readonly string[] {
  const next = leaving(id);
  return next.length === 1 ? [id, ...chainFrom(next[0]!.to)] : [id];
}
