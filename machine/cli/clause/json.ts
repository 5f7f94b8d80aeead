import { earlierOf, staleIn, versionOf } from '../../../spec/history.ts';
import type { Language } from '../../../spec/text.ts';
import type { Dossier } from '../../book/coverage/dossier.node.ts';
import { jsonLine } from '../output/terminal.ts';
import { decisionsOf, editionsOf, readingsOf } from './text.ts';

/** A clause for a program: texts in the language asked for, ids for all else. */
export function dossierJson(dossier: Dossier, language: Language): string {
  const { id, clause, ruling, cited, states, transitions, coverage, related, questions, page } =
    dossier;
  const { following, contrast, exempt } = coverage;
  return `${jsonLine({
    id,
    kind: clause.kind,
    version: versionOf(id),
    stale: staleIn(id),
    earlier: earlierOf(id).map(({ until, statement, change }) => ({
      until,
      statement: statement[language],
      change: change[language],
    })),
    title: clause.title[language],
    statement: clause.statement[language],
    readings: readingsOf(clause, language),
    editions: editionsOf(clause, language),
    why: clause.why?.[language] ?? null,
    sources: clause.sources,
    ruling:
      ruling === null
        ? null
        : {
            id: ruling.id,
            question: ruling.question[language],
            decisions: decisionsOf(ruling, language),
          },
    cited,
    states: states.map((state) => state.id),
    transitions: transitions.map(({ from, words }) => ({ from, words })),
    following,
    contrast,
    exempt: Object.fromEntries(
      Object.entries(exempt).map(([aspect, reason]) => [aspect, reason[language]]),
    ),
    related,
    questions,
    page,
  })}\n`;
}
