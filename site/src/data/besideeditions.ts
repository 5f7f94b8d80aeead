import { modules, switchRows } from '../../../machine/book/rulebook/differences.ts';
import { type Clause, clauses } from '../../../spec/clauses.ts';
import { type EditionId, editionIds } from '../../../spec/editions.ts';
import type { Switch } from '../../../spec/rulings.ts';
import type { Language, Text } from '../../../spec/text.ts';
import type { DifferencesPage, ReadingRow } from '../differences/page.ts';
import { stringsOf, viewerStringsOf } from '../strings.ts';
import { tongueOf } from '../viewer/tongue.ts';

/** What an edition of one's own is shown beside, in a language. */
export function besideEditions(language: Language): DifferencesPage {
  const { differences, own } = stringsOf(language);
  return {
    ...tongueOf(language, viewerStringsOf(language)),
    text: differences.own,
    option: differences.option,
    badLinks: own.badLinks,
    editions: editionIds.map((id) => ({ id, short: differences.short[id] })),
    offers: modules.map(({ module, title, offered }) => ({
      module,
      name: title[language],
      offered: byEdition((id) => (offered(id) ? differences.offered : differences.notOffered)),
    })),
    switches: switchRows.map(({ ruling }) => readingRow(ruling, language)),
  };
}

const byEdition = (of: (edition: EditionId) => string): Readonly<Record<EditionId, string>> =>
  Object.fromEntries(editionIds.map((id) => [id, of(id)])) as Record<EditionId, string>;

const inLanguage = (
  texts: Readonly<Record<string, Text>>,
  language: Language,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, text[language]]));

function readingRow(ruling: Switch, language: Language): ReadingRow {
  const { id, title, readings, decision } = ruling;
  return {
    id,
    title: title[language],
    readings: inLanguage(readings, language),
    decision,
    clauses: ruling.clauses.map((clause) => {
      const told: Clause = clauses[clause];
      const says = told.readings?.[id] ?? {};
      return { id: clause, title: told.title[language], says: inLanguage(says, language) };
    }),
  };
}
