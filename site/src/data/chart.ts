import { bundledFixtures } from '../../../machine/book/coverage/evidence.node.ts';
import { AtWork, type EdgeInWords } from '../../../machine/book/statechart/atwork.ts';
import {
  type BookState,
  type ChartBook,
  chartBook,
} from '../../../machine/book/statechart/chartbook.ts';
import { type ChartEdge, chartEdges } from '../../../machine/book/statechart/graph.ts';
import { states } from '../../../machine/chart/edges.ts';
import { type Decider, isPhase, PHASE_RULES } from '../../../machine/rules/phases.ts';
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

const edgesIn = new Map(LANGUAGES.map((language) => [language, chartEdges(language)]));

const atWork = new AtWork(bundledFixtures());

/** The transitions on which a clause is at work in the cases, the usual ones first. */
export const enforcedOn = (id: ClauseId, language: Language): readonly EdgeInWords[] =>
  atWork.on(id, language);

/** Who decides in a state; in some only the states inside it say. */
export type StateDecider = Decider | 'inside' | 'nobody';

export function deciderOf(id: string): StateDecider {
  const decides = isPhase(id) ? PHASE_RULES[id].decides : null;
  if (decides !== null) return decides;
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
