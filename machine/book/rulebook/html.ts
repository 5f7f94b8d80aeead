import type { Language } from '../../../spec/text.ts';
import { written } from '../../draw/board.ts';
import { drawSigns } from '../../draw/signs.ts';
import { type Attributes, element, escaped } from '../../draw/svg.ts';
import { sayLabel } from '../../words/labels.ts';
import type { Example } from './examples.ts';
import { emptyPage } from './pages.ts';
import type { BookChapter, BookClause, Rulebook } from './rulebook.ts';
import { bookStyle } from './style.ts';
import { modulesIn, printedIn } from './text.ts';

/** A rulebook as one HTML file that needs nothing else: to be read on a screen or printed. */
export function bookHtml(book: Rulebook, version: string): string {
  const { language, title, chapters, sources, glossary } = book;
  const label = (id: Parameters<typeof sayLabel>[0], args = {}): string =>
    escaped(sayLabel(id, language, args));
  const numbers = new Map(
    chapters.flatMap(({ clauses }) => clauses.map(({ number, id }) => [number, id] as const)),
  );
  return pageHtml(
    language,
    title,
    `<svg width="0" height="0" aria-hidden="true" focusable="false">${drawSigns()}</svg>`,
    element(
      'header',
      {},
      element('h1', {}, escaped(title)),
      element('p', { class: 'modules' }, escaped(modulesIn(book))),
      ...notesHtml(book),
      element('p', {}, label('docs-about', { version })),
      element(
        'ul',
        {},
        ...sources.map(({ id, title: name, author }) =>
          element('li', {}, element('code', {}, id), ` ${escaped(name)}. ${escaped(author)}`),
        ),
      ),
      element('p', {}, label('docs-picture-credit')),
    ),
    element(
      'nav',
      { 'aria-labelledby': 'contents' },
      element('h2', { id: 'contents' }, label('docs-contents')),
      element(
        'ol',
        {},
        ...chapters.map(({ id, title: name }) => element('li', {}, entry(id, escaped(name)))),
        element('li', { class: 'unnumbered' }, entry('glossary', label('docs-glossary'))),
      ),
    ),
    element('main', {}, ...chapters.map((chapter) => chapterHtml(chapter, book))),
    element(
      'section',
      { class: 'glossary', 'aria-labelledby': 'glossary' },
      element('h2', { id: 'glossary' }, label('docs-glossary')),
      element(
        'dl',
        {},
        ...glossary.map(({ words, clauses }) =>
          element(
            'div',
            {},
            element('dt', {}, escaped(words.join(', '))),
            element(
              'dd',
              {},
              clauses
                .map((number) => element('a', { href: `#${numbers.get(number) ?? ''}` }, number))
                .join(', '),
            ),
          ),
        ),
      ),
    ),
  );
}

/** A line of the contents, with a place for its page. */
const entry = (id: string, name: string): string =>
  element('span', { class: 'entry' }, element('a', { href: `#${id}` }, name), emptyPage(id));

/** A short book as a page: its title, its parts, and at the foot whose words they are. */
export const shortHtml = (
  language: Language,
  title: string,
  attributes: Attributes,
  ...parts: string[]
): string =>
  pageHtml(
    language,
    title,
    element('header', {}, element('h1', {}, escaped(title))),
    element('main', attributes, ...parts),
    element(
      'footer',
      {},
      element('p', { class: 'printed' }, escaped(sayLabel('docs-unaffiliated', language))),
    ),
  );

/** A page that needs nothing else, for screens and for paper; the content is markup already. */
export const pageHtml = (language: Language, title: string, ...content: string[]): string =>
  `<!doctype html>\n${element(
    'html',
    { lang: language },
    element(
      'head',
      {},
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      element('title', {}, escaped(title)),
      element('style', {}, bookStyle),
    ),
    element('body', {}, ...content),
  )}\n`;

function chapterHtml({ id, number, title, clauses }: BookChapter, book: Rulebook): string {
  return element(
    'section',
    { 'aria-labelledby': id },
    element('h2', { id }, `${number}. ${escaped(title)}`),
    ...clauses.map((clause) => clauseHtml(clause, book)),
  );
}

function clauseHtml(clause: BookClause, book: Rulebook): string {
  const { number, id, statement, why, ruling, example } = clause;
  const { language } = book;
  return element(
    'article',
    { id },
    element(
      'p',
      { class: 'statement' },
      element('span', { class: 'number' }, number),
      ` ${escaped(statement)} `,
      element('code', {}, id),
    ),
    ...(why === null ? [] : [element('p', { class: 'why' }, escaped(why))]),
    ...(ruling === null
      ? []
      : [
          element(
            'p',
            { class: 'ruling' },
            `${escaped(sayLabel('docs-question', language))} ${escaped(ruling.question)} `,
            element('strong', {}, escaped(ruling.answer)),
          ),
        ]),
    ...notesHtml({ ...clause, language }),
    element('p', { class: 'printed' }, escaped(printedIn(clause, book))),
    exampleHtml(example, book),
  );
}

/** What an edition of one's own says, as its own words. */
const notesHtml = ({
  notes = [],
  language,
}: Pick<Rulebook, 'notes' | 'language'>): readonly string[] =>
  notes.map((note) =>
    element(
      'p',
      { class: 'ruling' },
      element('b', {}, escaped(sayLabel('docs-note', language))),
      ` ${escaped(note)}`,
    ),
  );

function exampleHtml(example: BookClause['example'], { language }: Rulebook): string {
  if (example === null) return '';
  const { number, refused, heading, lines } = example;
  const name = escaped(sayLabel('docs-example', language, { number }));
  const mark = refused
    ? element('strong', { class: 'refused' }, escaped(sayLabel('docs-refused', language)))
    : '';
  return element(
    'figure',
    { id: `example-${number}`, class: refused ? 'refused' : 'accepted' },
    pictured(example),
    element(
      'figcaption',
      {},
      element('p', {}, element('b', {}, name), ' ', mark, ` ${escaped(heading)}`),
      element(
        'ul',
        {},
        ...lines.map(({ text, clauses }) =>
          element('li', {}, escaped(text), ' ', element('code', {}, clauses.join(' '))),
        ),
      ),
    ),
  );
}

/** A space of a small board is not to be larger than one of a whole board needs to be. */
const MILLIMETRES_A_UNIT = 0.2;

function pictured({ picture }: Example): string {
  const { width, height } = picture.view;
  const [wide, high] = [width, height].map(
    (units) => `${(units * MILLIMETRES_A_UNIT).toFixed(1)}mm`,
  );
  return written(picture, false, { attributes: { width: wide!, height: high! }, under: '' });
}
