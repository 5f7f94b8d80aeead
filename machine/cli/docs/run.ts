import { basename, join } from 'node:path';
import meta from '../../../package.json' with { type: 'json' };
import type { EditionId } from '../../../spec/editions.ts';
import type { Readings } from '../../../spec/ids.ts';
import type { Language } from '../../../spec/text.ts';
import { bundledFixtures } from '../../book/coverage/evidence.node.ts';
import { type Aid, aid, aidMarkdown } from '../../book/rulebook/aid.ts';
import { aidHtml } from '../../book/rulebook/aidhtml.ts';
import { type Changes, changes } from '../../book/rulebook/changes.ts';
import { changesHtml, changesMarkdown } from '../../book/rulebook/changestext.ts';
import { bookHtml } from '../../book/rulebook/html.ts';
import { bookJson } from '../../book/rulebook/json.ts';
import { bookMarkdown } from '../../book/rulebook/markdown.ts';
import { rulebook } from '../../book/rulebook/rulebook.ts';
import { notOffered, type Scope } from '../../book/rulebook/scope.ts';
import type { Rulebook } from '../../book/rulebook/tree.ts';
import { drawSheet, sizeOf } from '../../draw/sheet.ts';
import '../../words/words.ts';
import { assertWritable, inFolder, type NewFile, replaceFiles } from '../output/files.ts';
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
  const own = `${options.aid ? 'aid' : 'rules'}-${nameOf(scope)}`;
  const stem = from === undefined ? own : `changes-${from}-${edition}`;
  const name = join(out, `${stem}-${lang}`);
  const file = `${name}.${format}`;
  await inFolder(out, async () => {
    assertWritable(file);
    if (from === undefined && !options.aid && format === 'md') {
      await inFolder(name, async () => {
        assertWritable(join(name, '1.svg'));
        await replaceFiles(markdownOf(rulebook(scope, lang, bundledFixtures()), name, file));
      });
    } else await replaceFiles([{ name: file, content: await contentOf(scope, options) }]);
  });
  await write(`${plain(file)}\n`);
}

/** The one file of what was asked for. */
async function contentOf(scope: Scope, options: DocsOptions): Promise<string | Uint8Array> {
  const { lang, format, from, edition } = options;
  if (from !== undefined) return changesIn(changes(from, edition, lang), format);
  if (options.aid) return aidIn(aid(scope, lang), format);
  const book = rulebook(scope, lang, bundledFixtures());
  return format === 'json'
    ? bookJson(book, meta.version)
    : pageIn(bookHtml(book, meta.version), format);
}

async function changesIn(booklet: Changes, format: DocsFormat): Promise<string | Uint8Array> {
  if (format === 'md') return changesMarkdown(booklet);
  if (format === 'json') return `${JSON.stringify(booklet, null, 2)}\n`;
  return pageIn(changesHtml(booklet), format);
}

async function aidIn(sheet: Aid, format: DocsFormat): Promise<string | Uint8Array> {
  if (format === 'md') return aidMarkdown(sheet);
  if (format === 'json') return `${JSON.stringify(sheet, null, 2)}\n`;
  return pageIn(aidHtml(sheet), format);
}

async function pageIn(html: string, format: DocsFormat): Promise<string | Uint8Array> {
  if (format !== 'pdf') return html;
  const { printed } = await import('./pdf.ts');
  return printed(html);
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

/** Pixels for each unit of a diagram. */
const SCALE = 1;

/** A text with its diagrams, which come first: it never names one that is not there. */
function markdownOf(book: Rulebook, name: string, file: string): readonly NewFile[] {
  const { content, pictures } = bookMarkdown(book, meta.version, basename(name));
  const diagrams = pictures.map(({ name: own, picture }) => ({
    name: join(name, own),
    content: drawSheet(picture, sizeOf(picture.view, { scale: SCALE }), 'light'),
  }));
  return [...diagrams, { name: file, content }];
}
