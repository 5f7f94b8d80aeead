import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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

const bundledPackage = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));

/**
 * Unpacks the Chromium that an npm package carries, once per installation. Test files run side by
 * side and a run may be killed half-way, so it is unpacked aside and renamed into place.
 */
async function unpackBundled(): Promise<string> {
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
  const { version } = JSON.parse(await readFile(join(bundledPackage, 'package.json'), 'utf8'));
  const home = join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;

  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(`${home}-`);
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = staging;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await inflate(join(bundledPackage, 'bin', 'chromium.br'));
    await inflate(join(bundledPackage, 'bin', 'al2023.tar.br'));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  try {
    await rename(staging, home);
  } catch (error) {
    await rm(staging, { recursive: true });
    if (!existsSync(home)) throw error;
  }
  return home;
}

/**
 * Starts a browser: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the one from npm
 * with the libraries packed beside it.
 */
export async function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path));
  if (executablePath !== undefined) return chromium.launch({ executablePath, args: FLAGS });
  return launchBundled();
}

/** Starts the Chromium that came from npm, whatever else is installed. */
export async function launchBundled(): Promise<Browser> {
  const home = await unpackBundled();
  const libraries = [process.env.LD_LIBRARY_PATH, join(home, 'al2023', 'lib')];
  return chromium.launch({
    executablePath: join(home, 'chromium'),
    args: FLAGS,
    env: { ...process.env, LD_LIBRARY_PATH: libraries.filter(Boolean).join(':') },
  });
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pf_index': 'application/octet-stream',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
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
