import { type ClauseId, chapters } from '../../spec/clauses.ts';
import { chapterOf } from '../../spec/ids.ts';
import type { GameFile } from '../record/format.ts';
import { isIn, type Shard } from '../record/shard.ts';

/** A case of a suite: a fixture or a game under the id that it is told by. */
export interface Case {
  readonly id: string;
  readonly file: GameFile;
}

/** The clauses that a case is about; a whole game is about none in particular. */
export const aboutOf = ({ file }: Case): readonly ClauseId[] => file.clauses ?? [];

/** Whether a term begins the id of a case, or is a clause that it is about, or a group of clauses. */
const meets = (one: Case, term: string): boolean =>
  one.id.startsWith(term) || aboutOf(one).some((id) => `${id}.`.startsWith(`${term}.`));

/** The cases that terms name, and the terms that name none. */
export function named(
  cases: readonly Case[],
  terms: readonly string[],
): { readonly chosen: readonly Case[]; readonly idle: readonly string[] } {
  return {
    chosen: cases.filter((one) => terms.some((term) => meets(one, term))),
    idle: terms.filter((term) => !cases.some((one) => meets(one, term))),
  };
}

const refuses = ({ file }: Case): boolean =>
  file.steps.some(({ violations }) => violations !== undefined);

/**
 * A small choice that an engine can be asked about: for each chapter the first case in which
 * everything is legal and the first in which something is refused, unless one chosen for an earlier
 * chapter tells of it too.
 */
export function smoke(cases: readonly Case[], supported: (one: Case) => boolean): readonly Case[] {
  const chosen = new Set<Case>();
  for (const { chapter } of chapters) {
    for (const refusing of [false, true]) {
      const fits = (one: Case): boolean =>
        refuses(one) === refusing && aboutOf(one).some((id) => chapterOf(id) === chapter);
      if ([...chosen].some(fits)) continue;
      const first = cases.find((one) => fits(one) && supported(one));
      if (first !== undefined) chosen.add(first);
    }
  }
  return cases.filter((one) => chosen.has(one));
}

/** Every so manyth case: each case is in just one of the shards. */
export const shardOf = (cases: readonly Case[], shard: Shard): readonly Case[] =>
  cases.filter((_, i) => isIn(shard, i));

/** Nearly the golden section: neighbours in the order of ids end up far apart. */
const STRIDE = 0.618;

/**
 * The same cases in an order that mixes chapters: the first tell of all of them, and what an engine
 * cannot do at all does not look like an engine that can do nothing.
 */
export function mixed(cases: readonly Case[]): readonly Case[] {
  const { length } = cases;
  let stride = Math.max(1, Math.round(length * STRIDE));
  while (divisor(stride, length) > 1) stride++;
  return cases.map((_, i) => cases[(i * stride) % length] as Case);
}

const divisor = (one: number, other: number): number =>
  other === 0 ? one : divisor(other, one % other);
