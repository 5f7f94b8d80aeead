import { type AidKind, type AidPart, type AidScope, aidParts } from '../../../spec/aid.ts';
import type { ClauseId } from '../../../spec/clauses.ts';
import { COLON, type Language } from '../../../spec/text.ts';
import { sayLabel } from '../../words/labels.ts';
import { plain } from './plain.ts';
import { rulebookTitle } from './rulebook.ts';
import { modulesOf, readingsOf, type Scope } from './scope.ts';
import type { TermId } from './termpicture.ts';

/** A player aid: what is looked up at the table, to be printed on the two sides of a sheet. */
export interface Aid {
  readonly format: 'shedu-aid/2';
  readonly language: Language;
  readonly scope: Scope;
  readonly title: string;
  readonly parts: readonly AidSection[];
}

/** A part of the aid, on page 1 or 2. */
export interface AidSection {
  readonly id: string;
  readonly kind: AidKind;
  readonly page: 1 | 2;
  readonly title: string;
  readonly lines: readonly AidLine[];
}

/** A line of the aid, and the clauses that it puts in short. */
export interface AidLine {
  readonly term: string | null;
  readonly text: string;
  readonly clauses: readonly ClauseId[];
  /** A term of the glossary whose picture stands beside it. */
  readonly picture: TermId | null;
}

/** Puts together the player aid of a scope: nothing in it needs a module that is not played. */
export function aid(scope: Scope, language: Language): Aid {
  const told = aidParts.filter(({ when }) => holds(when, scope));
  return {
    format: 'shedu-aid/2',
    language,
    scope,
    title: sayLabel('docs-aid', language, { title: rulebookTitle(scope, language) }),
    parts: told.map(({ id, kind, page, title, lines }) => ({
      id,
      kind,
      page,
      title: title[language],
      lines: linesOf(lines, scope, language),
    })),
  };
}

function linesOf(lines: AidPart['lines'], scope: Scope, language: Language): readonly AidLine[] {
  const told: AidLine[] = [];
  for (const { term, text, clauses, picture, when } of lines) {
    if (!holds(when, scope)) continue;
    const before = told.at(-1);
    if (when?.within && before !== undefined)
      told[told.length - 1] = {
        ...before,
        text: `${before.text} ${text[language]}`,
        clauses: [...before.clauses, ...clauses],
      };
    else
      told.push({
        term: term?.[language] ?? null,
        text: text[language],
        clauses,
        picture: picture ?? null,
      });
  }
  return told;
}

/** Whether something of the aid is told in a scope. */
function holds(when: AidScope = {}, scope: Scope): boolean {
  const modules = modulesOf(scope.options);
  const readings: Readonly<Record<string, string>> = readingsOf(scope);
  return (
    (when.module === undefined || modules.includes(when.module)) &&
    (when.without === undefined || !modules.includes(when.without)) &&
    Object.entries(when.reading ?? {}).every(([id, reading]) => readings[id] === reading)
  );
}

/** A player aid as Markdown. */
export const aidMarkdown = ({ language, title, parts }: Aid): string =>
  `${[
    `# ${plain(title)}`,
    ...parts.flatMap((part) => [`## ${plain(part.title)}`, bodyMarkdown(part, language)]),
    plain(sayLabel('docs-unaffiliated', language)),
  ].join('\n\n')}\n`;

function bodyMarkdown({ kind, lines }: AidSection, language: Language): string {
  if (kind === 'table') {
    const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    return [row(lines.map(({ text }) => plain(text))), row(lines.map(() => '---'))].join('\n');
  }
  const worded = lines.map(({ term, text }) => {
    if (term === null) return plain(text);
    return kind === 'counts'
      ? `**${plain(term)}** ${plain(text)}`
      : `**${plain(term)}**${COLON[language]} ${plain(text)}`;
  });
  return worded.map((text, i) => (kind === 'steps' ? `${i + 1}. ${text}` : `- ${text}`)).join('\n');
}
