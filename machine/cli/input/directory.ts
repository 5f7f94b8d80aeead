import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { isExpectation, namesGames } from './gamenames.ts';
import { faultOf, type Path, pathName, within } from './paths.ts';

/** A file below a directory whose name is that of games or of an expectation. */
export interface Found {
  readonly path: Path;
  readonly name: string;
  /** Why it cannot be read. */
  readonly fault?: string;
}

/** Why a file that could hold games is passed over. */
export type SkipReason = 'no-game' | 'special' | 'dead-link';

/** What a directory holds, in the order of names. */
export interface Holding {
  readonly games: readonly Found[];
  readonly expectations: readonly Found[];
  /** What is passed over, though games could be in it. */
  readonly skipped: readonly (Pick<Found, 'name'> & { readonly reason: SkipReason })[];
}

/** The key of a path that is free of links. */
const real = (path: Path): string => realpathSync.native(path, 'buffer').toString('latin1');

/**
 * Looks through a directory and all below it. Links are followed, to files and to directories, and
 * what they lead to is found once, under the name that has no link in it if there is one.
 */
export function lookThrough(root: string): Holding {
  const games: Found[] = [];
  const linked: Found[] = [];
  const expectations: Found[] = [];
  const skipped: Holding['skipped'][number][] = [];
  const directories: Path[] = [root];
  const linkedDirectories: Path[] = [];
  const seen = new Set<string>();

  const take = (path: Path, to: Found[]): void => {
    const name = pathName(path);
    if (isExpectation(name)) expectations.push({ path, name });
    else if (namesGames(name)) to.push({ path, name });
  };
  const skip = (path: Path, reason: SkipReason): void => {
    skipped.push({ name: pathName(path), reason });
  };
  const follow = (path: Path): void => {
    const name = pathName(path);
    try {
      const found = statSync(path);
      if (found.isDirectory()) linkedDirectories.push(path);
      else if (found.isFile()) take(path, linked);
      else if (namesGames(name)) skip(path, 'special');
    } catch (error) {
      if (namesGames(name)) games.push({ path, name, fault: linkFaultOf(error) });
      else skip(path, 'dead-link');
    }
  };
  const look = (path: Path, entry: Dirent<Buffer>): void => {
    if (entry.isSymbolicLink()) follow(path);
    else if (entry.isDirectory()) directories.push(path);
    else if (entry.isFile()) take(path, games);
    else if (namesGames(pathName(path))) skip(path, 'special');
  };

  for (;;) {
    const directory = directories.pop() ?? linkedDirectories.shift();
    if (directory === undefined) break;
    try {
      const key = real(directory);
      if (seen.has(key)) continue;
      seen.add(key);
      const entries = readdirSync(directory, { encoding: 'buffer', withFileTypes: true });
      for (const entry of entries) look(within(directory, entry.name), entry);
    } catch (error) {
      games.push({ path: directory, name: pathName(directory), fault: faultOf(error) });
    }
  }
  return {
    games: [...games, ...others(games, linked)].sort(byName),
    expectations: expectations.sort(byName),
    skipped: skipped.sort(byName),
  };
}

/** The linked files that are none of the others, nor one another. */
function others(games: readonly Found[], linked: readonly Found[]): readonly Found[] {
  if (linked.length === 0) return [];
  const seen = new Set(
    games.filter(({ fault }) => fault === undefined).map(({ path }) => real(path)),
  );
  return [...linked].sort(byName).filter(({ path }) => {
    const key = real(path);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : 0;

function linkFaultOf(error: unknown): string {
  const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  return missing ? 'the link leads nowhere' : faultOf(error);
}
