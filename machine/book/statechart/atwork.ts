import type { ClauseId } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { states } from '../../chart/edges.ts';
import type { GameFile } from '../../record/format.ts';
import { edgesOfClauses } from './enforcing.ts';
import { chartEdges, chartStates, fullNameOf } from './graph.ts';

/** The states that name a clause among those they enforce. */
export const statesOf = (id: ClauseId): readonly string[] =>
  states.flatMap((state) => (state.clauses.includes(id) ? [state.id] : []));

/** A state by its name in a language, with the names of those around it. */
export function stateName(id: string, language: Language): string {
  const all = chartStates(language);
  const found = all.find((state) => state.id === id);
  if (found === undefined) throw new RangeError(`there is no state ${id}`);
  return fullNameOf(found, all);
}

/** A transition in words, with the state that it leaves. */
export interface EdgeInWords {
  readonly from: string;
  readonly words: string;
}

/** More transitions than these are on the pages of the states. */
const MOST = 4;

/** Tells on which transitions clauses are at work in some files, which are played once. */
export class AtWork {
  readonly #onEdges: ReadonlyMap<ClauseId, readonly string[]>;

  constructor(files: readonly GameFile[]) {
    this.#onEdges = edgesOfClauses(files);
  }

  /** Those of one clause, the usual ones first. */
  on(id: ClauseId, language: Language): readonly EdgeInWords[] {
    const all = chartEdges(language);
    const found = (this.#onEdges.get(id) ?? []).flatMap(
      (edge) => all.find((one) => one.id === edge && one.from !== '') ?? [],
    );
    return found
      .filter(({ event, guard }) => event !== 'initial' && guard !== 'resumesAt')
      .slice(0, MOST)
      .map(({ from, to, action, condition }) => {
        const why = [action, condition].filter((part) => part !== '').join(', ');
        const way = `${stateName(from, language)} → ${stateName(to, language)}`;
        return { from, words: why === '' ? way : `${way} (${why})` };
      });
  }
}
