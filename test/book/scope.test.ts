import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { aid } from '../../machine/book/rulebook/aid.ts';
import { changes } from '../../machine/book/rulebook/changes.ts';
import { rulebook } from '../../machine/book/rulebook/rulebook.ts';
import { applies, modulesOf } from '../../machine/book/rulebook/scope.ts';
import { told, toldRuling } from '../../machine/book/rulebook/within.ts';
import { type ForeignModule, offersModule } from '../../machine/record/explain.ts';
import { sayLabel } from '../../machine/words/labels.ts';
import { sayModule } from '../../machine/words/words.ts';
import { clauseIds, clauses } from '../../spec/clauses.ts';
import { editionIds, editions } from '../../spec/editions.ts';
import glossary from '../../spec/glossary.json' with { type: 'json' };
import { rulingIds, rulings } from '../../spec/rulings.ts';
import { sourceIds } from '../../spec/sources.ts';
import { LANGUAGES, type Language } from '../../spec/text.ts';
import { nameOf, playable } from './scopes.ts';

const MODULES = ['advanced', 'buildings', 'wonder', 'englishVariant'] as const;

/** The words by which a module is spoken of, whatever their endings. */
const WORDS: Readonly<Record<ForeignModule, Readonly<Record<Language, RegExp>>>> = {
  advanced: {
    en: /(?<!\p{L})(?:advanced|fourteen)(?!\p{L})/iu,
    ru: /(?<!\p{L})(?:продвинут|четырнадцат)/iu,
    fr: /(?<!\p{L})(?:(?:jeu|plateau)x? avancés?|quatorze)(?!\p{L})/iu,
  },
  buildings: {
    // Building a monument is none.
    en: /(?<!\p{L})(?:buildings?(?! (?:(?:a |the |one )?monuments?|it|one)(?!\p{L}))|palaces?|librar(?:y|ies)|granar(?:y|ies)|covered markets?)(?!\p{L})/iu,
    ru: /(?<!\p{L})(?:здани|двор(?:ец|ц)|библиотек|амбар|крыт\p{L}+ рын)/iu,
    fr: /(?<!\p{L})(?:bâtiment|palais|bibliothèque|grenier|marchés? couvert)/iu,
  },
  wonder: {
    // Lines that cross are none.
    en: /(?<!\p{L})(?:wonders?|idols?|(?<!lines )cross(?:es)?)(?!\p{L})/iu,
    ru: /(?<!\p{L})(?:чуд(?:о|а|у|ом|е)(?!\p{L})|идол|крест)/iu,
    fr: /(?<!\p{L})(?:merveilles?|idoles?|croix)(?!\p{L})/iu,
  },
  englishVariant: {
    en: /(?<!\p{L})English variant/iu,
    ru: /(?<!\p{L})английск\p{L}+ вариант/iu,
    fr: /(?<!\p{L})variantes? anglaise/iu,
  },
};

/** What is for programs, or is drawn only when it is asked for. */
const UNREAD: ReadonlySet<string> = new Set([
  ...['format', 'language', 'scope', 'id', 'number', 'kind', 'source', 'fixture', 'clauses'],
  // The headings of a printed source are what they are.
  'at',
  'picture',
]);

/** All that a reader reads in a book. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!(value instanceof Object)) return [];
  return Object.keys(value).flatMap((key) => {
    const isList = key === 'clauses' && 'title' in value;
    if (UNREAD.has(key) && !isList) return [];
    return textsOf((value as Readonly<Record<string, unknown>>)[key]);
  });
}

/** What speaks of a module other than some. */
function strangers(
  texts: readonly string[],
  played: readonly ForeignModule[],
  language: Language,
): readonly string[] {
  const absent = MODULES.filter((module) => !played.includes(module));
  return [...new Set(texts)].flatMap((text) =>
    absent.filter((module) => WORDS[module][language].test(text)).map((one) => `${one}: ${text}`),
  );
}

const ALL = {
  options: { board: 'advanced', buildings: true, wonder: true, englishVariant: true },
} as const;

describe.each(LANGUAGES)('only what is in play is told (%s)', (language) => {
  const fixtures = bundledFixtures();

  test.each(MODULES)('the words for %s are those of the glossary', (module) => {
    const terms = Object.values(glossary.terms).filter(
      (term) => 'module' in term && term.module === module,
    );
    const words = terms.flatMap((term) => term[language]);
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => !WORDS[module][language].test(word))).toEqual([]);
  });

  test.each(playable.map((scope) => [nameOf(scope), scope] as const))('%s', (_, scope) => {
    const played = modulesOf(scope.options);
    const book = textsOf(rulebook(scope, language, fixtures));
    expect(book.length).toBeGreaterThan(1000);
    expect(strangers(book, played, language)).toEqual([]);
    expect(strangers(textsOf(aid(scope, language)), played, language)).toEqual([]);
  });

  test.each(
    editionIds.flatMap((from) =>
      editionIds.filter((to) => to !== from).map((to) => [from, to] as const),
    ),
  )('what changed from %s to %s', (from, to) => {
    const common = MODULES.filter((one) => offersModule(from, one) && offersModule(to, one));
    const all = changes(from, to, language).sections;
    const offers = all.find(({ title }) => title === sayLabel('docs-offers', language));
    expect(offers?.entries.length).toBeGreaterThan(0);
    const rest = all.filter((section) => section !== offers);
    for (const section of rest) {
      const { title } = section;
      const own = MODULES.filter((one) =>
        title
          .toLocaleLowerCase(language)
          .includes(sayModule(one, language).toLocaleLowerCase(language)),
      );
      expect(strangers(textsOf(section), [...common, ...own], language)).toEqual([]);
    }
  });

  test('with all modules a text is what it is outside any scope', () => {
    for (const id of clauseIds) {
      const { title, statement, why, sources } = clauses[id];
      const whole = told(id, ALL, language);
      expect([id, whole.title, whole.statement, whole.why]).toEqual([
        id,
        title[language],
        statement[language],
        why?.[language] ?? null,
      ]);
      for (const source of sourceIds)
        expect([id, whole.noteOf(source)]).toEqual([id, sources[source].note?.[language] ?? null]);
    }
    for (const id of rulingIds) {
      const ruling = rulings[id];
      const whole = toldRuling(id, ALL, language);
      expect([whole.title, whole.question]).toEqual([
        ruling.title[language],
        ruling.question[language],
      ]);
      if (ruling.kind === 'settled') continue;
      for (const [reading, text] of Object.entries(ruling.readings)) {
        const readings = { ...editions['2015'].rulings, [id]: reading };
        expect(whole.answer(readings)).toBe(text[language]);
      }
    }
  });

  test('in every scope a clause has a title and a statement, ending as a sentence does', () => {
    for (const scope of playable)
      for (const id of clauseIds.filter((one) => applies(one, scope))) {
        const { title, statement, why } = told(id, scope, language);
        expect([id, title]).toEqual([id, expect.stringMatching(/^\p{L}.*[\p{L}\p{N}?]$/u)]);
        for (const text of [statement, why ?? statement]) {
          expect([id, text]).toEqual([id, expect.stringMatching(/^[\p{L}\p{N}"“«].*[.?!»]$/su)]);
          expect([id, text]).toEqual([id, expect.not.stringMatching(/ {2}|[{}]| [.,]|,,/)]);
        }
      }
  });
});
