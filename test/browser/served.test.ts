import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { DIST } from './site.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly start: string };
};

let server: ChildProcess | undefined;
afterAll(() => {
  server?.kill();
});

/** Starts what `npm start` ends in, on a free port, and answers where it serves. */
async function serve(): Promise<string> {
  const [command, ...args] = scripts.start.split('&& ').at(-1)!.split(' ');
  const port = args.indexOf('--port');
  args[port + 1] = '0';
  server = spawn(join(ROOT, 'node_modules/.bin', command!), args, { cwd: ROOT });
  let said = '';
  for await (const part of server.stdout!) {
    said += String(part);
    const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`${command} ended: ${said}`);
}

it('npm start answers an address without a page with the page for that', async () => {
  const address = await serve();
  const missing = readFileSync(join(DIST, '404.html'), 'utf8');
  for (const path of ['/no-such-page/', '/replays/games/none', '/ru/nichego/']) {
    expect(await (await fetch(address + path)).text()).toBe(missing);
  }
  const page = await fetch(`${address}/rules/war/`);
  expect(await page.text()).toBe(readFileSync(join(DIST, 'rules/war/index.html'), 'utf8'));
});
