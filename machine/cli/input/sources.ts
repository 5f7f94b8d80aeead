import { statSync } from 'node:fs';
import { CONFORMANCE } from '../../conform/report.ts';
import { bytesOf } from './bytes.ts';
import { type Found, lookThrough, type SkipReason } from './directory.ts';
import { expectationOf, type GameLayout, layoutOf } from './gamenames.ts';
import { lines } from './lines.ts';
import { faultOf, type Path } from './paths.ts';

/** A place that games are read from. */
export interface GameSource {
  /** As the user named it; `-` is standard input. */
  readonly name: string;
  readonly path: Path;
  readonly layout: GameLayout;
  /** Bytes, where that is known. */
  readonly size: number;
  /** The file that says what reading this one must give. */
  readonly expectation?: Found;
  /** Why there is nothing to read. */
  readonly fault?: string;
  /** Why it is passed over. */
  readonly skipped?: SkipReason;
}

/** The files that the arguments mean, directories looked through in the order of names. */
export async function sources(names: readonly string[]): Promise<readonly GameSource[]> {
  const all: GameSource[] = [];
  for (const name of names) {
    if (isDirectory(name)) all.push(...(await below(name)));
    else all.push(sourceOf(name));
  }
  return all;
}

function isDirectory(name: string): boolean {
  try {
    return statSync(name).isDirectory();
  } catch {
    return false;
  }
}

/** The file that an argument means. */
export const sourceOf = (name: string): GameSource =>
  name === '-' ? { name, path: name, layout: 'open', size: 0 } : fileSource({ name, path: name });

function fileSource({ name, path, fault }: Found): GameSource {
  if (fault !== undefined) return broken(name, fault);
  try {
    const found = statSync(path);
    if (found.isDirectory()) return broken(name, faultOf({ code: 'EISDIR' }));
    return { name, path, layout: layoutOf(name), size: found.size };
  } catch (error) {
    return broken(name, faultOf(error));
  }
}

async function below(directory: string): Promise<readonly GameSource[]> {
  const { games, expectations, skipped } = lookThrough(directory);
  const expected = new Map(expectations.map((one) => [one.name, one]));
  const paired = new Set<string>();
  const found: GameSource[] = [];
  for (const game of games) {
    const source = fileSource(game);
    const expectation = expected.get(expectationOf(game.name));
    if (expectation !== undefined) paired.add(expectation.name);
    if (await holdsNoGame(source)) found.push(passedOver(game.name, 'no-game'));
    else found.push(expectation === undefined ? source : { ...source, expectation });
  }
  for (const { name } of expectations) {
    if (!paired.has(name)) found.push(broken(name, 'no file of games is beside it'));
  }
  for (const { name, reason } of skipped) found.push(passedOver(name, reason));
  if (found.every((source) => source.skipped !== undefined))
    found.push(
      broken(
        directory,
        'there is no game in it (*.json, *.jsonl, *.ndjson, *.shedu, or these with .gz)',
      ),
    );
  return found;
}

/** Whether a file is known by its beginning to be something else than games. */
async function holdsNoGame(source: GameSource): Promise<boolean> {
  if (source.fault !== undefined) return false;
  try {
    if (/\.ndjson(\.gz)?$/i.test(source.name)) return await listsNoGames(source.path);
    return /\.json(\.gz)?$/i.test(source.name) && (await isNoGame(source.path));
  } catch {
    // Reading it as games will tell what is wrong.
    return false;
  }
}

/** Whether a file with a thing a line has no games: its first line decides. */
async function listsNoGames(path: Path): Promise<boolean> {
  for await (const { bytes } of lines(bytesOf(path))) {
    const first: unknown = JSON.parse(Buffer.from(bytes ?? []).toString());
    return (
      typeof first === 'object' && first !== null && !('format' in first) && !('steps' in first)
    );
  }
  return false;
}

/** How a report of conformance and the index of the suite begin. */
const NO_GAME = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"(${CONFORMANCE}|shedu-index/1)"`);

/** Whether a document is something else than a game, by its format, with which it begins. */
async function isNoGame(path: Path): Promise<boolean> {
  for await (const head of bytesOf(path)) return NO_GAME.test(Buffer.from(head).toString());
  return false;
}

const broken = (name: string, fault: string): GameSource => ({
  name,
  path: name,
  layout: 'open',
  size: 0,
  fault,
});

const passedOver = (name: string, skipped: SkipReason): GameSource => ({
  name,
  path: name,
  layout: 'open',
  size: 0,
  skipped,
});
