import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, plain } from './terminal.ts';

const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such directory',
  ENOTDIR: 'part of the path is not a directory',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left',
  ENAMETOOLONG: 'the name is too long',
};

/** Refuses a file that cannot be written, before any work is done for it. @throws Failure */
export function assertWritable(name: string): void {
  try {
    const found = statSync(name, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw new Failure(`cannot write ${plain(name)}: it is a directory`);
    if (found?.isFile() === false)
      throw new Failure(`cannot write ${plain(name)}: it is not a regular file`);
    if (found !== undefined) accessSync(name, constants.W_OK);
    // With the slash a file in the place of the directory is told as that.
    accessSync(`${dirname(name)}/`, constants.W_OK);
  } catch (error) {
    throw unwritable(name, error);
  }
}

/**
 * Writes a file in one go: under another name beside it, then renamed, so that nobody ever finds
 * half of it. @throws Failure
 */
export function replaceFile(name: string, content: string | Uint8Array): void {
  try {
    // A link stays one: what it leads to is replaced.
    const found = statSync(name, { throwIfNoEntry: false });
    const target = found === undefined ? name : realpathSync(name);
    const beside = join(dirname(target), `.shedu-${randomUUID()}`);
    const file = openSync(beside, 'wx', found && found.mode & 0o777);
    try {
      writeFileSync(file, content);
      closeSync(file);
      renameSync(beside, target);
    } catch (error) {
      rmSync(beside, { force: true });
      throw error;
    }
  } catch (error) {
    throw unwritable(name, error);
  }
}

function unwritable(name: string, error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new Failure(`cannot write ${plain(name)}: ${FAULTS[code] ?? plain(message)}`);
}
