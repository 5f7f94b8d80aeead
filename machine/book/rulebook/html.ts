import type { Language } from '../../../spec/text.ts';
import { drawSigns } from '../../draw/signs.ts';
import { type Attributes, element, escaped } from '../../draw/svg.ts';
import { sayLabel } from '../../words/labels.ts';
import { lookupHtml } from './htmllookup.ts';
import { notesHtml, partHtml, stanceSign, stanceSigns } from './htmlparts.ts';
import { emptyPage } from './pages.ts';
import { bookStyle } from './style.ts';
import { howToRead, lookupsIn, modulesIn } from './text.ts';
import type { Rulebook } from './tree.ts';

/** A rulebook as one HTML file that needs nothing else: to be read on a screen or printed. */
export function bookHtml(book: Rulebook, version: string): string {
  const { language, title, parts } = book;
  const label = (id: Parameters<typeof sayLabel>[0], args = {}): string =>
    escaped(sayLabel(id, language, args));
  const lookups = lookupsIn(book);
  return pageHtml(
    language,
    title,
    `<svg width="0" height="0" aria-hidden="true" focusable="false">${drawSigns()}${stanceSigns()}</svg>`,
    element(
      'header',
      {},
      element('h1', {}, escaped(title)),
      element('p', { class: 'modules' }, escaped(modulesIn(book))),
      ...notesHtml(book),
    ),
    element(
      'nav',
      { 'aria-labelledby': 'contents' },
      element('h2', { id: 'contents' }, label('docs-contents')),
      element(
        'ol',
        {},
        ...[...parts, ...lookups].map(({ id, number, title: name }) =>
          element('li', { value: number }, entry(id, escaped(name))),
        ),
      ),
    ),
    howHtml(book),
    element(
      'footer',
      { class: 'made' },
      `${label('docs-about', { version })} ${label('docs-picture-credit')}`,
    ),
    element(
      'main',
      {},
      ...parts.map((part) => partHtml(part, book)),
      ...lookups.map((lookup) => lookupHtml(lookup, book)),
    ),
  );
}

/** How to read the book, and which printed texts it cites. */
function howHtml(book: Rulebook): string {
  const { language, sources } = book;
  const { paragraphs, stances } = howToRead(book);
  return element(
    'section',
    { class: 'how', 'aria-labelledby': 'how' },
    element('h2', { id: 'how' }, escaped(sayLabel('docs-how', language))),
    ...paragraphs.map((text) => element('p', {}, escaped(text))),
    element(
      'ul',
      { class: 'stances' },
      ...stances.map(({ says, name, text }) =>
        element(
          'li',
          {},
          stanceSign(says, language),
          ' ',
          element('b', {}, escaped(name)),
          ` ${escaped(text)}`,
        ),
      ),
    ),
    element('h3', {}, escaped(sayLabel('docs-texts', language))),
    element(
      'dl',
      { class: 'texts' },
      ...sources.map(({ sign, title, author, description, language: written }) =>
        element(
          'div',
          {},
          element('dt', {}, sign),
          element(
            'dd',
            {},
            element('cite', { lang: written }, escaped(title)),
            `. ${escaped(author)}. ${escaped(description)}`,
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
