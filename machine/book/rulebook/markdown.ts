import { COLON } from '../../../spec/text.ts';
import { sayLabel } from '../../words/labels.ts';
import type { BookClause, NumberedExample, Rulebook } from './rulebook.ts';
import { modulesIn, printedIn } from './text.ts';

/** What Markdown would read as markup in a text. */
const SIGNS = /[\\`*_{}[\]<>#|~]|&(?=#?\w+;)/g;

/** A text that Markdown is to leave as it is. */
export const plain = (text: string): string => text.replace(SIGNS, '\\$&');

/** A rulebook as Markdown; `imageOf` names the file of an example's diagram. */
export function bookMarkdown(
  book: Rulebook,
  version: string,
  imageOf: (example: NumberedExample) => string,
): string {
  const { language, title, chapters, sources, glossary } = book;
  const label = (id: Parameters<typeof sayLabel>[0], args = {}): string =>
    plain(sayLabel(id, language, args));
  const blocks = [
    `# ${plain(title)}`,
    plain(modulesIn(book)),
    ...notesBlocks(book),
    label('docs-about', { version }),
    sources
      .map(({ id, title: name, author }) => `- \`${id}\`: ${plain(name)}. ${plain(author)}`)
      .join('\n'),
    `## ${label('docs-contents')}`,
    chapters.map(({ number, title: name, id }) => `${number}. [${plain(name)}](#${id})`).join('\n'),
    ...chapters.flatMap((chapter) => [
      `<a id="${chapter.id}"></a>\n\n## ${chapter.number}. ${plain(chapter.title)}`,
      ...chapter.clauses.flatMap((clause) => clauseBlocks(clause, book, imageOf)),
    ]),
    `## ${label('docs-glossary')}`,
    glossary
      .map(({ words, clauses }) =>
        `- **${words.map(plain).join('**, **')}** ${clauses.join(', ')}`.trimEnd(),
      )
      .join('\n'),
    label('docs-picture-credit'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** What an edition of one's own says, behind a word, so that nothing in it begins a block. */
const notesBlocks = ({
  notes = [],
  language,
}: Pick<Rulebook, 'notes' | 'language'>): readonly string[] =>
  notes.map((note) => `> **${plain(sayLabel('docs-note', language))}** ${plain(note)}`);

function clauseBlocks(
  clause: BookClause,
  book: Rulebook,
  imageOf: (example: NumberedExample) => string,
): readonly string[] {
  const { language } = book;
  const { number, id, statement, why, ruling, example } = clause;
  const blocks = [
    `<a id="${id}"></a>**${number}** ${plain(statement)} \`${id}\``,
    ...(why === null ? [] : [`*${plain(why)}*`]),
    ...(ruling === null
      ? []
      : [
          `> ${plain(sayLabel('docs-question', language))} ${plain(ruling.question)} **${plain(ruling.answer)}**`,
        ]),
    ...notesBlocks({ ...clause, language }),
    `<small>${plain(printedIn(clause, book))}</small>`,
  ];
  if (example === null) return blocks;
  const { heading, refused, lines } = example;
  const name = plain(sayLabel('docs-example', language, { number: example.number }));
  const mark = refused ? ` (${plain(sayLabel('docs-refused', language))})` : '';
  return [
    ...blocks,
    `*${name}*${mark}${COLON[language]} ${plain(heading)}`,
    lines
      .map(({ text, clauses }) =>
        `- ${plain(text)} ${clauses.map((c) => `\`${c}\``).join(' ')}`.trimEnd(),
      )
      .join('\n'),
    `![${plain(heading)}](${imageOf(example)})`,
  ];
}
