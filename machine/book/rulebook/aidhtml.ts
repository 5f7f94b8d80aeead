import { drawSigns } from '../../draw/signs.ts';
import { element, escaped } from '../../draw/svg.ts';
import { sayLabel } from '../../words/labels.ts';
import type { Aid, AidLine, AidSection } from './aid.ts';
import { pageHtml } from './html.ts';
import { drawTerm } from './termpicture.ts';

/** A player aid as one HTML file, which prints on two A4 pages, dark on white. */
export const aidHtml = (sheet: Aid): string =>
  pageHtml(
    sheet.language,
    sheet.title,
    `<svg width="0" height="0" aria-hidden="true" focusable="false">${drawSigns()}</svg>`,
    element('style', {}, aidStyle),
    element('main', { class: 'aid' }, side(sheet, 1), side(sheet, 2)),
  );

/** A side of the sheet: what goes through a turn before, conflicts and ends behind. */
function side(sheet: Aid, page: 1 | 2): string {
  const { language, title, parts } = sheet;
  const told = parts.filter((part) => part.page === page);
  const across = (kind: AidSection['kind']): string =>
    told
      .filter((part) => part.kind === kind)
      .map((part) => partHtml(part, language))
      .join('');
  const rest = told.filter(({ kind }) => kind !== 'strip' && kind !== 'table');
  const foot = element('footer', {}, escaped(sayLabel('docs-unaffiliated', language)));
  return element(
    'div',
    { class: 'face', style: `--size: ${sizeOf(rest, sheet, page)}pt` },
    page === 1 ? element('h1', {}, escaped(title)) : '',
    across('strip'),
    element('div', { class: 'columns' }, ...rest.map((part) => partHtml(part, language))),
    across('table'),
    page === 2 ? foot : '',
  );
}

/**
 * The size of letters, in points, at which a side is filled and not more: its parts take room by
 * their letters, and as much more for each line that is not full. Measured in
 * Chromium over every edition, language and choice of modules.
 */
function sizeOf(parts: readonly AidSection[], { language }: Aid, page: 1 | 2): string {
  const lines = parts.flatMap((part) => part.lines);
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const room = letters * WIDTHS[language] + 60 * lines.length;
  return Math.sqrt(ROOM[page] / room).toFixed(1);
}

/** How wide letters are, beside those of English. */
const WIDTHS: Readonly<Record<Aid['language'], number>> = { en: 1, ru: 1.1, fr: 1 };

/** What a side holds at one point, beside its strip or its table. */
const ROOM: Readonly<Record<1 | 2, number>> = { 1: 410_000, 2: 425_000 };

function partHtml({ id, kind, title, lines }: AidSection, language: Aid['language']): string {
  const heading = element('h2', { id }, escaped(title));
  return element('section', { class: kind, 'aria-labelledby': id }, heading, body());

  function body(): string {
    if (kind === 'table') return tableHtml(lines, language);
    const items = lines.map((line) => element('li', {}, lineHtml(line, language)));
    return element(kind === 'steps' ? 'ol' : 'ul', {}, ...items);
  }
}

const lineHtml = ({ term, text, picture }: AidLine, language: Aid['language']): string =>
  [
    pictured(picture, language),
    element(
      'span',
      {},
      ...(term === null ? [] : [element('b', {}, escaped(term)), ' ']),
      escaped(text),
    ),
  ].join('');

const pictured = (picture: AidLine['picture'], language: Aid['language']): string =>
  picture === null
    ? ''
    : element(
        'span',
        { class: 'picture', 'aria-hidden': 'true' },
        drawTerm(picture, language) ?? '',
      );

/** Rows for four players, to be written in. */
const SEATS = 4;

function tableHtml(heads: readonly AidLine[], language: Aid['language']): string {
  const row = element('tr', {}, ...heads.map(() => element('td', {}, '')));
  return element(
    'table',
    {},
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        ...heads.map(({ text, picture }) =>
          element('th', { scope: 'col' }, pictured(picture, language), escaped(text)),
        ),
      ),
    ),
    element('tbody', {}, row.repeat(SEATS)),
  );
}

/** How an aid looks: two columns a side on paper, one on a phone. */
const aidStyle = `
.aid h1 { font-size: 1.3rem; }
.aid h2 { font-size: 1.05rem; margin: 1rem 0 .3rem; border-width: 1px; padding: 0; }
.aid ul, .aid ol { margin: 0; padding: 0; }
.aid ul { list-style: none; }
.aid ol { padding-left: 1.35em; }
.aid li { margin: .2em 0; break-inside: avoid; }
.aid ul li { display: flex; gap: .5em; align-items: flex-start; }
.aid ol li::marker { font-weight: 700; }
.aid .picture svg { display: block; width: auto; height: 2.3em; max-width: 7em; }
.aid .list li:not(:has(.picture)) { padding-left: .9em; text-indent: -.9em; }
.aid .list li:not(:has(.picture)) > span::before { content: "•"; display: inline-block; width: .9em; text-indent: 0; }
.aid .steps li:has(.picture) { display: list-item; }
.aid .steps .picture { float: right; margin: 0 0 .2em .5em; }
.aid .steps .picture svg { height: 4.2em; max-width: 9em; }
.aid .strip ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5em, 1fr)); gap: .4em; }
.aid .strip li { flex-direction: column; gap: .15em; margin: 0; padding: .35em .5em; border: 1.2px solid var(--ink); border-radius: 4px; }
.aid .strip .picture { align-self: center; }
.aid .strip b { display: block; }
.aid .counts ul { display: grid; grid-template-columns: 1fr 1fr; gap: .1em .8em; }
.aid .counts li { align-items: center; }
.aid .counts b { font-size: 1.15em; }
.aid .counts .picture { flex: 0 0 3.1em; display: flex; justify-content: center; }
.aid .counts .picture svg { height: auto; width: auto; max-width: 3.1em; max-height: 2em; }
.aid table { width: 100%; border-collapse: collapse; table-layout: fixed; }
.aid th, .aid td { border: 1px solid var(--ink); padding: .15em .3em; height: 2.2em; text-align: left; font-size: .9em; }
.aid th .picture { float: left; margin-right: .3em; }
.aid th .picture svg { height: 1.7em; }
.aid footer { font-size: .75em; color: var(--soft); margin-top: .6em; }
@media (max-width: 30rem) {
  .aid .counts ul { grid-template-columns: minmax(0, 1fr); }
  .aid .strip ul { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .aid table { font-size: .72em; }
  .aid th { overflow-wrap: anywhere; hyphens: auto; vertical-align: bottom; }
  .aid th .picture { float: none; }
}
@media print {
  @page { size: A4; margin: 10mm 11mm; @bottom-center { content: none; } }
  body { --ink: #000; --soft: #222; --accent: #000; }
  .aid { columns: auto; line-height: 1.3; }
  .aid h1 { font-size: 14pt; margin: 0 0 1mm; }
  .aid .face { height: 272mm; padding-right: .4mm; overflow: hidden; font-size: var(--size); display: flex; flex-direction: column; break-after: page; }
  .aid .face:last-child { break-after: auto; }
  .aid .columns { flex: 1; columns: 2; column-gap: 8mm; min-height: 0; }
  .aid .counts, .aid h2 + * > li:first-child { break-inside: avoid; }
  .aid h2 { font-size: 1.12em; margin: 0 0 .25em; break-after: avoid; }
  .aid section { padding-bottom: .75em; }
  .aid li { margin: .28em 0; }
}
`;
