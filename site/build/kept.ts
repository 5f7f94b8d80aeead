import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Language } from '../../spec/text.ts';
import { KEPT } from '../src/data/kept.ts';
import { OFFLINE_SIZE } from '../src/data/offline.ts';

/** The folder of a language below that of the site. */
export const folderOf = (language: Language): string => (language === 'en' ? '' : `${language}/`);

/** What a browser fetches to keep a language, and by what it knows that it has this already. */
interface Kept {
  readonly version: string;
  /** Addresses relative to the home of the site. */
  readonly paths: readonly string[];
}

/** Scripts, styles and pictures that a page loads from the site. */
const LOADED = /\s(?:src|href)="([^"#?]+\.(?:js|css|svg|png|json))"/g;

const fileOf = (path: string): string => (/(^|\/)$/.test(path) ? `${path}index.html` : path);

/** What the pages of a language need of the site, the shell left out. */
async function keptOf(
  language: Language,
  folder: string,
  base: string,
  shell: ReadonlySet<string>,
): Promise<Kept> {
  const pages = KEPT.map((path) => folderOf(language) + path);
  const texts = await Promise.all(pages.map((path) => readFile(folder + fileOf(path), 'utf8')));
  const loaded = texts.flatMap((text) => [...text.matchAll(LOADED)].map(([, address]) => address!));
  const assets = loaded
    .filter((address) => address.startsWith(base))
    .map((address) => address.slice(base.length));
  return {
    version: createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12),
    paths: [...pages, ...new Set(assets.filter((path) => !shell.has(path)))],
  };
}

/** Bytes that are transferred for files, text compressed as hosts do. */
export async function transferred(folder: string, files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    const bytes = await readFile(folder + file);
    return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Writes beside each language's home what there is to keep, and tells its readers how much it is.
 *
 * @param shell files that are kept in every language.
 * @returns bytes to transfer in each language, shell included.
 */
export async function writeKept(
  folder: string,
  base: string,
  languages: readonly Language[],
  shell: readonly string[],
): Promise<Readonly<Partial<Record<Language, number>>>> {
  const known = new Set(shell);
  const shellBytes = await transferred(folder, shell);
  const sizes = languages.map(async (language) => {
    const kept = await keptOf(language, folder, base, known);
    await writeFile(`${folder}${folderOf(language)}kept.json`, JSON.stringify(kept));
    const bytes = shellBytes + (await transferred(folder, kept.paths.map(fileOf)));
    const page = `${folder}${folderOf(language)}replays/open/index.html`;
    const size = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    }).format(bytes / 1e6);
    await writeFile(page, (await readFile(page, 'utf8')).replaceAll(OFFLINE_SIZE, size));
    return [language, bytes] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}
