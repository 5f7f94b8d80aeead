import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { bookHtml } from '../../machine/book/rulebook/html.ts';
import { bookMarkdown } from '../../machine/book/rulebook/markdown.ts';
import { rulebook } from '../../machine/book/rulebook/rulebook.ts';
import { clausesIn, type Scope, scopes } from '../../machine/book/rulebook/scope.ts';
import { clausesOf, numbersOf, type Rulebook } from '../../machine/book/rulebook/tree.ts';
import '../../machine/words/words.ts';
import { type ClauseId, clauseIds, clauses, type Says } from '../../spec/clauses.ts';
import { editionIds, editions } from '../../spec/editions.ts';
import glossary from '../../spec/glossary.json' with { type: 'json' };
import { order } from '../../spec/order.ts';
import { rulingIds, rulings, switchIds } from '../../spec/rulings.ts';
import { sources } from '../../spec/sources.ts';
import { LANGUAGES, type Language } from '../../spec/text.ts';

const fixtures = bundledFixtures();
const base = (edition: Scope['edition']): Scope => ({
  edition,
  options: { board: 'standard', buildings: false, wonder: false, englishVariant: false },
});
const books = new Map<string, Rulebook>();
const bookOf = (edition: Scope['edition'], language: Language): Rulebook => {
  const key = `${edition} ${language}`;
  const book = books.get(key) ?? rulebook(base(edition), language, fixtures);
  books.set(key, book);
  return book;
};
const each = editionIds.flatMap((edition) =>
  LANGUAGES.map((language) => [edition, language] as const),
);

/** What a reader reads: every text of a tree, but none of its ids, signs and pictures. */
function proseOf(tree: unknown, key = ''): readonly string[] {
  if (typeof tree === 'string') return NO_PROSE.has(key) ? [] : [tree];
  if (Array.isArray(tree)) return tree.flatMap((one) => proseOf(one, key));
  if (tree === null || typeof tree !== 'object') return [];
  return Object.entries(tree).flatMap(([name, value]) =>
    name === 'picture' ? [] : proseOf(value, name),
  );
}
const NO_PROSE: ReadonlySet<string> = new Set([
  ...['id', 'clause', 'clauses', 'sources', 'edition', 'fixture', 'component', 'kind', 'says'],
  ...['format', 'language', 'sign', 'board', 'at'],
]);

describe('the tree of a rulebook', () => {
  test('has each clause of its scope exactly once, in the order of the book', () => {
    const placed = order.flatMap(({ sections }) => sections.flatMap((one) => one.clauses));
    for (const scope of scopes) {
      const told = clausesOf(rulebook(scope, 'en', [])).map(({ id }) => id);
      const applying = clausesIn(scope);
      expect(told).toEqual(placed.filter((id) => applying.includes(id)));
      expect(told).toHaveLength(applying.length);
    }
  });

  test.each(each)('has no id in its prose (%s, %s)', (edition, language) => {
    const prose = proseOf(bookOf(edition, language)).join('\n');
    const clause = new RegExp(clauseIds.map((id) => id.replaceAll('.', '\\.')).join('|'), 'u');
    expect(prose).not.toMatch(clause);
    // Of other rulings an id may be a word of the language.
    const camel = switchIds.filter((id) => /[A-Z]/.test(id));
    expect(prose).not.toMatch(new RegExp(camel.join('|'), 'u'));
    expect(prose).not.toMatch(/\b(ru-1997-[ab]|fr-1997|ru-2015|en-condensed)\b/);
  });

  test.each(each)(
    'cites the sources in the language of the book first (%s, %s)',
    (edition, language) => {
      const book = bookOf(edition, language);
      expect(book.sources.map(({ id }) => id).toSorted()).toEqual(
        editions[edition].sources.toSorted(),
      );
      const own = book.sources.map(({ id }) => sources[id].language === language);
      expect(own).toEqual(own.toSorted((a, b) => Number(b) - Number(a)));
      const rank = (id: string): number => book.sources.findIndex((source) => source.id === id);
      for (const { citations } of clausesOf(book)) {
        const first = citations.map((citation) => rank(citation.sources[0]!));
        expect(first).toEqual(first.toSorted((a, b) => a - b));
      }
    },
  );

  test.each(each)('gives each source its own stance on a clause (%s, %s)', (edition, language) => {
    for (const { id, citations } of clausesOf(bookOf(edition, language)))
      for (const source of editions[edition].sources) {
        const { says, at = null } = clauses[id].sources[source];
        const told = citations.filter((citation) => citation.sources.includes(source));
        expect(told).toHaveLength(1);
        expect(told[0]).toMatchObject({ says, at });
      }
  });

  test.each(each)(
    'draws its procedures and its tour from its own edition (%s, %s)',
    (edition, language) => {
      const sections = bookOf(edition, language).parts.flatMap((part) => part.sections);
      const scenes = sections.flatMap(({ steps, tour }) => [
        ...steps.flatMap(({ scene, clauses: by }) => (scene === null ? [] : [{ scene, by }])),
        ...tour.map(({ scene }) => ({ scene, by: null })),
      ]);
      expect(scenes.length).toBeGreaterThan(14);
      for (const { scene, by } of scenes) {
        if (edition !== 'condensed') expect(scene.fixture).toContain(edition);
        for (const line of scene.lines)
          if (by !== null) expect(line.clauses.some((id) => by.includes(id))).toBe(true);
        expect(scene.lines.length).toBeGreaterThan(0);
      }
    },
  );

  test('draws them with every option too', () => {
    const told = fixtures.filter(({ id }) => /^(examples|legal\.war)\./.test(id ?? ''));
    const due = order.flatMap(({ sections }) =>
      sections.flatMap(({ steps = [] }) => steps.filter(({ shown }) => shown !== undefined)),
    );
    for (const scope of scopes) {
      const sections = rulebook(scope, 'en', told).parts.flatMap((part) => part.sections);
      const drawn = sections.flatMap(({ steps }) => steps.filter(({ scene }) => scene !== null));
      expect([scope, drawn.length]).toEqual([scope, due.length]);
      expect([scope, sections.flatMap(({ tour }) => tour).length]).toEqual([scope, 5]);
    }
  });

  test('names rulings by their numbers and says what the scope has decided', () => {
    for (const language of LANGUAGES) {
      const book = bookOf('2015', language);
      expect(book.rulings.map(({ number }) => number)).toEqual(book.rulings.map((_, i) => i + 1));
      const told = clausesOf(book);
      const forfeit = told.find(({ id }) => id === 'monument.square.forfeit')!;
      expect(forfeit.ruling?.id).toBe('redeclineSquare');
      const { readings } = clauses['monument.square.forfeit'];
      expect(forfeit.statement).toBe(readings?.redeclineSquare?.allow[language]);
      for (const { ruling } of told) {
        const listed = book.rulings.find(({ id }) => id === ruling?.id);
        expect(listed?.answer).toBe(ruling?.answer);
      }
      const due = rulingIds.filter((id) => told.some((clause) => clauses[clause.id].ruling === id));
      expect(book.rulings.map(({ id }) => id).toSorted()).toEqual(due.toSorted());
    }
  });

  test.each(each)('explains each word by itself (%s, %s)', (edition, language) => {
    const book = bookOf(edition, language);
    const symbols = glossary.terms.lion.definition[language];
    const meanings = book.glossary.map(({ text }) => text).filter((text) => text !== symbols);
    expect(meanings.filter((text, i) => meanings.indexOf(text) !== i)).toEqual([]);
  });

  test.each(each)('keeps each word of its index to itself (%s, %s)', (edition, language) => {
    const book = bookOf(edition, language);
    const titles = new Map(clausesOf(book).map(({ id, title }) => [id, title]));
    const under = (term: 'king' | 'tie' | 'farm'): readonly ClauseId[] =>
      book.index.find(({ word }) => word === glossary.terms[term][language][0])?.clauses ?? [];
    expect(under('king')).not.toContain('define.kingdom.leader');
    expect(under('farm')).toContain('tile.place.river');
    expect(under('tie')).not.toContain('define.space.board');
    const words = book.index.map(({ word }) => word);
    for (const term of ['income', 'pass', 'refill', 'game-end', 'union', 'joining-tile'] as const)
      expect(words).toContain(glossary.terms[term][language][0]);
    for (const { word, clauses: about } of book.index)
      expect([word, about.filter((id) => !titles.has(id))]).toEqual([word, []]);
  });

  test.each(each)(
    'leads from each word to what explains it and what is about it (%s, %s)',
    (edition, language) => {
      const book = bookOf(edition, language);
      const numbers = numbersOf(book);
      expect(book.glossary.length).toBeGreaterThan(50);
      const statements = clausesOf(book).map(({ statement }) => statement);
      const defined = Object.values(glossary.terms).flatMap((term) =>
        'definition' in term ? term.definition[language] : [],
      );
      const meanings = book.glossary.map(({ text }) => text);
      expect(meanings.filter((text) => ![...statements, ...defined].includes(text))).toEqual([]);
      for (const { clauses: about } of book.index) {
        expect(about.length).toBeGreaterThan(0);
        expect(about.filter((id) => !numbers.has(id))).toEqual([]);
      }
    },
  );

  test('tells of another edition what it reads, says and offers otherwise', () => {
    const { elsewhere } = bookOf('2015', 'en');
    expect(elsewhere.map(({ edition }) => edition)).toEqual(['1997', 'condensed']);
    for (const { edition, entries } of elsewhere) {
      const apart = switchIds.filter(
        (id) => editions[edition].rulings[id] !== editions['2015'].rulings[id],
      );
      const headings = entries.map(({ heading }) => heading);
      // The wonder is not in play, so that nobody asks for its tiles.
      const asked = apart.filter((id) => id !== 'wonderTiles');
      expect(headings).toEqual(expect.arrayContaining(asked.map((id) => rulings[id].title.en)));
      for (const { text } of entries) expect(text).not.toBe('');
    }
  });
});

describe('the stance of the printed texts', () => {
  const WORDS: Readonly<Record<Language, Readonly<Record<Says, string>>>> = {
    en: { states: 'Stated', implies: 'Implied', silent: 'Not mentioned', differs: 'Otherwise' },
    ru: {
      states: 'Сказано прямо',
      implies: 'Подразумевается',
      silent: 'Не сказано',
      differs: 'Сказано иначе',
    },
    fr: {
      states: 'Énoncé',
      implies: 'Sous-entendu',
      silent: 'Passé sous silence',
      differs: 'Dit autrement',
    },
  };
  const stances = Object.keys(WORDS.en) as readonly Says[];
  /** The stances that a text names, in their order. */
  const named = (text: string, language: Language): readonly Says[] =>
    stances.filter((says) => text.includes(WORDS[language][says]));
  const due = (id: ClauseId, edition: Scope['edition']): readonly Says[] =>
    stances.filter((says) =>
      editions[edition].sources.some((source) => clauses[id].sources[source].says === says),
    );

  test.each(each)(
    'is told in the right words at each clause and its note (%s, %s)',
    (edition, language) => {
      const page = bookHtml(bookOf(edition, language), '1');
      const { content } = bookMarkdown(bookOf(edition, language), '1', 'pictures');
      const signs = { states: '●', implies: '◐', silent: '○', differs: '≠' };
      for (const id of clausesIn(base(edition))) {
        const [, margin = ''] = new RegExp(`<a href="#at-${id}">(.*?)</a>`).exec(page) ?? [];
        expect([id, named(margin, language)]).toEqual([id, due(id, edition)]);
        const [, note = ''] = new RegExp(`<p id="at-${id}">(.*?)</p>`).exec(page) ?? [];
        expect([id, named(note, language)]).toEqual([id, due(id, edition)]);
        const [, sign = ''] = new RegExp(`\\[([^\\]]*)\\]\\(#at-${id}\\)`).exec(content) ?? [];
        expect([...sign].toSorted()).toEqual(
          due(id, edition)
            .map((says) => signs[says])
            .toSorted(),
        );
        const line = content.split('\n').find((one) => one.includes(`<a id="at-${id}">`)) ?? '';
        expect([id, named(line, language)]).toEqual([id, due(id, edition)]);
        expect(line).toContain(`](#${id})`);
      }
      expect(page).not.toMatch(/Printed in|Напечатано|Imprimé dans/);
    },
  );

  test.each(LANGUAGES)('is explained once, before the first chapter (%s)', (language) => {
    const page = bookHtml(bookOf('1997', language), '1');
    const front = page.slice(0, page.indexOf('<main'));
    expect(named(front, language)).toEqual(stances);
    for (const says of stances)
      expect(page.match(new RegExp(`id="says-${says}"`, 'g'))).toHaveLength(1);
  });

  test('keeps the ids of clauses for the notes behind', () => {
    const page = bookHtml(bookOf('2015', 'en'), '1');
    const teaching = page.slice(page.indexOf('<main'), page.indexOf('id="where"'));
    const text = teaching.replace(/<[^>]*>/g, ' ');
    expect(clauseIds.filter((id) => text.includes(id))).toEqual([]);
    for (const id of clausesIn(base('2015'))) expect(page).toContain(`<code>${id}</code>`);
  });
});
