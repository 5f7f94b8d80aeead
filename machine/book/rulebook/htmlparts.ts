import type { ClauseId, Says } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { written } from '../../draw/board.ts';
import type { Picture } from '../../draw/picture.ts';
import { element, escaped } from '../../draw/svg.ts';
import { sayLabel } from '../../words/labels.ts';
import { isResolved } from './text.ts';
import type {
  BookClause,
  BookPart,
  BookPiece,
  BookSection,
  BookStep,
  BookTurn,
  Rulebook,
  Scene,
} from './tree.ts';
import { numbersOf, stancesOf } from './tree.ts';

/** The chapters of a rulebook that teach, as HTML. */

export const partHtml = ({ id, number, title, lead, sections }: BookPart, book: Rulebook): string =>
  element(
    'section',
    { class: `part part-${id}`, 'aria-labelledby': id },
    element('h2', { id }, `${number}. ${escaped(title)}`),
    ...(lead === null ? [] : [element('p', { class: 'lead' }, escaped(lead))]),
    ...sections.map((section) => sectionHtml(section, book)),
  );

function sectionHtml(section: BookSection, book: Rulebook): string {
  const { id, title, lead, picture, pieces, steps, tour, clauses } = section;
  return element(
    'section',
    { 'aria-labelledby': id },
    element('h3', { id }, escaped(title)),
    ...(picture === null ? [] : [element('div', { class: 'table' }, drawn(picture, BOARD))]),
    ...(lead === null ? [] : [element('p', { class: 'lead' }, escaped(lead))]),
    ...(pieces.length === 0 ? [] : [element('dl', { class: 'pieces' }, ...pieces.map(pieceHtml))]),
    ...(steps.length === 0
      ? []
      : [element('ol', { class: 'steps' }, ...steps.map((step) => stepHtml(step, book)))]),
    ...(tour.length === 0
      ? []
      : [element('ol', { class: 'tour' }, ...tour.map((turn) => turnHtml(turn)))]),
    ...clauses.map((clause) => clauseHtml(clause, book)),
  );
}

const pieceHtml = ({ name, count, note, text, picture }: BookPiece): string =>
  element(
    'div',
    {},
    element('dt', {}, escaped(name), count === null ? '' : ` × ${count}`),
    element(
      'dd',
      {},
      ...(picture === null ? [] : [drawn(picture, SMALL)]),
      element('p', {}, escaped(text), note === null ? '' : ` (${escaped(note)})`),
    ),
  );

function stepHtml({ text, clauses, scene }: BookStep, book: Rulebook): string {
  return element(
    'li',
    {},
    element('p', {}, escaped(text), ' ', refs(clauses, book)),
    ...(scene === null ? [] : [sceneHtml(scene)]),
  );
}

const sceneHtml = ({ heading, lines, picture }: Scene): string =>
  element(
    'figure',
    {},
    drawn(picture, exampleScale(picture)),
    element(
      'figcaption',
      {},
      element('p', {}, element('b', {}, escaped(heading))),
      element('ul', {}, ...lines.map((line) => element('li', {}, escaped(line.text)))),
    ),
  );

const turnHtml = ({ text, scene }: BookTurn): string =>
  element('li', {}, element('p', {}, escaped(text)), drawn(scene.picture, TOUR));

function clauseHtml(clause: BookClause, book: Rulebook): string {
  const { number, id, statement, why, ruling } = clause;
  const { language } = book;
  const stances = stancesOf(clause).map((says) => stanceSign(says, language));
  return element(
    'article',
    { id },
    element(
      'p',
      { class: 'number' },
      element('b', {}, number),
      ' ',
      element('a', { href: `#at-${id}` }, ...stances),
    ),
    element('p', { class: 'statement' }, escaped(statement)),
    ...(why === null ? [] : [element('p', { class: 'why' }, escaped(why))]),
    ...(ruling === null ? [] : [rulingHtml(ruling, isResolved(id), language)]),
    ...notesHtml({ ...clause, language }),
    exampleHtml(clause.example, book),
  );
}

/** What an edition of one's own says, as its own words. */
export const notesHtml = ({
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

/** Where a statement leaves open what a switch decides, it is told here. */
function rulingHtml(
  { number, kind, answer }: NonNullable<BookClause['ruling']>,
  told: boolean,
  language: Language,
): string {
  const see = sayLabel('docs-see-ruling', language, { number });
  const here = `${sayLabel('docs-here', language)} ${answer}`;
  return element(
    'p',
    { class: 'ruling' },
    ...(kind === 'switch' && !told ? [element('strong', {}, escaped(here)), ' '] : []),
    element('a', { href: `#ruling-${number}` }, escaped(see)),
  );
}

function exampleHtml(example: BookClause['example'], book: Rulebook): string {
  if (example === null) return '';
  const { language } = book;
  const { number, about, refused, heading, lines, picture } = example;
  const name = escaped(`${sayLabel('docs-example', language, { number })}. ${about}`);
  const mark = refused
    ? [element('strong', { class: 'refused' }, escaped(sayLabel('docs-refused', language))), ' ']
    : [];
  return element(
    'figure',
    { id: `example-${number}`, class: refused ? 'refused' : 'accepted' },
    drawn(picture, exampleScale(picture)),
    element(
      'figcaption',
      {},
      element('p', {}, element('b', {}, name)),
      element('p', {}, ...mark, escaped(heading)),
      element(
        'ul',
        {},
        ...lines.map(({ text, clauses }) =>
          element('li', {}, escaped(text), ' ', refs(clauses, book)),
        ),
      ),
    ),
  );
}

/** The numbers of clauses as links, small; a clause outside the book has none. */
export function refs(clauses: readonly ClauseId[], book: Rulebook): string {
  const numbers = numbersOf(book);
  const links = [...new Set(clauses)].flatMap((id) => {
    const number = numbers.get(id);
    return number === undefined ? [] : [element('a', { href: `#${id}` }, number)];
  });
  return links.length === 0 ? '' : element('span', { class: 'refs' }, links.join(' '));
}

/** Millimetres for each unit of a drawing: a small board needs no larger spaces than a whole one. */
const EXAMPLE = 0.18;

/** A whole board stands beside its words: in millimetres. */
const WIDEST = 76;
const BOARD = 0.125;
const TOUR = 0.12;
const SMALL = 0.1;

const exampleScale = ({ view }: Picture): number => Math.min(EXAMPLE, WIDEST / view.width);

/** A picture within a page that has the outlines of the signs. */
export function drawn(picture: Picture, scale: number): string {
  const { width, height } = picture.view;
  const [wide, high] = [width, height].map((units) => `${(units * scale).toFixed(1)}mm`);
  return written(picture, false, { attributes: { width: wide!, height: high! }, under: '' });
}

const STANCE_SHAPES: Readonly<Record<Says, string>> = {
  states: '<circle cx="5" cy="5" r="4" fill="currentColor"/>',
  implies:
    '<circle cx="5" cy="5" r="3.5" fill="none" stroke="currentColor"/><path d="M5 1.5a3.5 3.5 0 0 0 0 7z" fill="currentColor"/>',
  silent: '<circle cx="5" cy="5" r="3.5" fill="none" stroke="currentColor"/>',
  differs:
    '<path d="M1 3.5h8M1 6.5h8M7 .5 3 9.5" fill="none" stroke="currentColor" stroke-width="1.2"/>',
};

/** The drawings of the signs that tell what the printed texts have, which a page needs once. */
export const stanceSigns = (): string =>
  Object.entries(STANCE_SHAPES)
    .map(([says, shape]) => element('symbol', { id: `says-${says}`, viewBox: '0 0 10 10' }, shape))
    .join('');

/** One of them, with its name. */
export const stanceSign = (says: Says, language: Language): string =>
  element(
    'svg',
    { class: `says says-${says}`, role: 'img' },
    element('title', {}, escaped(sayLabel(`docs-says-${says}`, language))),
    element('use', { href: `#says-${says}` }),
  );
