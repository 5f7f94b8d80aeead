import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS, commandLine } from '../../machine/cli/program.ts';
import meta from '../../package.json' with { type: 'json' };
import { shedu } from './shedu.ts';

const SCRIPT = join(import.meta.dirname, '../../machine/cli/bin.js');

/** Starts the sources as they are. */
const started = (args: readonly string[], stdout: number | 'pipe' = 'pipe') => {
  const stdio = ['ignore', stdout, 'pipe'] as const;
  const { status, ...said } = spawnSync(process.execPath, [SCRIPT, ...args], {
    encoding: 'utf8',
    stdio: [...stdio],
  });
  return { exit: status, out: said.stdout, err: said.stderr };
};

describe('what is answered before anything is loaded', () => {
  test.each(['--version', '-V'])('%s is what the command line itself answers', async (asked) => {
    const answer = started([asked]);
    expect(answer).toEqual({ exit: 0, out: `${meta.version}\n`, err: '' });
    expect(answer).toEqual(await shedu([asked]));
  });

  test.runIf(existsSync('/dev/full'))('is told to be lost where no space is left', () => {
    const full = openSync('/dev/full', 'w');
    const { exit, err } = started(['--version'], full);
    closeSync(full);
    expect(err).toBe('error: cannot write to standard output: no space is left\n');
    expect(exit).toBe(2);
  });
});

test('a command that is called by its name is the one of the whole command line', async () => {
  const all = (await commandLine()).commands;
  expect(all.map((command) => command.name())).toEqual([...COMMANDS.keys()]);
  for (const whole of all) {
    const [alone, ...others] = (await commandLine(whole.name())).commands;
    expect(others).toEqual([]);
    expect(alone!.helpInformation()).toBe(whole.helpInformation());
  }
});

test.each(['constructor', 'Legal', 'legl', ''])('%j is no command', async (name) => {
  expect((await commandLine(name)).commands).toHaveLength(COMMANDS.size);
});
