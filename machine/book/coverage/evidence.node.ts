import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClauseId, clauseIds, clauses } from '../../../spec/clauses.ts';
import { exemptions } from '../../../spec/exemptions.ts';
import { wordings } from '../../../spec/history.ts';
import { proofreadings } from '../../../spec/proofread.ts';
import { reviewed } from '../../../spec/review.ts';
import { type SourceId, sourceIds } from '../../../spec/sources.ts';
import type { GameFile } from '../../record/format.ts';
import { readGame } from '../../record/read.ts';
import type { Evidence } from './coverage.ts';
import { showingOf } from './showing.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Folders of the suite whose files are games and not broken input. */
const FOLDERS = '{examples,games,illegal,legal,rulings}';

/** A quoted name with dots, as effects, refusals and states cite clauses. */
const CITED = /(['"])([a-z]+(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+)\1/g;

/** What the bundled rulebook, machine and suite have to show. */
export function bundledEvidence(): Evidence {
  return {
    clauses,
    citations: citedClauses(),
    showings: bundledFixtures().map(showingOf),
    exemptions,
    checksums: Object.fromEntries(clauseIds.map((id) => [id, checksum(id)])),
    reviewed,
    wordings,
    cited: Object.fromEntries(clauseIds.map((id) => [id, citedChecksums(id)])),
    proofreadings,
  };
}

let fixtures: readonly GameFile[] | null = null;

/**
 * The fixtures of the bundled suite, read once; whole games prove nothing in particular and are left
 * out. What is found out about them is kept with the list, which is therefore one and the same.
 */
export function bundledFixtures(): readonly GameFile[] {
  fixtures ??= readFixtures();
  return fixtures;
}

function readFixtures(): readonly GameFile[] {
  const names = globSync(`fixtures/${FOLDERS}/**/*.json`, { cwd: ROOT }).sort();
  return names.flatMap((name) => {
    const read = readGame(readFileSync(join(ROOT, name), 'utf8'));
    if ('problems' in read) throw new Error(`${name}: ${read.problems[0]?.message}`);
    return read.file.kind === 'fixture' ? read.file : [];
  });
}

/** Where the machine cites a name: the module, and the lines in it, from 1. */
export interface Cited {
  readonly module: string;
  readonly lines: readonly number[];
}

/** The names in dots that the sources of the rules and of the statechart cite, and where. */
export function citedNames(): ReadonlyMap<string, readonly Cited[]> {
  const found = new Map<string, Map<string, number[]>>();
  for (const name of globSync('machine/{rules,chart}/*.{ts,js}', { cwd: ROOT }).sort()) {
    if (name.endsWith('.d.ts')) continue;
    const path = name.replaceAll('\\', '/');
    readFileSync(join(ROOT, name), 'utf8')
      .split('\n')
      .forEach((line, i) => {
        for (const [, , id = ''] of line.matchAll(CITED)) {
          const places = found.get(id) ?? new Map<string, number[]>();
          found.set(id, places);
          places.set(path, [...(places.get(path) ?? []), i + 1]);
        }
      });
  }
  return new Map(
    [...found].map(([id, places]) => [
      id,
      [...places].map(([module, lines]) => ({ module, lines })),
    ]),
  );
}

/** A module as the reports call it: `rules/war`. */
const nameOf = (module: string): string => module.replace(/^machine.|\.[tj]s$/g, '');

function citedClauses(): ReadonlyMap<ClauseId, readonly string[]> {
  const names = citedNames();
  return new Map(
    clauseIds.flatMap((id) => {
      const modules = names.get(id);
      return modules === undefined
        ? []
        : [[id, modules.map(({ module }) => nameOf(module))] as const];
    }),
  );
}

/** How the SHA-256 of a text begins. */
export const checksumOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A clause's English statement, with those under each reading if any. */
function saidOf(id: ClauseId): string {
  const { statement, readings = {} } = clauses[id];
  const under = Object.values(readings).flatMap((texts) => Object.values(texts));
  return [statement, ...under].map(({ en }) => en).join('\n');
}

/** How the SHA-256 of what a clause says in English begins. */
export const checksum = (id: ClauseId): string => checksumOf(saidOf(id));

/** For each source that a clause cites lines of, the checksum of what a reader compares with them. */
export function citedChecksums(id: ClauseId): Readonly<Partial<Record<SourceId, string>>> {
  const { sources } = clauses[id];
  const found = sourceIds.flatMap((source): [SourceId, string][] => {
    const { says, lines } = sources[source];
    return lines === undefined ? [] : [[source, checksumOf(`${saidOf(id)} ${says} ${lines}`)]];
  });
  return Object.fromEntries(found);
}
