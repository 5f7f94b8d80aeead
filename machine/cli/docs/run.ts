import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import meta from '../../../package.json' with { type: 'json' };
import type { EditionId } from '../../../spec/editions.ts';
import type { Readings } from '../../../spec/ids.ts';
import type { Language } from '../../../spec/text.ts';
import { bundledFixtures } from '../../book/coverage/evidence.node.ts';
import { type Aid, aid, aidHtml, aidMarkdown } from '../../book/rulebook/aid.ts';
import { type Changes, changes } from '../../book/rulebook/changes.ts';
import { changesHtml, changesMarkdown } from '../../book/rulebook/changestext.ts';
import { bookHtml } from '../../book/rulebook/html.ts';
import { bookJson } from '../../book/rulebook/json.ts';
import { bookMarkdown } from '../../book/rulebook/markdown.ts';
import { examplesIn, type Rulebook, rulebook } from '../../book/rulebook/rulebook.ts';
import { notOffered, type Scope } from '../../book/rulebook/scope.ts';
import { drawSheet, sizeOf } from '../../draw/sheet.ts';
import '../../words/words.ts';
import { assertWritable, replaceFile } from '../output/files.ts';
import { Failure, plain, write } from '../output/terminal.ts';

export type DocsFormat = 'md' | 'html' | 'json' | 'pdf';

/** What `shedu docs` is asked for. */
export interface DocsOptions {
  readonly edition: EditionId;
  readonly advanced?: boolean;
  readonly buildings?: boolean;
  readonly wonder?: boolean;
  readonly englishVariant?: boolean;
  /** Readings other than those of the edition. */
  readonly ruling?: Partial<Readings>;
  /** Whether just what is looked up most is wanted. */
  readonly aid?: boolean;
  /** Another edition, to tell what changed from it. */
  readonly from?: EditionId;
  readonly lang: Language;
  readonly format: DocsFormat;
  readonly out: string;
}

/** Writes a rulebook, its short form or what changed, and says which file it is. */
export async function writeDocs(options: DocsOptions): Promise<void> {
  const { lang, format, out } = options;
  const { edition, from } = options;
  if (from === edition) throw new Failure(`nothing changed from the edition ${from} to itself`);
  const scope = scopeOf(options);
  makeFolder(out);
  const own = `${options.aid ? 'aid' : 'rules'}-${nameOf(scope)}`;
  const stem = from === undefined ? own : `changes-${from}-${edition}`;
  const name = join(out, `${stem}-${lang}`);
  const file = `${name}.${format}`;
  assertWritable(file);
  if (from !== undefined) await writeChanges(changes(from, edition, lang), format, file);
  else if (options.aid) await writeAid(aid(scope, lang), format, file);
  else await writeRulebook(rulebook(scope, lang, bundledFixtures()), format, name, file);
  await write(`${plain(file)}\n`);
}

async function writeRulebook(
  book: Rulebook,
  format: DocsFormat,
  name: string,
  file: string,
): Promise<void> {
  if (format === 'md') writeMarkdown(book, name, file);
  else if (format === 'json') replaceFile(file, bookJson(book, meta.version));
  else await writePage(bookHtml(book, meta.version), format, file);
}

async function writeChanges(booklet: Changes, format: DocsFormat, file: string): Promise<void> {
  if (format === 'md') replaceFile(file, changesMarkdown(booklet));
  else if (format === 'json') replaceFile(file, `${JSON.stringify(booklet, null, 2)}\n`);
  else await writePage(changesHtml(booklet), format, file);
}

async function writeAid(sheet: Aid, format: DocsFormat, file: string): Promise<void> {
  if (format === 'md') replaceFile(file, aidMarkdown(sheet));
  else if (format === 'json') replaceFile(file, `${JSON.stringify(sheet, null, 2)}\n`);
  else await writePage(aidHtml(sheet), format, file);
}

async function writePage(html: string, format: 'html' | 'pdf', file: string): Promise<void> {
  if (format === 'html') return replaceFile(file, html);
  const { printed } = await import('./pdf.ts');
  replaceFile(file, await printed(html));
}

/** @throws Failure when the edition has not what is asked for */
function scopeOf(options: DocsOptions): Scope {
  const { edition, advanced = false, buildings = false, wonder = false, ruling } = options;
  const scope: Scope = {
    edition,
    ...(ruling === undefined ? {} : { rulings: ruling }),
    options: {
      board: advanced ? 'advanced' : 'standard',
      buildings,
      wonder,
      englishVariant: options.englishVariant ?? false,
    },
  };
  const missing = notOffered(scope).map((module) => FLAGS[module]);
  if (missing.length === 0) return scope;
  throw new Failure(`the edition ${edition} has no ${missing.join(', no ')}`);
}

const FLAGS = {
  advanced: 'advanced board (--advanced)',
  buildings: 'civilization buildings (--buildings)',
  wonder: 'wonder (--wonder)',
  englishVariant: 'English variant (--english-variant)',
} as const;

const nameOf = ({ edition, options, rulings = {} }: Scope): string =>
  [
    edition,
    ...Object.entries(rulings).flat(),
    ...(options.board === 'advanced' ? ['advanced'] : []),
    ...(options.buildings ? ['buildings'] : []),
    ...(options.wonder ? ['wonder'] : []),
    ...(options.englishVariant ? ['english'] : []),
  ].join('-');

function makeFolder(name: string): void {
  try {
    mkdirSync(name, { recursive: true });
  } catch (error) {
    throw new Failure(`cannot make the folder ${plain(name)}: ${plain((error as Error).message)}`);
  }
}

/** Pixels for each unit of a diagram. */
const SCALE = 1;

/** The diagrams come first, so that the text never names one that is not there. */
function writeMarkdown(book: Rulebook, name: string, file: string): void {
  makeFolder(name);
  for (const { number, picture } of examplesIn(book)) {
    const size = sizeOf(picture.view, { scale: SCALE });
    replaceFile(join(name, `${number}.svg`), drawSheet(picture, size, 'light'));
  }
  const folder = name.split(/[\\/]/).at(-1) ?? name;
  replaceFile(
    file,
    bookMarkdown(book, meta.version, ({ number }) => `${folder}/${number}.svg`),
  );
}
