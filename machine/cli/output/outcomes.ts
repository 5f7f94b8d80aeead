import { type ClauseId, clauses, statementUnder } from '../../../spec/clauses.ts';
import type { Readings } from '../../../spec/ids.ts';
import type { Language } from '../../../spec/text.ts';
import type { StepOutcome } from '../../record/compare.ts';
import type { Effect } from '../../rules/effect.ts';
import type { Violation } from '../../rules/violation.ts';
import { sayLabel } from '../../words/labels.ts';
import { type Sitter, say } from '../../words/words.ts';
import { plain } from './terminal.ts';

/** In which language it is told, of whom, and by which readings if they are the same throughout. */
export interface Tongue {
  readonly language: Language;
  readonly seats: readonly Sitter[];
  readonly rules?: Readings;
}

const statementIn = (id: ClauseId, { language, rules }: Omit<Tongue, 'seats'>): string =>
  (rules === undefined ? clauses[id].statement : statementUnder(clauses[id], rules))[language];

const cited = (ids: readonly ClauseId[]): string => `[${ids.join(', ')}]`;

/** Effects for a reader, one a line with the clauses behind it. */
export const effectLines = (
  effects: readonly Effect[],
  language: Language,
  seats: readonly Sitter[],
): readonly string[] =>
  effects.map((effect) => `  ${plain(say(effect, language, seats))} ${cited(effect.clauses)}`);

/** Refusals for a reader, one a line with the spaces and the clause. */
export const violationLines = (
  violations: readonly Violation[],
  language: Language,
  seats: readonly Sitter[],
): readonly string[] =>
  violations.map((violation) => {
    const { cells, clause } = violation;
    const spaces =
      cells.length === 0 ? '' : ` (${sayLabel('spaces', language, { cells: cells.join(', ') })})`;
    return `  ${plain(say(violation, language, seats))}${spaces} ${cited([clause])}`;
  });

/** The clauses that outcomes cite, in the order in which they do. */
export const citedBy = (outcomes: readonly StepOutcome[]): readonly ClauseId[] => [
  ...new Set(
    outcomes.flatMap(({ violations, effects }) => [
      ...violations.map(({ clause }) => clause),
      ...effects.flatMap((effect) => effect.clauses),
    ]),
  ),
];

/** The statements of all clauses that outcomes cite, each once. */
export function ruleLines(
  outcomes: readonly StepOutcome[],
  tongue: Omit<Tongue, 'seats'>,
): readonly string[] {
  const ids = citedBy(outcomes);
  if (ids.length === 0) return [];
  return [
    '',
    sayLabel('rules', tongue.language),
    ...ids.map((id) => `  ${id}: ${statementIn(id, tongue)}`),
  ];
}

/** What a clause is called and says, for a program. */
const statementsOf = (
  ids: readonly ClauseId[],
  tongue: Tongue,
): readonly { readonly id: ClauseId; readonly statement: string }[] =>
  ids.map((id) => ({ id, statement: statementIn(id, tongue) }));

/** An outcome for a program: each effect and refusal with its sentence and its clauses' statements. */
export function outcomeJson(
  { violations, effects }: StepOutcome,
  tongue: Tongue,
): Readonly<Record<'violations' | 'effects', readonly object[]>> {
  const { language, seats } = tongue;
  return {
    violations: violations.map((one) => ({
      ...one,
      message: say(one, language, seats),
      statement: statementIn(one.clause, tongue),
    })),
    effects: effects.map((one) => ({
      ...one,
      clauses: statementsOf(one.clauses, tongue),
      message: say(one, language, seats),
    })),
  };
}
