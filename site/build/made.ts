import type { Plugin } from 'vite';
import { clauseIds, clauses } from '../../spec/clauses.ts';
import { LANGUAGES, type Language } from '../../spec/text.ts';
import { viewerStringsOf } from '../src/strings.ts';
import { tongueOf } from '../src/viewer/tongue.ts';
import { LATER, parted } from './latertexts.ts';
import { houseWrittenOut, recordsWrittenOut } from './validators.ts';

/** Modules that scripts import by these names, made of what is too large for them as it is. */
const MADE: Readonly<Record<string, () => string>> = {
  'virtual:clause-ids': () => exported(clauseIds),
  ...inLanguages('clause-statements', statementsIn),
  ...inLanguages('tongue', (language) => {
    const { texts, ...tongue } = tongueOf(language, viewerStringsOf(language));
    return exported({ ...tongue, texts: parted(texts, LATER)[0] });
  }),
  ...inLanguages('later-texts', (language) =>
    exported(parted(viewerStringsOf(language), LATER)[1]),
  ),
  'virtual:out-of-reach': () =>
    exported(
      Object.fromEntries(
        LANGUAGES.map((language) => [language, viewerStringsOf(language).embedded.noScript]),
      ),
    ),
  'virtual:validators': recordsWrittenOut,
  'virtual:house-validator': houseWrittenOut,
};

/** A module for each language. */
function inLanguages(
  name: string,
  code: (language: Language) => string,
): Readonly<Record<string, () => string>> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [`virtual:${name}/${language}`, () => code(language)]),
  );
}

/** What clauses say in a language, like beside like, which packs smaller than clause by clause. */
function statementsIn(language: Language): string {
  const all = clauseIds.map((id) => clauses[id]);
  const columns = {
    kinds: all.map(({ kind }) => kind),
    titles: all.map(({ title }) => title[language]),
    statements: all.map(({ statement }) => statement[language]),
  };
  return `
import ids from 'virtual:clause-ids';
const { kinds, titles, statements } = ${JSON.stringify(columns)};
export default Object.fromEntries(
  ids.map((id, i) => [id, { kind: kinds[i], title: titles[i], statement: statements[i] }]),
);`;
}

const exported = (data: object): string => `export default ${JSON.stringify(data)};`;

/** Gives scripts what is made for them. */
export const made: Plugin = {
  name: 'made',
  resolveId: (id) => (Object.hasOwn(MADE, id) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? MADE[id.slice(1)]?.() : undefined),
};
