import { COLON } from '../../../spec/text.ts';
import type { Picture } from '../../draw/picture.ts';
import { sayLabel } from '../../words/labels.ts';
import { lookupMarkdown } from './markdownlookup.ts';
import { plain, refsMarkdown } from './plain.ts';
import { howToRead, isResolved, lookupsIn, modulesIn, STANCE_SIGNS } from './text.ts';
import {
  type BookClause,
  type BookPart,
  type BookSection,
  type Rulebook,
  type Scene,
  stancesOf,
} from './tree.ts';

/** A picture beside a Markdown file, by its name there. */
export interface NamedPicture {
  readonly name: string;
  readonly picture: Picture;
}

/** A rulebook as Markdown, with the pictures that it has in a folder. */
export interface BookMarkdown {
  readonly content: string;
  readonly pictures: readonly NamedPicture[];
}

/** A rulebook as Markdown; the folder is where its pictures will be. */
export function bookMarkdown(book: Rulebook, version: string, folder: string): BookMarkdown {
  const { language, title, parts, sources } = book;
  const pictures: NamedPicture[] = [];
  const image: Image = (name, picture, caption = picture.title) => {
    pictures.push({ name: `${name}.svg`, picture });
    return `![${plain(caption)}](${folder}/${name}.svg)`;
  };
  const { paragraphs, stances } = howToRead(book);
  const lookups = lookupsIn(book);
  const blocks = [
    `# ${plain(title)}`,
    plain(modulesIn(book)),
    ...notesBlocks(book),
    `## ${plain(sayLabel('docs-contents', language))}`,
    [...parts, ...lookups]
      .map(({ number, title: name, id }) => `${number}. [${plain(name)}](#${id})`)
      .join('\n'),
    `## ${plain(sayLabel('docs-how', language))}`,
    ...paragraphs.map(plain),
    stances
      .map(({ says, name, text }) => `- ${STANCE_SIGNS[says]} **${plain(name)}** ${plain(text)}`)
      .join('\n'),
    `### ${plain(sayLabel('docs-texts', language))}`,
    sources
      .map(
        ({ sign, title: name, author, description }) =>
          `- **${sign}** *${plain(name)}*. ${plain(author)}. ${plain(description)}`,
      )
      .join('\n'),
    plain(sayLabel('docs-about', language, { version })),
    plain(sayLabel('docs-picture-credit', language)),
    ...parts.flatMap((part) => partBlocks(part, book, image)),
    ...lookups.flatMap((lookup) => lookupMarkdown(lookup, book)),
  ];
  return { content: `${blocks.join('\n\n')}\n`, pictures };
}

/** Takes a picture into the folder and gives the image of it. */
type Image = (name: string, picture: Picture, caption?: string) => string;

const partBlocks = (part: BookPart, book: Rulebook, image: Image): readonly string[] => [
  `<a id="${part.id}"></a>\n\n## ${part.number}. ${plain(part.title)}`,
  ...(part.lead === null ? [] : [plain(part.lead)]),
  ...part.sections.flatMap((section) => sectionBlocks(section, book, image)),
];

function sectionBlocks(section: BookSection, book: Rulebook, image: Image): readonly string[] {
  const { id, title, lead, picture, pieces, steps, tour, clauses } = section;
  return [
    `### ${plain(title)}`,
    ...(lead === null ? [] : [plain(lead)]),
    ...(picture === null ? [] : [image(id, picture)]),
    ...pieces.flatMap(({ component, name, count, note, text, picture: drawn }) => [
      `- **${plain(name)}${count === null ? '' : ` × ${count}`}** ${plain(text)}${note === null ? '' : ` (${plain(note)})`}`,
      ...(drawn === null ? [] : [indented(image(`piece-${component}`, drawn))]),
    ]),
    ...steps.flatMap(({ text, clauses: by, scene }, i) => [
      `${i + 1}. ${plain(text)} ${refsMarkdown(by, book)}`.trimEnd(),
      ...(scene === null ? [] : sceneBlocks(scene, `${id}-${i + 1}`, image).map(indented)),
    ]),
    ...tour.flatMap(({ text, scene }, i) => [
      `${i + 1}. ${plain(text)}`,
      indented(image(`${id}-${i + 1}`, scene.picture)),
    ]),
    ...clauses.flatMap((clause) => clauseBlocks(clause, book, image)),
  ];
}

/** What goes on within an item of a list. */
const indented = (block: string): string => block.replace(/^/gm, '   ');

const sceneBlocks = ({ heading, lines, picture }: Scene, name: string, image: Image) => [
  `*${plain(heading)}* ${lines.map(({ text }) => plain(text)).join(' ')}`.trimEnd(),
  image(name, picture),
];

/** What an edition of one's own says, behind a word, so that nothing in it begins a block. */
const notesBlocks = ({
  notes = [],
  language,
}: Pick<Rulebook, 'notes' | 'language'>): readonly string[] =>
  notes.map((note) => `> **${plain(sayLabel('docs-note', language))}** ${plain(note)}`);

function clauseBlocks(clause: BookClause, book: Rulebook, image: Image): readonly string[] {
  const { language } = book;
  const { number, id, statement, why, ruling, example } = clause;
  const signs = stancesOf(clause).map((says) => STANCE_SIGNS[says]);
  const blocks = [
    `<a id="${id}"></a>**${number}** [${signs.join('')}](#at-${id}) ${plain(statement)}`,
    ...(why === null ? [] : [`*${plain(why)}*`]),
    ...(ruling === null ? [] : [`> ${rulingLine(ruling, isResolved(id), book)}`]),
    ...notesBlocks({ ...clause, language }),
  ];
  if (example === null) return blocks;
  const { about, heading, refused, lines, picture } = example;
  const name = plain(`${sayLabel('docs-example', language, { number: example.number })}. ${about}`);
  const mark = refused ? ` (${plain(sayLabel('docs-refused', language))})` : '';
  return [
    ...blocks,
    `*${name}*${mark}${COLON[language]} ${plain(heading)}`,
    lines
      .map(({ text, clauses }) => `- ${plain(text)} ${refsMarkdown(clauses, book)}`.trimEnd())
      .join('\n'),
    image(String(example.number), picture, `${about}${COLON[language]} ${heading}`),
  ];
}

function rulingLine(
  { kind, answer, number }: NonNullable<BookClause['ruling']>,
  told: boolean,
  { language }: Rulebook,
): string {
  const see = plain(sayLabel('docs-see-ruling', language, { number }));
  const link = `[${see}](#ruling-${number})`;
  return kind === 'settled' || told
    ? link
    : `**${plain(`${sayLabel('docs-here', language)} ${answer}`)}** ${link}`;
}
