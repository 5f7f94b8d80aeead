import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { plain } from '../output/terminal.ts';

/** How games lie in a file: one document, a line each, or to be found out. */
export type GameLayout = 'document' | 'stream' | 'open';

/** A place that games are read from. */
export interface GameSource {
  /** As the user named it; `-` is standard input. */
  readonly name: string;
  readonly layout: GameLayout;
  /** Bytes, where that is known. */
  readonly size: number;
  /** A file that says what reading this one must give. */
  readonly expectation?: string;
  /** Why there is nothing to read. */
  readonly fault?: string;
}

const EXPECTATION = '.expect.json';

/** The files that the arguments mean, directories looked through in the order of names. */
export const sources = (names: readonly string[]): readonly GameSource[] =>
  names.flatMap((name) =>
    statSync(name, { throwIfNoEntry: false })?.isDirectory() ? below(name) : [sourceOf(name)],
  );

/** The file that an argument means. */
export function sourceOf(name: string): GameSource {
  if (name === '-') return { name, layout: 'open', size: 0 };
  try {
    const found = statSync(name);
    if (found.isDirectory()) return broken(name, FAULTS.EISDIR);
    return { name, layout: layoutOf(name), size: found.size };
  } catch (error) {
    return broken(name, faultOf(error));
  }
}

function below(directory: string): readonly GameSource[] {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.jsonl?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (paths.length === 0) return [broken(directory, 'no *.json and no *.jsonl file is in it')];
  const all = new Set(paths);
  return paths
    .filter((path) => !path.endsWith(EXPECTATION))
    .map((path) => {
      const expectation = path.replace(/\.jsonl?$/, EXPECTATION);
      const source = { name: path, layout: layoutOf(path), size: statSync(path).size };
      return all.has(expectation) ? { ...source, expectation } : source;
    });
}

function layoutOf(name: string): GameLayout {
  if (name.endsWith('.json')) return 'document';
  return name.endsWith('.jsonl') ? 'stream' : 'open';
}

const broken = (name: string, fault: string): GameSource => ({
  name,
  layout: 'open',
  size: 0,
  fault,
});

const FAULTS = {
  ENOENT: 'there is no such file',
  EACCES: 'permission is denied',
  EISDIR: 'it is a directory',
} as const;

/** Why a file cannot be read, in words. */
export function faultOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return code in FAULTS ? FAULTS[code as keyof typeof FAULTS] : plain(message ?? String(error));
}
