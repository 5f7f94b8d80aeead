import { type Clause, type ClauseId, chapterOf, clauses } from '../../../spec/clauses.ts';
import { exceptions, moduleOfChapter } from '../../../spec/modules.ts';
import { type QuestionId, questionsOn } from '../../../spec/questions.ts';
import { type Ruling, rulings } from '../../../spec/rulings.ts';
import type { Language } from '../../../spec/text.ts';
import { relatedClauses } from '../rulebook/related.ts';
import { AtWork, type EdgeInWords, stateName, statesOf } from '../statechart/atwork.ts';
import { type ClauseCoverage, coverage } from './coverage.ts';
import { bundledEvidence, bundledFixtures, type Cited, citedNames } from './evidence.node.ts';

/** Everything that is known of a clause. */
export interface Dossier {
  readonly id: ClauseId;
  readonly clause: Clause;
  readonly ruling: Ruling | null;
  /** The lines of the rules and of the statechart that cite it, the module that applies it first. */
  readonly cited: readonly Cited[];
  /** States of the chart that enforce it. */
  readonly states: readonly { readonly id: string; readonly name: string }[];
  /** Transitions on which it was seen at work in the bundled fixtures. */
  readonly transitions: readonly EdgeInWords[];
  /** How machine and fixtures cover it. */
  readonly coverage: ClauseCoverage;
  readonly related: readonly ClauseId[];
  /** The questions of players that it decides. */
  readonly questions: readonly QuestionId[];
  /** Its page below the site's address, in the language asked for. */
  readonly page: string;
}

/** Where the rules apply a clause: its chapter's module, or another that is listed. */
function moduleOf(id: ClauseId): string | null {
  return exceptions[id]?.module ?? moduleOfChapter[chapterOf(id)];
}

/** Gathers what there is on some clauses: the bundled suite is played once for all of them. */
export function dossiers(ids: readonly ClauseId[], language: Language): readonly Dossier[] {
  const report = new Map(coverage(bundledEvidence()).clauses.map((one) => [one.id, one]));
  const fixtures = bundledFixtures();
  const names = citedNames();
  const related = relatedClauses(fixtures);
  const atWork = new AtWork(fixtures);
  return ids.map((id) => {
    const clause = clauses[id];
    const own = (module: string): boolean => module.includes(`/rules/${moduleOf(id)}.`);
    return {
      id,
      clause,
      ruling: clause.ruling === undefined ? null : rulings[clause.ruling],
      cited: [...(names.get(id) ?? [])].sort(
        (one, other) => Number(own(other.module)) - Number(own(one.module)),
      ),
      states: statesOf(id).map((state) => ({ id: state, name: stateName(state, language) })),
      transitions: atWork.on(id, language),
      coverage: report.get(id)!,
      related: related.get(id) ?? [],
      questions: questionsOn(id),
      page: `${language === 'en' ? '' : `${language}/`}rules/${chapterOf(id)}/#${id}`,
    };
  });
}
