import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import '../../machine/words/words.ts';
import { catalogue } from '../../machine/words/catalogue.ts';
import { labels } from '../../machine/words/labels.ts';
import { clauseIds, clauses } from '../../spec/clauses.ts';
import { rulings } from '../../spec/rulings.ts';
import { LANGUAGES } from '../../spec/text.ts';

const SPEC = join(import.meta.dirname, '../../spec');
const read = (name: string): unknown => JSON.parse(readFileSync(join(SPEC, name), 'utf8'));
const ajv = new Ajv2020({ strictTypes: false, discriminator: true });
for (const shared of ['book', 'game', 'wording'])
  ajv.addSchema(read(`schema/${shared}.schema.json`) as object);

/** The files of the rulebook by the schema that each must meet. */
const FILES: Readonly<Record<string, string>> = {
  aid: 'aid.json',
  board: 'boards/*.json',
  chapter: 'rules/*.json',
  components: 'components.json',
  edition: 'editions/*.json',
  errata: 'errata.json',
  examples: 'examples.json',
  exemptions: 'exemptions.json',
  glossary: 'glossary.json',
  history: 'history.json',
  houserules: 'houserules/*.json',
  inventory: 'inventory.json',
  modules: 'modules.json',
  order: 'order/*.json',
  question: 'questions/*.json',
  proofread: 'proofread.json',
  review: 'review.json',
  ruling: 'rulings/*.json',
  sources: 'sources.json',
  synonyms: 'synonyms.json',
  wording: 'wording.json',
};

const filed = Object.entries(FILES).flatMap(([schema, pattern]) =>
  globSync(pattern, { cwd: SPEC }).map((name) => [name, schema] as const),
);

test.each(filed)('spec/%s meets the schema %s', (name, schema) => {
  const path = `${schema}.schema.json`;
  const validate = ajv.getSchema(path) ?? ajv.compile(read(`schema/${path}`) as object);
  expect(validate(read(name)) ? [] : validate.errors).toEqual([]);
});

test('every file of the rulebook has a schema', () => {
  const all = globSync('**/*.json', { cwd: SPEC }).filter((name) => !name.startsWith('schema'));
  expect(all.sort()).toEqual(filed.map(([name]) => name).sort());
});

test('a why-note says more than its statement, and a clause decided by a ruling has one', () => {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const repeats = (note: string, statement: string): boolean => {
    const said = new Set(words(statement));
    const told = words(note);
    return told.filter((word) => said.has(word)).length > (2 / 3) * told.length;
  };
  const noted = Object.entries(clauses).flatMap(([id, { why, statement }]) =>
    why === undefined ? [] : LANGUAGES.map((language) => [id, why[language], statement[language]]),
  ) as readonly (readonly [string, string, string])[];
  expect(noted.filter(([, note, statement]) => repeats(note, statement))).toEqual([]);
  const decided = new Set(Object.values(rulings).flatMap((ruling) => ruling.clauses));
  const silent = clauseIds.filter((id) => {
    const { ruling, why } = clauses[id];
    return (ruling !== undefined || decided.has(id)) && why === undefined;
  });
  expect(silent).toEqual([]);
});

describe('all three languages', () => {
  test('are asked for by every schema that has texts', () => {
    type Schema = { readonly properties?: object; readonly required?: readonly string[] };
    const texts: Schema[] = [];
    const look = (schema: object): void => {
      const { properties } = schema as Schema;
      if (properties !== undefined && 'en' in properties && !('$ref' in schema)) texts.push(schema);
      for (const part of Object.values(schema)) if (part instanceof Object) look(part);
    };
    // What people write may have its texts in one language.
    const theirs = ['game', 'houserules'].map((name) => `schema/${name}.schema.json`);
    for (const name of globSync('schema/*.json', { cwd: SPEC }))
      if (!theirs.includes(name)) look(read(name) as object);
    expect(texts).not.toEqual([]);
    for (const { required } of texts)
      expect(required).toEqual(expect.arrayContaining([...LANGUAGES]));
  });

  test('have a text of their own wherever one has', () => {
    const same: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('en' in value && 'ru' in value && typeof value.en === 'string') {
        const { en, ru } = value as { en: string; ru: unknown };
        if (en === ru && /[a-z]{3}/.test(en)) same.push(path);
      }
      for (const [key, item] of Object.entries(value)) look(item, `${path}.${key}`);
    };
    // Checksums of the same English statement are the same.
    for (const [name, schema] of filed) if (schema !== 'wording') look(read(name), name);
    expect(same).toEqual([]);
  });

  test('have every message and every word', () => {
    const keys = (value: unknown, path = ''): readonly string[] =>
      typeof value !== 'object' || value === null
        ? [path]
        : Object.entries(value).flatMap(([key, item]) => keys(item, `${path}.${key}`));
    const messages = (language: (typeof LANGUAGES)[number]): readonly string[] => {
      const { word, ...sections } = catalogue(language);
      const named = Object.entries(word).flatMap(([kind, words]) =>
        Object.keys(words).map((name) => `word.${kind}.${name}`),
      );
      return [...keys({ ...sections, label: labels[language] }), ...named].sort();
    };
    for (const language of LANGUAGES) expect(messages(language)).toEqual(messages('en'));
  });
});
