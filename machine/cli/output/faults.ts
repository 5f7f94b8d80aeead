import { getSystemErrorMessage } from 'node:util';

const FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EBADF: 'it is not open for writing',
  EDQUOT: 'the quota is used up',
  EEXIST: 'it is not a directory',
  EFBIG: 'it would be larger than files may be here',
  EIO: 'the device does not take it',
  EISDIR: 'it is a directory',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such directory',
  ENOSPC: 'no space is left',
  ENOTDIR: 'part of the path is not a directory',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
};

/** Why something cannot be written, in words. */
export function outputFault(error: unknown): string {
  const { code = '', errno, message } = error as NodeJS.ErrnoException;
  return FAULTS[code] ?? (errno === undefined ? message : getSystemErrorMessage(errno));
}
