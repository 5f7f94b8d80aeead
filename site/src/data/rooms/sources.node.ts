import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** The sources of this project, and what they import of each other. */

const ROOT = join(import.meta.dirname, '../../../..');

/** What is made from the rest. */
const MADE = ['site/dist/**', 'site/.astro/**', 'site/src/content/docs/develop/api/**'];

const CODE = /\.(astro|tsx?|[cm]?js)$/;

/** From a file of this project to another, both as paths from its root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The files below some folders of the root, but not those that are made, with `/` in paths. */
export function filesBelow(folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) =>
      globSync(`${folder}/**/*`, { cwd: ROOT, exclude: MADE, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(ROOT.length).replaceAll('\\', '/').replace(/^\//, ''),
    )
    .sort();
}

/** What a source has of TypeScript: a page has it at its head and in its scripts. */
function script(path: string): string {
  const source = readFileSync(join(ROOT, path), 'utf8');
  if (!path.endsWith('.astro')) return source;
  const parts = source.matchAll(/^---$(.*?)^---$|<script[^>]*>(.*?)<\/script>/gms);
  return Array.from(parts, ([, head, inside]) => head ?? inside).join('\n');
}

/** Imports of the files, of types too, that lead to a file of this project. */
export function importsOf(files: readonly string[]): readonly Import[] {
  return files
    .filter((path) => CODE.test(path))
    .flatMap((from) =>
      ts
        .preProcessFile(script(from), true, true)
        .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => ({ from, to: posix.join(dirname(from), fileName) })),
    );
}
