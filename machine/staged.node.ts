import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';

const ENDINGS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Has a folder made aside and puts it in the place of what is there once it is complete; until then,
 * and if it never is, nothing changes there.
 */
export async function staged(
  target: string,
  make: (folder: string) => void | Promise<void>,
): Promise<void> {
  const aside = await mkdtemp(join(dirname(target), '.staging-'));
  const clear = (): void => rmSync(aside, { recursive: true, force: true });
  const end = (signal: (typeof ENDINGS)[number]): void => {
    clear();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of ENDINGS) process.on(signal, end);
  try {
    const folder = join(aside, basename(target));
    await mkdir(folder);
    await make(folder);
    await rename(target, join(aside, 'before')).catch(unlessMissing);
    await rename(folder, target);
  } finally {
    clear();
    for (const signal of ENDINGS) process.off(signal, end);
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
