import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { outputFault } from './faults.ts';
import { beforeSignal } from './signals.ts';
import { Failure, plain } from './terminal.ts';

/** A file to be written. */
export interface NewFile {
  readonly name: string;
  /** What comes bit by bit is written as it comes. */
  readonly content: string | Uint8Array | AsyncIterable<string>;
}

/** Refuses a file that cannot be written, before any work is done for it. @throws Failure */
export function assertWritable(name: string): void {
  try {
    assertReplaceable(name);
    // Some directories grant everything and take nothing: only a file made there tells.
    const trial = besideOf(targetOf(name));
    writeFileSync(trial, '', { flag: 'wx' });
    rmSync(trial);
  } catch (error) {
    throw unwritable(name, error);
  }
}

/**
 * Writes files in one go: under other names beside them, then renamed, so that nobody ever finds
 * half of one, or some of them beside others from before. @throws Failure
 */
export async function replaceFiles(files: readonly NewFile[]): Promise<void> {
  const besides: string[] = [];
  const clear = (): void => {
    for (const beside of besides) rmSync(beside, { force: true });
  };
  const settled = beforeSignal(clear);
  let current = '';
  try {
    for (const { name, content } of files) {
      current = name;
      const mode = assertReplaceable(name);
      const beside = besideOf(targetOf(name));
      besides.push(beside);
      await writeFile(beside, content, { flag: 'wx', mode });
    }
    files.forEach(({ name }, i) => {
      current = name;
      renameSync(besides[i] as string, targetOf(name));
    });
  } catch (error) {
    clear();
    throw unwritable(current, error);
  } finally {
    settled();
  }
}

/**
 * Makes a folder, and those around it that are missing, for what is to be written there. Those that
 * were made are gone again if the work fails. @throws Failure
 */
export async function inFolder<T>(name: string, work: () => Promise<T>): Promise<T> {
  const made: string[] = [];
  const remove = (): void => {
    for (const folder of made.toReversed()) removeEmpty(folder);
  };
  const settled = beforeSignal(remove);
  try {
    makeFolder(name, made);
    return await work();
  } catch (error) {
    remove();
    throw error;
  } finally {
    settled();
  }
}

/**
 * Folder by folder: what Node makes in one go it tries for ever where the file system takes none,
 * as below /proc.
 */
function makeFolder(name: string, made: string[]): void {
  const parent = dirname(name);
  try {
    if (statSync(name, { throwIfNoEntry: false })?.isDirectory()) return;
    if (parent !== name && !existsSync(parent)) makeFolder(parent, made);
    mkdirSync(name);
    made.push(name);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`cannot make the folder ${plain(name)}: ${whyNot(name, error)}`);
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Somebody has put something into it, or has taken it away.
  }
}

/** Refuses what no file may take the place of; tells the mode of the file that is there. */
function assertReplaceable(name: string): number | undefined {
  const found = statSync(name, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (found.isDirectory()) throw new Failure(`cannot write ${plain(name)}: it is a directory`);
  if (!found.isFile()) throw new Failure(`cannot write ${plain(name)}: it is not a regular file`);
  accessSync(name, constants.W_OK);
  return found.mode & 0o777;
}

/** A link stays one: what it leads to is replaced. */
const targetOf = (name: string): string => (existsSync(name) ? realpathSync(name) : name);

const besideOf = (target: string): string => join(dirname(target), `.shedu-${randomUUID()}`);

function unwritable(name: string, error: unknown): unknown {
  // What fails while it is being made has not failed for the file.
  if (error instanceof Failure || !Object.hasOwn(Object(error), 'code')) return error;
  return new Failure(`cannot write ${plain(name)}: ${whyNot(name, error)}`);
}

/** A directory that is there, and yet it is said that there is none, takes no files. */
function whyNot(name: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && existsSync(dirname(name))
    ? 'nothing can be made in that directory'
    : outputFault(error);
}
