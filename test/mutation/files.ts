import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toGameFile } from '../../machine/record/file.ts';
import type { FixtureJson, GameFile, RecordJson } from '../../machine/record/format.ts';
import { ROOT, sound } from '../fixtures/suite.ts';

export interface Fixture {
  readonly id: string;
  readonly file: GameFile;
}

/** Reads a fixture without a look at its schema: other tests see to that. */
function read(path: string): Fixture {
  const json = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as FixtureJson | RecordJson;
  return { id: path.replace(/\.json$/, '').replaceAll(/[/\\]/g, '.'), file: toGameFile(json) };
}

const isGame = (path: string): boolean => path.startsWith('games');

/**
 * Every fixture and game, by chapter: `legal/war` and `illegal/war` are of chapter `war`. Small
 * positions come first, for the sooner a mutant is killed the better.
 */
export function chapters(): ReadonlyMap<string, readonly Fixture[]> {
  const found = new Map<string, Fixture[]>();
  const paths = sound.toSorted((a, b) => Number(isGame(a)) - Number(isGame(b)) || (a < b ? -1 : 1));
  for (const path of paths) {
    const fixture = read(path);
    const [kind = '', chapter = ''] = fixture.id.split('.');
    const name = kind === 'legal' || kind === 'illegal' ? chapter : kind;
    found.set(name, [...(found.get(name) ?? []), fixture]);
  }
  return found;
}
