import { type Allowed, EVERYTHING } from '../bots/beginnings.ts';
import { readingsOf } from './lacking.ts';
import type { Capabilities } from './protocol.ts';

/** What games may begin with on an engine, by what it declares; null where nothing is left. */
export function allowedBy(had: Capabilities): Allowed | null {
  const boards = EVERYTHING.boards.filter((board) =>
    board === 'free'
      ? had.positions && (had.boards.includes('free') || had.boards.includes('padded'))
      : had.boards.includes(board),
  );
  const readings: Allowed['readings'] = (id, edition) => {
    const all = EVERYTHING.readings(id, edition);
    const its = all.filter((one) => readingsOf(had, id).includes(one));
    // Where it has none of them, no game of the switch can be asked about, and lacking says so.
    return its.length === 0 ? all : its;
  };
  const players = EVERYTHING.players.filter((count) => had.players.includes(count));
  if (boards.length === 0 || players.length === 0) return null;
  if (had.phases?.includes('turn.action') === false) return null;
  const { editions, modules, positions } = had;
  return { editions, boards, modules, players, readings, positions };
}
