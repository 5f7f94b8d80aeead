import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { staged } from '../../machine/staged.node.ts';

/** `npm run build:site`: builds the site, with a line on how far it is, and warnings if there are. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = fileURLToPath(new URL('../dist', import.meta.url));

const filesIn = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    .length;

/** Shows how many files there are, on a terminal again and again, until it is told to stop. */
function show(folder: string): () => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => {};
  const tell = async (): Promise<void> => {
    const count = await filesIn(folder).catch(() => 0);
    // The cursor goes back, so that a warning takes the place of the line.
    stderr.write(`\x1b[2KBuilding the site: ${count} files\r`);
  };
  const timer = setInterval(tell, 500);
  return () => {
    clearInterval(timer);
    stderr.write('\x1b[2K');
  };
}

const begun = performance.now();
let count = 0;
await staged(DIST, async (folder) => {
  const stop = show(folder);
  try {
    await build({ root: ROOT, outDir: folder, logLevel: 'warn' });
    count = await filesIn(folder);
  } finally {
    stop();
  }
});
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(`The site is built: ${count} files in ${seconds} s.`);
