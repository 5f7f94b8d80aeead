import type { Plugin } from 'vite';
import { clauseIds, clauses } from '../../spec/clauses.ts';
import { writtenOut } from './validators.ts';

/** Modules that scripts import by these names, made of what is too large for them as it is. */
const MADE: Readonly<Record<string, () => string>> = {
  'virtual:clause-ids': () => exported(clauseIds),
  'virtual:clause-statements': () =>
    exported(
      Object.fromEntries(
        clauseIds.map((id) => {
          const { kind, title, statement } = clauses[id];
          return [id, { kind, title, statement }];
        }),
      ),
    ),
  'virtual:validators': writtenOut,
};

const exported = (data: object): string => `export default ${JSON.stringify(data)};`;

/** Gives scripts what is made for them. */
export const made: Plugin = {
  name: 'made',
  resolveId: (id) => (Object.hasOwn(MADE, id) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? MADE[id.slice(1)]?.() : undefined),
};
