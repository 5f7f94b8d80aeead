import { isUtf8 } from 'node:buffer';
import { join, sep } from 'node:path';

/** Where a file lies; in bytes where its name is not UTF-8. */
export type Path = string | Buffer;

/** An entry of a directory. */
export function within(directory: Path, name: Buffer): Path {
  if (typeof directory === 'string' && isUtf8(name)) return join(directory, name.toString());
  return Buffer.concat([Buffer.from(directory), Buffer.from(sep), name]);
}

/** A path as text; bytes that are none are told by number. */
export function pathName(path: Path): string {
  if (typeof path === 'string') return path;
  if (isUtf8(path)) return path.toString();
  return path
    .toString('latin1')
    .replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EISDIR: 'it is a directory',
  ENOTDIR: 'part of the path is not a directory',
  ELOOP: 'the link leads back to itself',
  ENAMETOOLONG: 'the name is too long',
  Z_BUF_ERROR: 'what is packed in it breaks off',
  Z_DATA_ERROR: 'what is packed in it is damaged',
};

/** Why a file cannot be read, in words. */
export function faultOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return FAULTS[code] ?? message ?? String(error);
}
