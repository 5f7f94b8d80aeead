import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { writePosition } from '../../machine/record/position.ts';
import { type Frame, frames } from '../../machine/record/replay.ts';
import type { WholeGame } from './games.ts';
import { counted, type Section } from './report.ts';

/** Copies of every game, so that what else changes in the heap weighs little. */
const TIMES = 5;

/** Bytes of the heap for each position, once all are there that are kept. */
function each(games: readonly WholeGame[], held: () => number): number {
  const kept: Frame[] = [];
  const before = held();
  for (let i = 0; i < TIMES; i++) for (const { file } of games) kept.push(...frames(file));
  return (held() - before) / kept.length;
}

/** What each position of a replay takes that somebody keeps with what led to it. */
export function memory(games: readonly WholeGame[], rounds: number): Section {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = (): number => {
    collect();
    collect();
    return process.memoryUsage().heapUsed;
  };
  const taken = Array.from({ length: rounds }, () => each(games, held));
  const positions = games.flatMap(({ file }) => [...frames(file)]);
  const text = positions.reduce(
    (sum, { game, phase }) => sum + JSON.stringify(writePosition(game, phase)).length,
    0,
  );
  const written = text / positions.length;
  return {
    title: 'Memory of a replay that is kept',
    figures: [
      counted('position kept', 'bytes', taken),
      counted(
        'position kept ÷ its JSON',
        '×',
        taken.map((bytes) => bytes / written),
      ),
    ],
    notes: [
      `${positions.length} positions of the bundled games with step and effects; each shares with the one before what did not change;`,
      `  written out as JSON a position has ${Math.round(written)} characters on average`,
    ],
  };
}
