import { LANGUAGES, type Language } from '../../../spec/text.ts';
import { BRUSHES, type MarkJson } from '../../record/annotation.ts';
import type { Cell } from '../../rules/pieces.ts';
import { expectation } from './expected.ts';
import { NoText } from './place.ts';
import type { Command, Comment } from './syntax.ts';

/** What is said of a step, a variation or a game, member by member as JSON has it. */
export type Said = Record<string, unknown>;

/** What commands may say of what: the members of JSON that they write. */
export const COMMANDS = {
  game: ['note', 'marks', 'diagram'],
  variation: ['name', 'note'],
  step: ['note', 'by', 'marks', 'diagram', 'draws', 'effects', 'violations', 'after'],
} as const;

export type SaidOf = keyof typeof COMMANDS;

const isLanguage = (code: string): code is Language =>
  (LANGUAGES as readonly string[]).includes(code);

/** Takes in what a comment says. @throws NoText where it cannot be said there. */
export function readComment({ at, language, parts }: Comment, of: SaidOf, said: Said): void {
  if (language !== null && !isLanguage(language))
    throw new NoText(
      at,
      expectation('comment-language', { languages: LANGUAGES.map((code) => `@${code}`) }),
      `@${language}`,
    );
  const words: string[] = [];
  let commands = 0;
  for (const part of parts) {
    if (typeof part === 'string') words.push(part.trim());
    else if (readCommand(part, of, said)) commands++;
    else words.push(unknown(part));
  }
  const text = words.filter((word) => word !== '').join(' ');
  if (text === '' && commands > 0) return;
  const { note } = said;
  if (language === null) {
    if (typeof note === 'object')
      throw new NoText(at, expectation('language-too', { example: `{@${LANGUAGES[0]} …}` }));
    said.note = note === undefined ? text : `${note}\n\n${text}`;
  } else {
    if (typeof note === 'string') throw new NoText(at, expectation('language-before'));
    const before = (note as Record<string, string> | undefined)?.[language];
    const both = before === undefined ? text : `${before}\n\n${text}`;
    said.note = { ...(note as object | undefined), [language]: both };
  }
}

/** A command that is not ours stays in the note as it is. */
function unknown({ name, value }: Command): string {
  if (value === null) return `[%${name}]`;
  return `[%${name} ${'json' in value ? JSON.stringify(value.json) : value.text}]`;
}

/** Takes a command in, if it is one of ours. */
function readCommand({ at, name, value }: Command, of: SaidOf, said: Said): boolean {
  if (!(COMMANDS[of] as readonly string[]).includes(name)) return false;
  if (said[name] !== undefined)
    throw new NoText(at, expectation('command-once', { name }), `[%${name}`);
  const read = commandValue(name, value);
  if (read === undefined)
    throw new NoText(at, expectation('command', { example: EXAMPLES[name] ?? `[%${name} {…}]` }));
  said[name] = read;
  return true;
}

const EXAMPLES: Readonly<Record<string, string>> = {
  marks: '[%marks C5, red C6-D6]',
  diagram: '[%diagram]',
  by: '[%by "Ada"]',
};

function commandValue(name: string, value: Command['value']): unknown {
  if (name === 'diagram' && (value === null || ('text' in value && value.text === ''))) return true;
  if (value === null) return undefined;
  if ('json' in value) return value.json;
  switch (name) {
    case 'diagram':
      return value.text === 'false' ? false : undefined;
    case 'marks':
      return readMarks(value.text);
    case 'by':
    case 'name':
      return value.text;
    default:
      return undefined;
  }
}

const MARK =
  /\s*(?:(?<brush>[a-z]+)\s+)?(?<at>[A-Pa-p](?:1[01]|[1-9]))(?:-(?<to>[A-Pa-p](?:1[01]|[1-9])))?(?:\s+(?<text>"(?:[^"\\]|\\.)*"))?\s*(?:,|$)/y;

/** `C5, red C6-D6, blue E1 "a"` */
function readMarks(text: string): readonly MarkJson[] | undefined {
  const marks: MarkJson[] = [];
  MARK.lastIndex = 0;
  while (MARK.lastIndex < text.length) {
    const { groups = {} } = MARK.exec(text) ?? {};
    const brush = BRUSHES.find((one) => one === groups.brush);
    const label = groups.text === undefined ? undefined : labelOf(groups.text);
    if (groups.at === undefined || (groups.brush !== undefined && brush === undefined))
      return undefined;
    if (label === null) return undefined;
    marks.push({
      at: groups.at.toUpperCase() as Cell,
      ...(groups.to === undefined ? {} : { to: groups.to.toUpperCase() as Cell }),
      ...(brush === undefined ? {} : { brush }),
      ...(label === undefined ? {} : { text: label }),
    });
  }
  return marks;
}

/** What stands between quotes; null where it may not stand there. */
function labelOf(quoted: string): string | null {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return null;
  }
}

function writeMarks(marks: readonly MarkJson[]): string {
  if (marks.length === 0 || marks.some(({ text = '' }) => typeof text !== 'string'))
    return JSON.stringify(marks);
  return marks
    .map(({ at, to, brush, text }) =>
      [
        ...(brush === undefined ? [] : [brush]),
        to === undefined ? at : `${at}-${to}`,
        ...(text === undefined ? [] : [JSON.stringify(text)]),
      ].join(' '),
    )
    .join(', ');
}

/** Words as they stand in a comment. */
const escaped = (text: string): string => text.replace(/[\\}]|\[(?=%)/g, (sign) => `\\${sign}`);

/** Whether a text comes back from a comment as it is. */
const isPlain = (text: string): boolean => text === text.trim();

/** What is said of something as comments, the words first. */
export function writeSaid(said: Said, of: SaidOf): string {
  const { note } = said;
  const byLanguage: readonly (readonly [string, string])[] =
    note === undefined
      ? []
      : typeof note === 'string'
        ? [['', note]]
        : Object.entries(note as Readonly<Record<string, string>>);
  const plain = byLanguage.every(([, text]) => isPlain(text));
  const comments = plain
    ? byLanguage.map(([language, text]) =>
        language === '' ? `{${escaped(text)}}` : `{@${language} ${escaped(text)}}`,
      )
    : [];
  const commands = COMMANDS[of].flatMap((name) => {
    const value = said[name];
    if (value === undefined || (name === 'note' && plain)) return [];
    return [writeCommand(name, value)];
  });
  if (commands.length > 0) comments.push(`{${commands.join(' ')}}`);
  return comments.join(' ');
}

function writeCommand(name: string, value: unknown): string {
  if (name === 'diagram') return value === true ? '[%diagram]' : '[%diagram false]';
  const text = name === 'marks' ? writeMarks(value as readonly MarkJson[]) : JSON.stringify(value);
  return `[%${name} ${text}]`;
}
