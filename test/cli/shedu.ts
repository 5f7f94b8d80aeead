import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { inject } from 'vitest';

/** What a run of the command line came to. */
export interface Run {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

interface Given {
  readonly input?: string | Iterable<string | Uint8Array>;
  /** Flags for Node itself. */
  readonly node?: readonly string[];
  readonly cwd?: string;
  /** Variables besides those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** A file that takes standard output, instead of the answer. */
  readonly stdout?: number;
  /** Who runs it: file permissions mean nothing to a privileged user. */
  readonly uid?: number | undefined;
}

/** The command line, bundled. */
export const ENTRY = inject('shedu');

/** As the command itself has it, what was compiled once is taken from a cache. */
const CACHED = { NODE_COMPILE_CACHE: join(ENTRY, '../compiled') };

/** Runs `shedu` with arguments and standard input. */
export function shedu(
  args: readonly string[],
  { input = '', node = [], cwd, env = {}, stdout, uid }: Given = {},
): Promise<Run> {
  const child = spawn(process.execPath, [...node, ENTRY, ...args], {
    cwd,
    env: { ...process.env, ...CACHED, ...env },
    ...(uid === undefined ? {} : { uid }),
    stdio: ['pipe', stdout ?? 'pipe', 'pipe'],
  }) as ChildProcessByStdio<Writable, Readable | null, Readable>;
  let out = '';
  let err = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdin.on('error', () => {});
  Readable.from(typeof input === 'string' ? [input] : input, { objectMode: false }).pipe(
    child.stdin,
  );
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ exit: code ?? -1, out, err }));
  });
}

const BLACKS = ['black', 'black', 'black', 'black', 'black', 'black'] as const;
const REDS = ['red', 'red', 'red', 'red', 'red', 'red'] as const;

/** A short game as a record; `rest` replaces parts of it. */
export const game = (id: string, rest: Readonly<Record<string, unknown>> = {}) => ({
  format: 'shedu-record/1',
  id,
  title: `Game ${id}`,
  edition: '2015',
  seats: [{ dynasty: 'lion', name: 'Ada' }, { dynasty: 'bull' }],
  hands: [BLACKS, REDS],
  steps: [
    { seat: 0, action: { do: 'leader', leader: 'king', at: 'B3' } },
    {
      seat: 0,
      action: { do: 'tile', color: 'black', at: 'C3' },
      after: {
        scores: [
          [1, 0, 0, 0, 0],
          [0, 0, 0, 0, 0],
        ],
      },
    },
  ],
  ...rest,
});
