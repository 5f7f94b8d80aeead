import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The papers for those who work on the project: what they name, to be held against what there is. */

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Folders that are made from the rest, or come with packages. */
export const MADE: ReadonlySet<string> = new Set(
  read('.gitignore')
    .split('\n')
    .filter((line) => line.endsWith('/'))
    .map((line) => line.slice(0, -1)),
);

const isMade = (path: string): boolean =>
  MADE.has(path) || MADE.has(posix.basename(path)) || path.startsWith('node_modules/');

/** Addresses on the site, entries and formats of the package, names of other packages. */
const NO_FILE = /^(\/|shedu[-/]|@)|:\/\//;

/** What a text in Markdown has in code, word by word. */
function codeWords(text: string): readonly string[] {
  const code = text.matchAll(/^```\w*\n(.*?)^```|`([^`\n]+)`/gms);
  return Array.from(code, ([, block, inline]) => block ?? inline ?? '').flatMap((part) =>
    part.split(/[\s'"]+/),
  );
}

/** The files and folders that a text in Markdown names in code. */
export const pathsIn = (text: string): readonly string[] =>
  codeWords(text).filter(
    (word) =>
      !NO_FILE.test(word) && /\w\/|^\.?[\w-]+(\.[\w-]+)*\.(json|md|c?ts|[cm]js)$/.test(word),
  );

/** The files that a text in Markdown links to. */
export const linksIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\]\(([^)#]+)[^)]*\)/g), ([, to = '']) => to).filter(
    (to) => !NO_FILE.test(to),
  );

/** A path in which CAPITALS stand for any name, as a pattern. */
const patternOf = (path: string): string =>
  path.replaceAll('[', '[[]').replace(/\b[A-Z]{2,}\b/g, '*');

/** Whether a path is there, from the root or from the paper's own folder. */
export function isThere(path: string, paper: string): boolean {
  return ['.', dirname(paper)].some((folder) => {
    const whole = posix.join(folder, path.replace(/\/$/, ''));
    if (isMade(whole) || existsSync(join(ROOT, whole))) return true;
    const pattern = patternOf(whole);
    return pattern !== whole && globSync(pattern, { cwd: ROOT }).length > 0;
  });
}

/** Whether a path with names left open stands for a file. */
export const standsFor = (path: string, file: string): boolean =>
  posix.matchesGlob(file, patternOf(path));
