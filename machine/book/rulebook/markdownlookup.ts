import { COLON } from '../../../spec/text.ts';
import { sayLabel } from '../../words/labels.ts';
import { plain, refsMarkdown } from './plain.ts';
import { concernedBy, type Lookup, type LookupId, STANCE_SIGNS, signsOf } from './text.ts';
import { clausesOf, type Rulebook } from './tree.ts';

/** The chapters of a rulebook in which one looks something up, as Markdown. */

export const lookupMarkdown = (
  { id, number, title }: Lookup,
  book: Rulebook,
): readonly string[] => [
  `<a id="${id}"></a>\n\n## ${number}. ${plain(title)}`,
  ...BLOCKS[id](book),
];

const BLOCKS: Readonly<Record<LookupId, (book: Rulebook) => readonly string[]>> = {
  rulings: rulingBlocks,
  elsewhere: elsewhereBlocks,
  where: whereBlocks,
  glossary: glossaryBlocks,
  index: indexBlocks,
};

function rulingBlocks(book: Rulebook): readonly string[] {
  const { language, rulings } = book;
  return [
    plain(sayLabel('docs-rulings-text', language)),
    ...rulings.flatMap(({ number, id, title, question, answer, why }) => [
      `<a id="ruling-${number}"></a>\n\n### ${plain(sayLabel('docs-ruling-number', language, { number }))}. ${plain(title)}`,
      `${plain(question)} ${refsMarkdown(concernedBy(id, book), book)}`.trimEnd(),
      `> **${plain(answer)}**`,
      `*${plain(why)}*`,
    ]),
  ];
}

function elsewhereBlocks(book: Rulebook): readonly string[] {
  return [
    plain(sayLabel('docs-elsewhere-text', book.language)),
    ...book.elsewhere.flatMap(({ title, entries }) => [
      `### ${plain(title)}`,
      entries
        .map(({ clause, heading, text }) => {
          const ref = clause === null ? '' : refsMarkdown([clause], book);
          return `- **${plain(heading)}**${COLON[book.language]} ${plain(text)} ${ref}`.trimEnd();
        })
        .join('\n'),
    ]),
  ];
}

function whereBlocks(book: Rulebook): readonly string[] {
  const { language } = book;
  const lines = clausesOf(book).map(({ id, number, citations }) => {
    const told = citations.map((citation) => {
      const { says, at, note } = citation;
      const name = plain(sayLabel(`docs-says-${says}`, language));
      const place = at === null ? '' : `, ${plain(at)}`;
      const noted = note === null ? '' : ` (${plain(note)})`;
      return `${STANCE_SIGNS[says]} ${name}${COLON[language]} ${signsOf(citation, book)}${place}${noted}.`;
    });
    return `- <a id="at-${id}"></a>[${number}](#${id}) ${told.join(' ')} \`${id}\``;
  });
  return [plain(sayLabel('docs-where-text', language)), lines.join('\n')];
}

function glossaryBlocks(book: Rulebook): readonly string[] {
  const lines = book.glossary.map(
    ({ words, clause, text }) =>
      `- **${words.map(plain).join('**, **')}** ${plain(text)} ${refsMarkdown([clause], book)}`,
  );
  return [lines.join('\n')];
}

function indexBlocks(book: Rulebook): readonly string[] {
  const told = new Map(clausesOf(book).map((clause) => [clause.id, clause]));
  const lines = book.index.map(({ word, clauses }) =>
    [
      `- **${plain(word)}**`,
      ...clauses.map((id) => {
        const { title, number } = told.get(id)!;
        return `  - ${plain(title)} [${number}](#${id})`;
      }),
    ].join('\n'),
  );
  return [lines.join('\n')];
}
