import { bundledFixtures } from '../../../machine/book/coverage/evidence.node.ts';
import {
  type BookState,
  type ChartBook,
  chartBook,
} from '../../../machine/book/statechart/chartbook.ts';
import { edgesOfClauses } from '../../../machine/book/statechart/enforcing.ts';
import {
  type ChartEdge,
  chartEdges,
  chartStates,
  fullNameOf,
} from '../../../machine/book/statechart/graph.ts';
import { states } from '../../../machine/chart/edges.ts';
import type { ClauseId } from '../../../spec/clauses.ts';
import { LANGUAGES, type Language } from '../../../spec/text.ts';
import { toState } from '../links.ts';
import '../../../machine/words/words.ts';

/** The statechart for the pages of the reference. */

const drawn = new Map<Language, Promise<ChartBook>>();

/** The chart in a language, drawn once for all pages. */
export function chartIn(language: Language): Promise<ChartBook> {
  const known = drawn.get(language) ?? chartBook(language);
  drawn.set(language, known);
  return known;
}

const STATE = /<g class="state[^"]*" data-state="([^"]+)">.*?<\/g>/gs;

/** A drawing with each state a link to its page. */
export const linked = (svg: string, language: Language): string =>
  svg.replace(STATE, (group, id: string) => `<a href="${toState(id, language)}">${group}</a>`);

const statesIn = new Map(LANGUAGES.map((language) => [language, chartStates(language)]));

/** What a state is called, with the name of the part of the turn that it is in. */
export function stateName(id: string, language: Language): string {
  const all = statesIn.get(language)!;
  return fullNameOf(all.find((state) => state.id === id)!, all);
}

/** The states that name a clause among those they enforce. */
export const enforcing = (id: ClauseId): readonly string[] =>
  states.flatMap((state) => (state.clauses.includes(id) ? [state.id] : []));

/** A transition in words, with the state that it leaves. */
export interface EdgeInWords {
  readonly from: string;
  readonly words: string;
}

/** More transitions than these are on the pages of the states. */
const MOST = 4;

const edgesIn = new Map(LANGUAGES.map((language) => [language, chartEdges(language)]));
const onEdges = edgesOfClauses(bundledFixtures());

/** The transitions on which a clause is at work in the cases, the usual ones first. */
export function enforcedOn(id: ClauseId, language: Language): readonly EdgeInWords[] {
  const name = (state: string): string => stateName(state, language);
  const found = (onEdges.get(id) ?? []).flatMap(
    (edge) => edgesIn.get(language)!.find((one) => one.id === edge && one.from !== '') ?? [],
  );
  return found
    .filter(({ event, guard }) => event !== 'initial' && guard !== 'resumesAt')
    .slice(0, MOST)
    .map(({ from, to, action, condition }) => {
      const why = [action, condition].filter((part) => part !== '').join(', ');
      return { from, words: `${name(from)} → ${name(to)}${why === '' ? '' : ` (${why})`}` };
    });
}

/** Who decides in a state where somebody does. */
const DECIDES = {
  'turn.action': 'active',
  'turn.revolt.attack': 'attacker',
  'turn.revolt.defence': 'defender',
  'turn.war.choose': 'active',
  'turn.war.attack': 'attacker',
  'turn.war.defence': 'defender',
  'turn.building': 'active',
  'turn.monument': 'active',
  'turn.treasures': 'trader',
  'turn.wonderPoint': 'active',
} as const;

export type Decider = (typeof DECIDES)[keyof typeof DECIDES] | 'inside' | 'nobody';

export function deciderOf(id: string): Decider {
  const named = (DECIDES as Readonly<Record<string, Decider>>)[id];
  if (named !== undefined) return named;
  return states.some(({ parent }) => parent === id) ? 'inside' : 'nobody';
}

/** What is around a state in the chart. */
export interface Surroundings {
  readonly state: BookState;
  readonly inner: readonly BookState[];
  /** Where it begins, if it has others inside. */
  readonly initial: string | null;
  readonly leaving: readonly ChartEdge[];
  readonly entering: readonly ChartEdge[];
}

/** A game taken up midway may lead from the set-up anywhere: that is told of the set-up alone. */
export function around(id: string, { states: all, language }: ChartBook): Surroundings {
  const edges = edgesIn.get(language)!;
  return {
    state: all.find((state) => state.id === id)!,
    inner: all.filter(({ parent }) => parent === id),
    initial: edges.find(({ event, from }) => event === 'initial' && from === id)?.to ?? null,
    leaving: edges.filter(({ event, from }) => event !== 'initial' && from === id),
    entering: edges.filter(({ guard, to }) => to === id && guard !== 'resumesAt'),
  };
}
