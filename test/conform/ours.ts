import type { CommandWords } from '../../machine/cli/conform/crew.ts';
import { Lane } from '../../machine/cli/conform/lane.ts';
import { allowedBy } from '../../machine/conform/allowed.ts';
import { playGame } from '../../machine/conform/differential.ts';
import type { Parting } from '../../machine/conform/match.ts';
import type { Answers, Capabilities } from '../../machine/conform/protocol.ts';

/** What starts the adapter of our own engine. */
export const OURS: CommandWords = [process.execPath, 'fixtures/adapters/shedu.ts'];

const LIMITS = { start: 60_000, answer: 30_000 };

/** Asks an engine for as long as the work takes. */
export async function asking<T>(
  command: CommandWords,
  work: (lane: Lane, greeting: Answers['hello']) => Promise<T>,
): Promise<T> {
  const lane = new Lane(command, LIMITS);
  try {
    return await work(lane, await lane.greet());
  } finally {
    lane.close();
  }
}

/** The games that part from the rules among those of some seeds. */
export async function* partings(
  lane: Lane,
  had: Capabilities,
  seeds: Iterable<number>,
): AsyncGenerator<{ readonly seed: number; readonly parting: Parting }> {
  const allowed = allowedBy(had);
  if (allowed === null) throw new Error('no game can be played');
  for (const seed of seeds) {
    const game = await playGame(await lane.usable(), had, seed, { allowed, length: 40 });
    for (const played of game)
      if (played.came === 'parted') yield { seed, parting: played.parting };
  }
}

/** Numbers from one to another. */
export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
