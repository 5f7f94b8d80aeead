import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
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
    accessSync(dirname(name), constants.W_OK);
  } catch (error) {
    throw unwritable(name, error);
  }
}

/**
 * Writes a file in one go: under another name beside it, then renamed, so that nobody ever finds
 * half of it. @throws Failure
 */
export function replaceFile(name: string, content: string | Uint8Array): void {
  let beside: string | null = null;
  try {
    // A link stays one: what it leads to is replaced.
    const found = statSync(name, { throwIfNoEntry: false });
    const target = found === undefined ? name : realpathSync(name);
    beside = join(dirname(target), `.shedu-${randomUUID()}`);
    writeFileSync(beside, content, { flag: 'wx', ...(found && { mode: found.mode & 0o777 }) });
    renameSync(beside, target);
  } catch (error) {
    if (beside !== null) rmSync(beside, { force: true });
    throw unwritable(name, error);
  }
}

function unwritable(name: string, error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new Failure(`cannot write ${plain(name)}: ${FAULTS[code] ?? plain(message)}`);
}
