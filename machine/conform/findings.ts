import type { ClauseId } from '../../spec/clauses.ts';
import type { FixtureJson } from '../record/format.ts';
import type { Action } from '../rules/action.ts';
import { deciding } from './deciding.ts';
import type { Played } from './differential.ts';
import type { Failure } from './drive.ts';
import { foundFixture } from './found.ts';
import type { Parting } from './match.ts';
import type { Capabilities, EngineName } from './protocol.ts';
import { type Engines, isCostly, likeness, type Shrunk, shrink } from './shrink.ts';
import { piecesOn } from './units.ts';

/** A difference between an engine and the rules, with all games that came upon it. */
export interface Finding {
  readonly kind: Failure['kind'] | 'listed';
  /** What decides it by the rules. */
  readonly clauses: readonly ClauseId[];
  /** The seeds of the games, in order. */
  readonly seeds: readonly number[];
  /** As a case of the suite; null where it did not come again, or only what is listed is wrong. */
  readonly fixture: FixtureJson | null;
  readonly failure: Failure | null;
  /** The action that the engine lists or leaves out against the rules, where only that is wrong. */
  readonly listed?: { readonly action: Action; readonly legal: boolean };
  /** How many pieces stand on the board of the case. */
  readonly pieces: number;
  /** How often the engine was asked to make it small. */
  readonly tries: number;
}

/** So many of the games that part in the same way are made small; the smallest is shown. */
const SMALLEST_OF = 3;

type Parted = Extract<Played, { readonly came: 'parted' }>;

/** What is found in games, each difference once, made small and written as a case. */
export async function findings(
  engines: Engines,
  had: Capabilities,
  engine: EngineName,
  played: readonly Played[],
  mostTries: number,
): Promise<readonly Finding[]> {
  const found = new Map<string, Finding>();
  const add = (key: string, finding: Finding): void => {
    const known = found.get(key);
    found.set(key, known === undefined ? finding : together(known, finding));
  };
  for (const games of alike(played)) {
    const finding = await smallest(engines, had, engine, games, mostTries);
    add([finding.kind, ...[...finding.clauses].sort()].join(' '), finding);
  }
  for (const game of played) {
    if (game.came !== 'listed') continue;
    const { seed, action, legal } = game;
    const about = { clauses: [], seeds: [seed], fixture: null, failure: null, pieces: 0, tries: 0 };
    add(`listed ${action.do} ${legal}`, { kind: 'listed', listed: { action, legal }, ...about });
  }
  return named([...found.values()]);
}

/** Cases of the same game told apart: the second has -2 behind its name, and so on. */
function named(found: readonly Finding[]): readonly Finding[] {
  const taken = new Map<string, number>();
  return found.map((finding) => {
    const { fixture } = finding;
    if (fixture === null) return finding;
    const times = (taken.get(fixture.id) ?? 0) + 1;
    taken.set(fixture.id, times);
    return times === 1
      ? finding
      : { ...finding, fixture: { ...fixture, id: `${fixture.id}-${times}` } };
  });
}

/** Games by how they part, in the order in which each way came up first. */
function alike(played: readonly Played[]): readonly (readonly Parted[])[] {
  const groups = new Map<string, Parted[]>();
  for (const game of played) {
    if (game.came !== 'parted') continue;
    const { file, failure } = game.parting;
    // What breaks an engine down is no question of a clause.
    const clauses = isCostly(failure) ? [] : decidingClauses(game.parting);
    const key = [likeness(file, failure), ...clauses].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups.values()];
}

const decidingClauses = ({ file, failure }: Parting): readonly ClauseId[] =>
  file.steps.length === 0 ? [] : [...deciding(file, failure).clauses].sort();

async function smallest(
  engines: Engines,
  had: Capabilities,
  engine: EngineName,
  games: readonly Parted[],
  mostTries: number,
): Promise<Finding> {
  const [first] = games as readonly [Parted];
  const { failure } = first.parting;
  const seeds = [...new Set(games.map(({ seed }) => seed))];
  let tries = 0;
  let best: { readonly shrunk: Shrunk; readonly seed: number } | null = null;
  for (const { seed, parting } of games.slice(0, isCostly(failure) ? 1 : SMALLEST_OF)) {
    const shrunk = await shrink(engines, had, parting, mostTries);
    tries += shrunk?.tries ?? 0;
    if (shrunk === null) continue;
    if (best === null || sizeOf(shrunk) < sizeOf(best.shrunk)) best = { shrunk, seed };
  }
  const about = { kind: failure.kind, seeds, tries };
  if (best === null || best.shrunk.file.steps.length === 0)
    return { ...about, clauses: decidingClauses(first.parting), fixture: null, failure, pieces: 0 };
  const { shrunk, seed } = best;
  const fixture = foundFixture(shrunk, engine, seed);
  const { clauses } = fixture;
  return { ...about, clauses, fixture, failure: shrunk.failure, pieces: piecesOn(shrunk.file) };
}

/** Steps count most, then pieces. */
const sizeOf = ({ file }: Shrunk): number => file.steps.length * 1000 + piecesOn(file);

/** Two that turn out to be the same: the smaller one, with the games of both. */
function together(one: Finding, other: Finding): Finding {
  const better = other.fixture !== null && (one.fixture === null || other.pieces < one.pieces);
  return {
    ...(better ? other : one),
    seeds: [...new Set([...one.seeds, ...other.seeds])].sort((a, b) => a - b),
    tries: one.tries + other.tries,
  };
}
