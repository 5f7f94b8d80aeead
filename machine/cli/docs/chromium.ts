import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeSignal } from '../output/signals.ts';

/** A browser that can be started. */
export interface Chromium {
  readonly executablePath: string;
  /** What its process needs besides the variables of this one. */
  readonly env: Readonly<Record<string, string>>;
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the one from npm, else none. */
export async function findChromium(): Promise<Chromium | null> {
  const executablePath = process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path));
  return executablePath === undefined ? bundledChromium() : { executablePath, env: {} };
}

/** The Chromium that an npm package carries, with the libraries packed beside it, if it is there. */
export async function bundledChromium(): Promise<Chromium | null> {
  let packed: string;
  try {
    packed = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));
  } catch {
    return null;
  }
  const home = await unpack(packed);
  const libraries = [process.env.LD_LIBRARY_PATH, join(home, 'al2023', 'lib')];
  return {
    executablePath: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries.filter(Boolean).join(':') },
  };
}

/**
 * Unpacks it once per installation. Processes run side by side and one may be killed half-way, so it
 * is unpacked aside and renamed into place.
 */
async function unpack(packed: string): Promise<string> {
  const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'));
  const home = join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;

  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(`${home}-`);
  const clear = (): void => rmSync(staging, { recursive: true, force: true });
  const settled = beforeSignal(clear);
  try {
    await inflateInto(staging, packed);
    await rename(staging, home);
  } catch (error) {
    clear();
    if (!existsSync(home)) throw error;
  } finally {
    settled();
  }
  return home;
}

/** The package unpacks where temporary files go. */
async function inflateInto(folder: string, packed: string): Promise<void> {
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await inflate(join(packed, 'bin', 'chromium.br'));
    await inflate(join(packed, 'bin', 'al2023.tar.br'));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
}
