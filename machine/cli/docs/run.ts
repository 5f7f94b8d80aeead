import { basename, join, parse } from 'node:path';
import meta from '../../../package.json' with { type: 'json' };
import { type EditionId, editions } from '../../../spec/editions.ts';
import type { Readings } from '../../../spec/ids.ts';
import { switchIds } from '../../../spec/rulings.ts';
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
import type { OptionsJson } from '../../record/format.ts';
import type { HouseEdition } from '../../record/house.ts';
import '../../words/words.ts';
import type { NamedEdition } from '../input/edition.ts';
import { editionOf } from '../input/house.ts';
import { assertWritable, inFolder, type NewFile, replaceFiles } from '../output/files.ts';
import { Failure, plain, write } from '../output/terminal.ts';

export type DocsFormat = 'md' | 'html' | 'json' | 'pdf';

/** What `shedu docs` is asked for. */
export interface DocsOptions {
  readonly edition: NamedEdition;
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
  if (from !== undefined && typeof edition !== 'string')
    throw new Failure('--from tells what changed between printed editions, and takes no file');
  const scope = scopeOf(options, await editionOf(edition));
  const own = `${options.aid ? 'aid' : 'rules'}-${nameOf(options)}`;
  const stem = from === undefined ? own : `changes-${from}-${scope.edition}`;
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
  const { lang, format, from } = options;
  if (from !== undefined) return changesIn(changes(from, scope.edition, lang), format);
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

/**
 * What is asked for: an edition, with what the options add to it.
 * @throws Failure when they contradict one of one's own, or the edition has not what is asked for
 */
function scopeOf(options: DocsOptions, house: HouseEdition): Scope {
  const { edition } = house;
  const { board, buildings, wonder, englishVariant } = { ...house.options, ...added(options) };
  assertAgree(options, house);
  const rulings = { ...house.rulings, ...options.ruling };
  const scope: Scope = {
    edition,
    ...(Object.keys(rulings).length === 0 ? {} : { rulings }),
    options: {
      board: board ?? 'standard',
      buildings: buildings ?? false,
      wonder: wonder ?? false,
      englishVariant: englishVariant ?? false,
    },
  };
  const missing = notOffered(scope).map((module) => FLAGS[module]);
  if (missing.length > 0)
    throw new Failure(`the edition ${edition} has no ${missing.join(', no ')}`);
  if (typeof options.edition === 'string') return scope;
  const { title, notes } = house;
  return { ...scope, rulings: otherwise(edition, rulings), house: { title, notes } };
}

/** The modules that options add. */
const added = ({ advanced, buildings, wonder, englishVariant }: DocsOptions): OptionsJson => ({
  ...(advanced ? { board: 'advanced' } : {}),
  ...(buildings ? { buildings } : {}),
  ...(wonder ? { wonder } : {}),
  ...(englishVariant ? { englishVariant } : {}),
});

/** @throws Failure where options say otherwise than the file of an edition */
function assertAgree(options: DocsOptions, house: HouseEdition): void {
  if (typeof options.edition === 'string') return;
  const { file } = options.edition;
  const contradiction = (path: string, found: unknown, flag: string): Failure =>
    new Failure(
      `${plain(file)}, ${path}: found ${JSON.stringify(found)}, but the command line asks for ${flag}`,
    );
  const asked = added(options);
  for (const module of ['advanced', 'buildings', 'wonder', 'englishVariant'] as const) {
    const key = module === 'advanced' ? 'board' : module;
    const found = house.options[key];
    if (asked[key] !== undefined && found !== undefined && found !== asked[key])
      throw contradiction(`options.${key}`, found, FLAGS[module]);
  }
  for (const id of switchIds) {
    const [found, wanted] = [house.rulings[id], options.ruling?.[id]];
    if (found !== undefined && wanted !== undefined && found !== wanted)
      throw contradiction(`rulings.${id}`, found, `--ruling ${id}=${wanted}`);
  }
}

/** The readings that are not those of the edition anyway. */
const otherwise = (edition: EditionId, rulings: Partial<Readings>): Partial<Readings> =>
  Object.fromEntries(
    switchIds.flatMap((id) => {
      const reading = rulings[id];
      return reading === undefined || reading === editions[edition].rulings[id]
        ? []
        : [[id, reading]];
    }),
  );

const FLAGS = {
  advanced: 'advanced board (--advanced)',
  buildings: 'civilization buildings (--buildings)',
  wonder: 'wonder (--wonder)',
  englishVariant: 'English variant (--english-variant)',
} as const;

/** What a book is called: after its edition, or the file of one's own, and what options add. */
function nameOf(options: DocsOptions): string {
  const { edition, ruling = {} } = options;
  const { board, buildings, wonder, englishVariant } = added(options);
  return [
    typeof edition === 'string' ? edition : parse(edition.file).name,
    ...Object.entries(ruling).flat(),
    ...(board === 'advanced' ? ['advanced'] : []),
    ...(buildings ? ['buildings'] : []),
    ...(wonder ? ['wonder'] : []),
    ...(englishVariant ? ['english'] : []),
  ].join('-');
}

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
