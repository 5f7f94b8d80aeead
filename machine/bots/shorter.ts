import type { LeaderKey, PositionJson, RecordJson, StepJson } from '../record/format.ts';
import { observe } from '../record/position.ts';
import { Inconsistent } from '../record/problem.ts';
import { play } from './play.ts';
import { told } from './tell.ts';

/** The same game with other steps, those left out that are refused now; null if it cannot begin. */
function replayed(begun: RecordJson, steps: readonly StepJson[]): RecordJson | null {
  const rest = steps.map(({ action }) => action);
  let index = 0;
  try {
    return told(begun, () => rest[index++] ?? null);
  } catch (error) {
    if (error instanceof Inconsistent) return null;
    throw error;
  }
}

/** The last steps alone, from the position they were taken in. */
function* endings(whole: RecordJson): Generator<RecordJson> {
  const moments = [...play(whole)];
  for (let last = 1; last < moments.length; last *= 2) {
    const from = moments.at(-last);
    if (from === undefined) return;
    const {
      toAct: _toAct,
      bagLeft: _bagLeft,
      ...position
    } = observe(from.before.game, from.before.phase);
    yield { ...whole, position, steps: whole.steps.slice(-last) };
  }
}

/** Steps taken out: the half, a quarter, … down to single ones. */
function* fewer({ steps }: RecordJson): Generator<readonly StepJson[]> {
  for (let size = steps.length >> 1; size > 0; size >>= 1) {
    for (let end = steps.length; end > 0; end -= size)
      yield [...steps.slice(0, Math.max(0, end - size)), ...steps.slice(end)];
  }
}

const without = <T extends object>(whole: T, key: keyof T): T =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key)) as T;

/** The rows with less on them: a row emptied, or a space. */
function* barer(rows: readonly string[]): Generator<readonly string[]> {
  for (const [row, line] of rows.entries()) {
    if (/[^.]/.test(line)) yield rows.with(row, '.'.repeat(line.length));
  }
  for (const [row, line] of rows.entries()) {
    for (const { index } of line.matchAll(/[^.]/g))
      yield rows.with(row, `${line.slice(0, index)}.${line.slice(index + 1)}`);
  }
}

function* plainer(position: PositionJson): Generator<PositionJson> {
  for (const key of ['declined', 'scores', 'buildings', 'catastrophesLeft', 'bordered'] as const)
    if (position[key] !== undefined) yield without(position, key);
  for (const key of Object.keys(position.leaders ?? {}) as LeaderKey[])
    yield { ...position, leaders: without(position.leaders ?? {}, key) };
  if ((position.bag?.length ?? 0) > 12)
    yield { ...position, bag: position.bag?.slice(0, 12) ?? [] };
  for (const rows of barer(position.rows ?? [])) yield { ...position, rows };
}

/** Beginnings with less in them. */
function* simpler(whole: RecordJson): Generator<RecordJson> {
  const { options = {}, position } = whole;
  for (const [name, value] of Object.entries(options))
    if (value === true) yield { ...whole, options: { ...options, [name]: false } };
  if (whole.rulings !== undefined) yield without(whole, 'rulings');
  for (const next of plainer(position ?? {})) yield { ...whole, position: next };
}

/** Games in which less happens than in this one, the shortest ones first. */
export function* shorter(whole: RecordJson): Generator<RecordJson> {
  for (const last of endings(whole)) {
    const next = replayed(last, last.steps);
    if (next !== null) yield next;
  }
  for (const steps of fewer(whole)) {
    const next = replayed(whole, steps);
    if (next !== null && next.steps.length < whole.steps.length) yield next;
  }
  for (const begun of simpler(whole)) {
    const next = replayed(begun, whole.steps);
    if (next !== null) yield next;
  }
}
