import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Link {
  readonly page: string;
  readonly target: string;
}

/** What was found in a built site. */
export interface Links {
  readonly pages: number;
  readonly links: number;
  /** Those that lead nowhere on it. */
  readonly dead: readonly Link[];
}

const ADDRESS = /\s(?:href|src|action|component-url|renderer-url|data-href)="([^"]*)"/g;
const SOURCE_SET = /\ssrcset="([^"]*)"/g;
const IN_STYLE = /url\((['"]?)([^'")]+)\1\)/g;
const ID = /\sid="([^"]+)"/g;

/** Follows every link, asset and anchor of the pages and styles in a folder that a path serves. */
export async function followLinks(folder: string, base: string): Promise<Links> {
  const files = (await readdir(folder, { recursive: true })).map((file) => `${base}${file}`);
  const there: ReadonlySet<string> = new Set(files);
  const ids = new Map<string, ReadonlySet<string>>();
  const links = new Map<string, Link>();
  const note = (page: string, target: string): void => {
    if (!/^(https?|data|mailto):/.test(target)) links.set(`${page} ${target}`, { page, target });
  };
  const styles = (page: string, css: string): void => {
    for (const [, , target] of css.matchAll(IN_STYLE)) note(page, target!);
  };
  for (const file of files) {
    const read = () => readFile(join(folder, file.slice(base.length)), 'utf8');
    if (file.endsWith('.css')) styles(file, await read());
    if (!file.endsWith('.html')) continue;
    const html = await read();
    const page = file.replace(/index\.html$/, '');
    ids.set(page, new Set(Array.from(html.matchAll(ID), ([, id]) => plain(id!))));
    for (const [, target] of html.matchAll(ADDRESS)) note(page, plain(target!));
    for (const [, set] of html.matchAll(SOURCE_SET)) {
      for (const one of plain(set!).split(',')) note(page, one.trim().split(/\s/)[0]!);
    }
    for (const [, css] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) styles(page, css!);
  }
  const alive = ({ page, target }: Link): boolean => {
    const { pathname, hash } = new URL(target, `http://here${page}`);
    const path = decodeURIComponent(pathname);
    if (!path.startsWith(base)) return false;
    if (!there.has(path.endsWith('/') ? `${path}index.html` : path)) return false;
    return hash === '' || ids.get(path)?.has(decodeURIComponent(hash.slice(1))) === true;
  };
  const all = [...links.values()];
  return { pages: ids.size, links: all.length, dead: all.filter((link) => !alive(link)) };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  '#38': '&',
  quot: '"',
  '#34': '"',
  '#39': "'",
  lt: '<',
  gt: '>',
};

/** A text of HTML without its entities. */
export const plain = (html: string): string =>
  html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
