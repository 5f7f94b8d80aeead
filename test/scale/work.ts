import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What is done again and again, on one core and by engines. */
export interface Work {
  /** Holds `games.jsonl`, and what a run makes. */
  readonly dir: string;
  readonly shards: number;
  /** About how long a shard takes, in seconds. */
  readonly shardTakes: number;
}

/** What a program came to. */
export interface Ended {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

const ROOT = join(import.meta.dirname, '../..');

/** Variables by which programs find `shedu` in a folder of work. */
export const envIn = (dir: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(dir, 'bin')}:${process.env.PATH}`,
  ...more,
});

/** Puts a program of a few lines where `envIn` finds it. */
export function program(dir: string, name: string, lines: readonly string[]): void {
  const path = join(dir, 'bin', name);
  mkdirSync(join(dir, 'bin'), { recursive: true });
  writeFileSync(path, `${['#!/bin/sh', ...lines].join('\n')}\n`);
  chmodSync(path, 0o755);
}

/** Makes `shedu` a program of the folder, which notes each worker before it becomes one. */
export function equip(dir: string): void {
  const cli = join(ROOT, 'machine/cli/bin.js');
  program(dir, 'shedu', [
    `echo "$$ $*" >> '${join(dir, 'workers')}'`,
    `exec '${process.execPath}' '${cli}' "$@"`,
  ]);
}

/** Takes away what the run before has made. */
export function clear({ dir }: Work): void {
  rmSync(join(dir, 'sums'), { recursive: true, force: true });
  rmSync(join(dir, 'workers'), { force: true });
  mkdirSync(join(dir, 'sums'));
}

/** Starts a program in a folder of work. */
export function start(
  dir: string,
  [name, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = envIn(dir),
): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(name, args, { cwd: dir, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exit) => resolve({ exit, out, err }));
  });
  return { child, ended };
}

/** Runs a program to its end. */
export const run = (
  dir: string,
  words: readonly [string, ...string[]],
  env?: NodeJS.ProcessEnv,
): Promise<Ended> => start(dir, words, env).ended;

/** Runs a program that has to end well. @throws Error with what it said */
export async function must(
  dir: string,
  words: readonly [string, ...string[]],
  env?: NodeJS.ProcessEnv,
): Promise<string> {
  const { exit, out, err } = await run(dir, words, env);
  if (exit !== 0) throw new Error(`${words.join(' ')} ended with ${exit}\n${out}${err}`);
  return out;
}

/** Waits until something is so. @throws Error when it takes too long */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, seconds = 60) {
  const end = Date.now() + seconds * 1_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain: ${what}`);
    await wait(50);
  }
}

/** The process that works on a shard; null before there is one. */
function workerOn({ dir, shards }: Work, shard: number): number | null {
  const file = join(dir, 'workers');
  if (!existsSync(file)) return null;
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((one) => one.includes(` --shard ${shard}/${shards} `));
  return line === undefined ? null : Number.parseInt(line, 10);
}

const sumOf = ({ dir }: Work, shard: number): string => join(dir, 'sums', `${shard}.json`);

/** The shard whose worker is killed: one that neither begins nor ends a run. */
export const victimOf = ({ shards }: Work): number => Math.ceil(shards / 2);

/** Kills the worker on a shard in the middle of its work. @throws Error when it is done before */
export async function killWorker(work: Work): Promise<void> {
  const shard = victimOf(work);
  const patience = 60 + work.shards * work.shardTakes * 5;
  await until(`a worker on shard ${shard}`, () => workerOn(work, shard) !== null, patience);
  await wait(work.shardTakes * 500);
  process.kill(workerOn(work, shard) as number, 'SIGKILL');
  await wait(200);
  if (existsSync(sumOf(work, shard))) throw new Error('the worker was done before it was killed');
}

/** Adds the shards up; what comes of it, as a line of JSON. */
export async function merged({ dir, shards }: Work): Promise<Ended> {
  const sums = Array.from({ length: shards }, (_, i) => `sums/${i + 1}.json`);
  return run(dir, [
    'shedu',
    'merge',
    '--format',
    'json',
    ...sums.filter((sum) => existsSync(join(dir, sum))),
  ]);
}

/** Makes sure that what a dead worker leaves is no sum of the whole. @throws Error when it is taken for one */
export async function assertMissing(work: Work): Promise<void> {
  const { exit, err } = await merged(work);
  const told = `1 of ${work.shards} shards is missing: ${victimOf(work)}/${work.shards}`;
  if (exit !== 2 || !err.includes(told))
    throw new Error(`shedu merge ended with ${exit}, not with 2 and "${told}"\n${err}`);
}
