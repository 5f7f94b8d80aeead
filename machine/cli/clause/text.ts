import type { Clause } from '../../../spec/clauses.ts';
import { type EditionId, editionIds } from '../../../spec/editions.ts';
import { earlierOf, staleIn } from '../../../spec/history.ts';
import { questions } from '../../../spec/questions.ts';
import type { Ruling } from '../../../spec/rulings.ts';
import { sourceIds } from '../../../spec/sources.ts';
import { COLON, type Language, type Text } from '../../../spec/text.ts';
import type { Dossier } from '../../book/coverage/dossier.node.ts';
import { type LabelId, sayLabel } from '../../words/labels.ts';
import { sayClauseKind, saySays } from '../../words/words.ts';
import { columns } from '../output/columns.ts';

/** What a ruling decides: once, or edition by edition. */
export function decisionsOf(
  ruling: Ruling,
  language: Language,
): readonly { readonly edition?: string; readonly reading?: string; readonly text: string }[] {
  if (ruling.kind === 'settled') return [{ text: ruling.decision[language] }];
  const readings: Readonly<Record<string, Text>> = ruling.readings;
  return Object.entries(ruling.decision).map(([edition, reading]) => ({
    edition,
    reading,
    text: readings[reading]![language],
  }));
}

/** What a clause says under each reading of the switch on which it depends. */
export const readingsOf = (
  { readings = {} }: Clause,
  language: Language,
): readonly { readonly ruling: string; readonly reading: string; readonly text: string }[] =>
  Object.entries(readings).flatMap(([ruling, texts]: [string, Readonly<Record<string, Text>>]) =>
    Object.entries(texts).map(([reading, text]) => ({ ruling, reading, text: text[language] })),
  );

/** What a clause says in the book of each edition, where they differ in a fact. */
export const editionsOf = (
  { editions }: Clause,
  language: Language,
): readonly { readonly edition: EditionId; readonly text: string }[] =>
  editions === undefined
    ? []
    : editionIds.map((edition) => ({ edition, text: editions[edition][language] }));

/** A clause for a reader: its title, what it says, then a heading with its lines for each thing known of it. */
export function dossierText(dossier: Dossier, language: Language): string {
  const {
    id,
    clause,
    ruling,
    cited,
    states,
    transitions,
    coverage,
    related,
    questions: asked,
    page,
  } = dossier;
  const label = (name: LabelId): string => sayLabel(name, language);
  const part = (name: LabelId, lines: readonly string[]): readonly string[] => [
    '',
    `${label(name)}${COLON[language]}`,
    ...(lines.length === 0 ? [label('clause-none')] : lines).map((line) => `  ${line}`),
  ];
  const proofs = (aspect: 'following' | 'contrast'): readonly string[] => {
    const reason = coverage.exempt[aspect]?.[language];
    return coverage[aspect].length > 0 || reason === undefined
      ? coverage[aspect]
      : [sayLabel('clause-exempt', language, { reason })];
  };
  const said = sourceIds.map((source) => {
    const { says, at = '', note } = clause.sources[source];
    const remark = note === undefined ? '' : `(${note[language]})`;
    return [source, saySays(says, language), [at, remark].filter((text) => text !== '').join(' ')];
  });
  const earlier = earlierOf(id);
  const lines = [
    `${id}${COLON[language]} ${clause.title[language]} (${sayClauseKind(clause.kind, language)})`,
    `  ${clause.statement[language]}`,
    ...(staleIn(id).includes(language) ? [`  (${label('clause-stale')})`] : []),
    ...(clause.readings === undefined
      ? []
      : part(
          'clause-readings',
          columns(
            readingsOf(clause, language).map(({ ruling, reading, text }) => [
              `${ruling} ${reading}`,
              text,
            ]),
          ),
        )),
    ...(clause.editions === undefined
      ? []
      : part(
          'clause-editions',
          columns(editionsOf(clause, language).map(({ edition, text }) => [edition, text])),
        )),
    ...(clause.why === undefined ? [] : part('clause-why', [clause.why[language]])),
    ...part('clause-sources', columns(said)),
    ...(ruling === null
      ? []
      : [
          ...part('clause-ruling', [`${ruling.question[language]} [${ruling.id}]`]),
          ...part(
            'clause-decision',
            columns(
              decisionsOf(ruling, language).map(({ edition, reading, text }) =>
                edition === undefined ? [text] : [edition, reading ?? '', text],
              ),
            ),
          ),
        ]),
    ...part(
      'clause-cited',
      cited.flatMap(({ module, lines: at }) => at.map((line) => `${module}:${line}`)),
    ),
    ...(states.length === 0 && transitions.length > 0
      ? []
      : part('clause-states', columns(states.map((state) => [state.id, state.name])))),
    ...part('clause-transitions', columns(transitions.map(({ from, words }) => [from, words]))),
    ...part('clause-followed', proofs('following')),
    ...part('clause-decides', proofs('contrast')),
    ...(related.length === 0 ? [] : part('clause-related', related)),
    ...(asked.length === 0
      ? []
      : part(
          'clause-questions',
          asked.map((question) => `${questions[question].asked[language]} [${question}]`),
        )),
    ...(earlier.length === 0
      ? []
      : part(
          'clause-earlier',
          earlier.flatMap(({ until, statement, change }, i) => [
            `${id}@${i + 1} (${sayLabel('clause-until', language, { date: until })})`,
            `  ${statement[language]}`,
            `  ${change[language]}`,
          ]),
        )),
    ...part('clause-page', [page]),
  ];
  return `${lines.join('\n')}\n`;
}
