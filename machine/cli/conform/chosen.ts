import { distance } from 'fastest-levenshtein';
import { chapters, clauseIds } from '../../../spec/clauses.ts';
import { type Case, named, shardOf, smoke } from '../../conform/choice.ts';
import { isSupported } from '../../conform/drive.ts';
import type { Capabilities } from '../../conform/protocol.ts';
import type { Selection } from '../../conform/report.ts';
import { shardName } from '../../record/shard.ts';
import { Failure, foreign } from '../output/terminal.ts';
import type { ConformOptions } from './options.ts';

type Choosing = Pick<ConformOptions, 'only' | 'smoke' | 'shard'>;

/** Which cases options choose, for the report. */
export const selectionOf = ({ only, smoke: small, shard }: Choosing): Selection => ({
  ...(only === undefined ? {} : { only }),
  ...(small === undefined ? {} : { smoke: small }),
  ...(shard === undefined ? {} : { shard: shardName(shard) }),
});

/** The cases that `--only` names. @throws Failure when it names what there is not */
export function namedIn(all: readonly Case[], { only }: Choosing): readonly Case[] {
  if (only === undefined) return all;
  const { chosen, idle } = named(all, only);
  if (idle[0] !== undefined) throw new Failure(noSuch(idle[0], all));
  return chosen;
}

/** Of the cases that were named, those that an engine is to be asked about. */
export function chosenFrom(
  cases: readonly Case[],
  { smoke: small, shard }: Choosing,
  had: Capabilities,
): readonly Case[] {
  const few = small ? smoke(cases, ({ file }) => isSupported(had, file)) : cases;
  return shard === undefined ? few : shardOf(few, shard);
}

/** How many names are suggested at most. */
const MOST = 3;

function noSuch(term: string, all: readonly Case[]): string {
  const names = [...all.map(({ id }) => id), ...clauseIds, ...chapters.map((one) => one.chapter)];
  const like = names
    .map((name) => ({ name, far: distance(term, name) }))
    .filter(({ name, far }) => far * 3 <= name.length)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST)
    .map(({ name }) => foreign(name));
  const hint = like.length === 0 ? '' : ` (did you mean ${like.join(', ')}?)`;
  return `no case is called, or is about, ${foreign(term)}${hint}`;
}
