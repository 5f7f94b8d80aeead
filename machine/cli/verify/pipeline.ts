import type { Judging } from '../../record/house.ts';
import { type Checked, crashed } from '../input/finding.ts';
import type { Unit } from '../input/units.ts';
import { check } from './check.ts';
import { pack } from './pack.ts';
import { Pool } from './pool.ts';

/** A game and what came of it. */
export interface Answer {
  readonly unit: Pick<Unit, 'source' | 'number' | 'line' | 'size'>;
  readonly checked: Checked;
}

/** Up to this many bytes are verified here: starting threads would take longer. */
const SMALL = 4 * 1024 * 1024;
/** Bytes of games a thread is handed at once. */
const PACK = 512 * 1024;
/** Packs under way for each thread. */
const AHEAD = 2;

/**
 * Verifies games and gives the answers in the order of the input. What is under way is bounded,
 * so that memory does not grow with the input. `expected` bytes are known to come; at most `jobs`
 * threads work side by side, and with one it is this one.
 */
export async function* verified(
  units: AsyncIterable<Unit>,
  expected: number,
  judging: Judging | null,
  jobs: number,
): AsyncGenerator<Answer> {
  let seen = 0;
  let pool: Pool | null = null;
  let gathered: Unit[] = [];
  let size = 0;
  const underway: Promise<readonly Answer[]>[] = [];
  try {
    for await (const unit of units) {
      seen += work(unit);
      if (jobs === 1 || (expected <= SMALL && seen <= SMALL)) {
        yield answer(
          unit,
          contentOf(unit, (bytes) => check(bytes, judging)),
        );
        continue;
      }
      pool ??= new Pool(judging, jobs);
      gathered.push(unit);
      size += work(unit);
      if (size < PACK) continue;
      underway.push(send(pool, gathered));
      gathered = [];
      size = 0;
      if (underway.length > pool.size * AHEAD) yield* await (underway.shift() as Promise<Answer[]>);
    }
    if (pool !== null) underway.push(send(pool, gathered));
    for (const answers of underway) yield* await answers;
  } finally {
    await pool?.close();
  }
}

/** Bytes of a unit that are to be verified. */
const work = ({ content }: Unit): number => (content instanceof Uint8Array ? content.length : 0);

const answer = ({ content: _content, ...unit }: Unit, checked: Checked): Answer => ({
  unit,
  checked,
});

const contentOf = ({ content }: Unit, verify: (bytes: Uint8Array) => Checked): Checked =>
  content instanceof Uint8Array ? verify(content) : content;

async function send(pool: Pool, gathered: readonly Unit[]): Promise<readonly Answer[]> {
  const games = gathered.flatMap(({ content }) => (content instanceof Uint8Array ? content : []));
  const results = await pool.check(pack(games)).catch((error) => games.map(() => crashed(error)));
  let next = 0;
  return gathered.map((unit) =>
    answer(
      unit,
      contentOf(unit, () => results[next++] as Checked),
    ),
  );
}
