import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { tell } from '../../machine/book/telling/telling.ts';
import { inquiryLines } from '../../machine/cli/explain/inquiry.ts';
import { inquire } from '../../machine/inquiry/inquire.ts';
import { importText } from '../../machine/notation/bga/import.ts';
import { writeGame } from '../../machine/notation/game/write.ts';
import type { GameFile } from '../../machine/record/format.ts';
import { canonicalJson } from '../../machine/record/layout.ts';
import { readGame } from '../../machine/record/read.ts';
import { recordOf } from '../../machine/record/record.ts';
import { type Frame, frames } from '../../machine/record/replay.ts';
import type { Action } from '../../machine/rules/action.ts';
import type { WholeGame } from './games.ts';

/** An action to be explained in a position. */
export interface AskedAction {
  readonly before: Frame;
  readonly action: Action;
}

/** As many as a task asks, evenly out of all games; each is asked twice. */
const ASKED = 20;

/** What was done where an action is chosen, and the same again where it was just done. */
export function askedIn(games: readonly WholeGame[]): readonly AskedAction[] {
  const all = games.flatMap(({ file }) => {
    const played = [...frames(file)];
    return played.flatMap((before, i): readonly (readonly AskedAction[])[] => {
      const after = played[i + 1];
      if (before.phase !== 'turn.action' || after?.phase !== 'turn.action') return [];
      const { action } = after.step!;
      return [
        [
          { before, action },
          { before: after, action },
        ],
      ];
    });
  });
  const every = Math.ceil(all.length / ASKED);
  return all.filter((_, i) => i % every === 0).flat();
}

/** Explains each as the command does; how many there were. */
export function explainAll(asked: readonly AskedAction[]): number {
  for (const { before, action } of asked) {
    const { verdict, whyNot, whatThen, parts } = inquire(before, action);
    const told = { verdict, whyNot, whatThen, parts, toldThrough: false };
    inquiryLines(told, { language: 'en', seats: [] });
  }
  return asked.length;
}

/** A log of a server's table, and how many steps there are in it. */
export interface Logged {
  readonly text: string;
  readonly steps: number;
}

const LOGS = join(import.meta.dirname, '../notation/logs');

/** The logs that tests convert. */
export const logged = (): readonly Logged[] =>
  globSync('*.log.json.gz', { cwd: LOGS })
    .sort()
    .map((name) => {
      const text = gunzipSync(readFileSync(join(LOGS, name))).toString();
      return { text, steps: importText(text)!.file.steps.length };
    });

/** Converts logs to records; how many steps there were. */
export function convertLogs(logs: readonly Logged[]): number {
  let steps = 0;
  for (const { text } of logs) {
    const { file } = importText(text)!;
    canonicalJson(recordOf({ ...file, title: file.title ?? '' }));
    steps += file.steps.length;
  }
  return steps;
}

/** Converts records to the notation; how many steps there were. @throws Error when one is not read */
export function convertRecords(texts: readonly string[]): number {
  let steps = 0;
  for (const text of texts) {
    const read = readGame(text);
    if ('problems' in read) throw new Error(read.problems[0]?.message);
    writeGame(recordOf({ ...read.file, title: read.file.title ?? '' }));
    steps += read.file.steps.length;
  }
  return steps;
}

/** Tells games as the viewer shows them; how many steps there were. */
export function tellAll(files: readonly GameFile[]): number {
  let steps = 0;
  for (const file of files) {
    tell(file, 'en');
    steps += file.steps.length;
  }
  return steps;
}
