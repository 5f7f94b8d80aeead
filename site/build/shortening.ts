import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minify } from 'vite';

const PUBLIC = new URL('../public/', import.meta.url);

/** Shortens the scripts that pages name as they are, which no bundler has seen. */
export const shortening: AstroIntegration = {
  name: 'shortening',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const names = (await readdir(PUBLIC)).filter((name) => name.endsWith('.js'));
      for (const name of names) {
        const path = fileURLToPath(new URL(name, dir));
        const { code } = await minify(name, await readFile(path, 'utf8'));
        await writeFile(path, code);
      }
    },
  },
};
