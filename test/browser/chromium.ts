import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { bundledChromium, type Chromium, findChromium } from '../../machine/cli/docs/chromium.ts';

/** Headless, as root, and silent towards the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];

/** Starts a browser: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the one from npm. */
export const launch = async (): Promise<Browser> => start(await findChromium());

/** Starts the Chromium that came from npm, whatever else is installed. */
export const launchBundled = async (): Promise<Browser> => start(await bundledChromium());

function start(found: Chromium | null): Promise<Browser> {
  if (found === null) throw new Error('there is no Chromium, neither installed nor from npm');
  const { executablePath, env } = found;
  return chromium.launch({ executablePath, args: FLAGS, env: { ...process.env, ...env } });
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files whose names change with what is in them. */
const HASHED = /\/_astro\//;

export interface StaticServer extends AsyncDisposable {
  /** The address of the base path, ending in a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a folder on a free loopback port as any static host does: nothing outside the base path,
 * `index.html` for a folder, a redirect to a folder's slash, the folder's `404.html` for the rest.
 */
export async function serveStatic(folder: string, base = '/'): Promise<StaticServer> {
  const root = resolve(folder);
  const prefix = `/${base}/`.replace(/\/+/g, '/');

  async function find(path: string): Promise<string | undefined> {
    const file = resolve(root, `.${sep}${path}`);
    if (file !== root && !file.startsWith(root + sep)) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return file;
    return found?.isDirectory() && existsSync(join(file, 'index.html'))
      ? join(file, 'index.html')
      : undefined;
  }

  const server = createServer(async (request, response) => {
    try {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      const file = pathname.startsWith(prefix)
        ? await find(decodeURIComponent(pathname.slice(prefix.length)))
        : undefined;
      if (file?.endsWith(`${sep}index.html`) && !/(\/|\/index\.html)$/.test(pathname)) {
        response.writeHead(301, { location: `${pathname}/${search}` }).end();
        return;
      }
      const missing = join(root, '404.html');
      const shown = file ?? (existsSync(missing) ? missing : undefined);
      response.writeHead(file ? 200 : 404, {
        'content-type': TYPES[extname(shown ?? '.txt')] ?? 'application/octet-stream',
        'cache-control': HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-store',
      });
      response.end(shown ? await readFile(shown) : 'not found');
    } catch {
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise<void>((done) => server.close(() => done()));
  }
  return { url: `http://127.0.0.1:${port}${prefix}`, close, [Symbol.asyncDispose]: close };
}
