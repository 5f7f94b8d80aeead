import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import meta from '../../package.json' with { type: 'json' };

export const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const execute = promisify(execFile);

/** Without what npm tells the scripts it runs, which would lead another npm back to the checkout. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
);

/** Runs a program to its end and answers what it printed; if it fails, that is the error. */
export async function run(cwd: string, program: string, ...args: string[]): Promise<string> {
  return (await ran(cwd, program, ...args)).stdout;
}

async function ran(cwd: string, program: string, ...args: string[]) {
  const options = { cwd, env, maxBuffer: 1 << 26 };
  return execute(program, args, options).catch((error) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
}

/** A package as a file, and all that was said when it was made. */
export interface Packed {
  readonly tarball: string;
  readonly told: string;
}

/** Packs the checkout as npm would publish it, built from its sources. */
export async function pack(folder: string): Promise<Packed> {
  const { stdout, stderr } = await ran(CHECKOUT, 'npm', 'pack', '--pack-destination', folder);
  return { tarball: join(folder, `${meta.name}-${meta.version}.tgz`), told: stdout + stderr };
}

/**
 * Installs a packed file in an empty folder. No registry is asked: what the package needs is there
 * before it, as the checkout has it.
 */
export async function install(tarball: string, folder: string): Promise<void> {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const needed = await run(CHECKOUT, 'npm', 'ls', '--omit=dev', '--all', '--parseable');
  for (const path of needed.trim().split('\n').slice(1)) {
    cpSync(path, join(folder, relative(CHECKOUT, path)), { recursive: true });
  }
  await run(folder, 'npm', 'install', '--offline', '--ignore-scripts', tarball);
}

/** Runs a program of the checkout's development packages. */
export const tool = (cwd: string, name: string, ...args: string[]): Promise<string> =>
  run(cwd, join(CHECKOUT, 'node_modules/.bin', name), ...args);
