import type { Plugin } from 'vite';
import { clauseIds, clauses } from '../../spec/clauses.ts';
import { LANGUAGES } from '../../spec/text.ts';
import { writtenOut } from './validators.ts';

/** Modules that scripts import by these names, made of what is too large for them as it is. */
const MADE: Readonly<Record<string, () => string>> = {
  'virtual:clause-ids': () => exported(clauseIds),
  'virtual:clause-statements': () => `
import ids from 'virtual:clause-ids';
const { kinds, ...texts } = ${JSON.stringify(columns())};
const told = (of, i) => Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text[of][i]]));
export default Object.fromEntries(
  ids.map((id, i) => [id, { kind: kinds[i], title: told('title', i), statement: told('statement', i) }]),
);`,
  'virtual:validators': writtenOut,
};

/** What clauses say, like beside like, which packs smaller than clause by clause. */
const columns = () => ({
  kinds: clauseIds.map((id) => clauses[id].kind),
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      {
        title: clauseIds.map((id) => clauses[id].title[language]),
        statement: clauseIds.map((id) => clauses[id].statement[language]),
      },
    ]),
  ),
});

const exported = (data: object): string => `export default ${JSON.stringify(data)};`;

/** Gives scripts what is made for them. */
export const made: Plugin = {
  name: 'made',
  resolveId: (id) => (Object.hasOwn(MADE, id) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? MADE[id.slice(1)]?.() : undefined),
};
