import { observe } from '../../machine/record/position.ts';
import { readGame } from '../../machine/record/read.ts';
import { frames } from '../../machine/record/replay.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import type { WholeGame } from './games.ts';

/** The games as JSON Lines in which every step tells the whole position after it. */
export function observedLines(games: readonly WholeGame[]): string {
  return games
    .map(({ text, file }) => {
      const record = JSON.parse(text) as { steps: object[] };
      const after = [...frames(file)].slice(1).map(({ game, phase }) => observe(game, phase));
      const steps = record.steps.map((step, i) => ({ ...step, after: after[i] }));
      return JSON.stringify({ ...record, steps });
    })
    .join('\n');
}

/** Reads and verifies one document. @throws Error when it is not in order. */
export function verifyText(text: string): void {
  const read = readGame(text);
  const problems = 'problems' in read ? read.problems : verifyFile(read.file).problems;
  if (problems.length > 0) throw new Error(`${problems[0]?.path}: ${problems[0]?.message}`);
}

/** Verifies documents; how many there were. */
export function verifyAll(texts: readonly string[]): number {
  for (const text of texts) verifyText(text);
  return texts.length;
}

/** Verifies JSON Lines; how many lines there were. */
export const verifyLines = (text: string): number => verifyAll(text.split('\n'));
