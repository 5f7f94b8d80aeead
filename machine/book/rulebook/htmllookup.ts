import { sources } from '../../../spec/sources.ts';
import { COLON } from '../../../spec/text.ts';
import { element, escaped } from '../../draw/svg.ts';
import { sayLabel } from '../../words/labels.ts';
import { drawn, refs, stanceSign } from './htmlparts.ts';
import { emptyPage } from './pages.ts';
import { concernedBy, type Lookup, type LookupId, signsOf } from './text.ts';
import { type BookCitation, clausesOf, numbersOf, type Rulebook } from './tree.ts';

/** The chapters of a rulebook in which one looks something up, as HTML. */

export const lookupHtml = ({ id, number, title }: Lookup, book: Rulebook): string =>
  element(
    'section',
    { class: `part lookup ${id}`, 'aria-labelledby': id },
    element('h2', { id }, `${number}. ${escaped(title)}`),
    CONTENT[id](book),
  );

const CONTENT: Readonly<Record<LookupId, (book: Rulebook) => string>> = {
  rulings: rulingsHtml,
  elsewhere: elsewhereHtml,
  where: whereHtml,
  glossary: glossaryHtml,
  index: indexHtml,
};

const lead = (
  label: 'docs-rulings-text' | 'docs-elsewhere-text' | 'docs-where-text',
  book: Rulebook,
) => element('p', { class: 'lead' }, escaped(sayLabel(label, book.language)));

function rulingsHtml(book: Rulebook): string {
  const { language, rulings } = book;
  const told = rulings.map(({ number, id, title, question, answer, why }) =>
    element(
      'section',
      { 'aria-labelledby': `ruling-${number}` },
      element(
        'h3',
        { id: `ruling-${number}` },
        `${escaped(sayLabel('docs-ruling-number', language, { number }))}. ${escaped(title)}`,
      ),
      element('p', {}, escaped(question), ' ', refs(concernedBy(id, book), book)),
      element('p', { class: 'ruling' }, element('strong', {}, escaped(answer))),
      element('p', { class: 'why' }, escaped(why)),
    ),
  );
  return lead('docs-rulings-text', book) + told.join('');
}

function elsewhereHtml(book: Rulebook): string {
  const told = book.elsewhere.map(({ title, entries }) =>
    element(
      'section',
      {},
      element('h3', {}, escaped(title)),
      element(
        'ul',
        {},
        ...entries.map(({ clause, heading, text }) =>
          element(
            'li',
            {},
            element('b', {}, escaped(heading)),
            `${COLON[book.language]} ${escaped(text)} `,
            clause === null ? '' : refs([clause], book),
          ),
        ),
      ),
    ),
  );
  return lead('docs-elsewhere-text', book) + told.join('');
}

function whereHtml(book: Rulebook): string {
  const told = clausesOf(book).map(({ id, number, citations }) =>
    element(
      'p',
      { id: `at-${id}` },
      element('a', { href: `#${id}` }, element('b', {}, number)),
      ' ',
      ...citations.map((citation) => `${citationHtml(citation, book)} `),
      element('code', {}, id),
    ),
  );
  return lead('docs-where-text', book) + element('div', { class: 'notes' }, ...told);
}

/** Whether sources state, imply or lack a clause or have something else, and where. */
function citationHtml(citation: BookCitation, book: Rulebook): string {
  const { language } = book;
  const { says, at, note, sources: cited } = citation;
  const written = sources[cited[0]!].language;
  const name = escaped(sayLabel(`docs-says-${says}`, language));
  const place = at === null ? '' : `, ${element('span', { lang: written }, escaped(at))}`;
  const noted = note === null ? '' : ` (${escaped(note)})`;
  return `${stanceSign(says, language)} ${name}${COLON[language]} ${signsOf(citation, book)}${place}${noted}.`;
}

function glossaryHtml(book: Rulebook): string {
  const numbers = numbersOf(book);
  return element(
    'dl',
    {},
    ...book.glossary.map(({ words, clause, text, picture }) =>
      element(
        'div',
        {},
        element('dt', {}, escaped(words.join(', '))),
        element(
          'dd',
          {},
          ...(picture === null ? [] : [drawn(picture, GLOSSARY)]),
          element('p', {}, `${escaped(text)} `, place(clause, numbers.get(clause) ?? '')),
        ),
      ),
    ),
  );
}

/** Millimetres for each unit of a drawing. */
const GLOSSARY = 0.07;

function indexHtml(book: Rulebook): string {
  const told = new Map(clausesOf(book).map((clause) => [clause.id, clause]));
  return element(
    'dl',
    {},
    ...book.index.map(({ word, clauses }) =>
      element(
        'div',
        {},
        element('dt', {}, escaped(word)),
        ...clauses.map((id) => {
          const { title, number } = told.get(id)!;
          return element('dd', {}, `${escaped(title)} `, place(id, number));
        }),
      ),
    ),
  );
}

/** A clause by its number, and on paper by its page. */
const place = (id: string, number: string): string =>
  element(
    'span',
    { class: 'place' },
    element('a', { href: `#${id}` }, element('span', { class: 'at' }, number), emptyPage(id)),
  );
