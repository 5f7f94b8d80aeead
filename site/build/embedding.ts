import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type CSSOptions } from 'vite';
import { adopted } from './classic/adopted.ts';
import { classic } from './classic/classic.ts';
import { made } from './made.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** How large the letters of our pages are, in pixels: the measure `rem`. */
const ROOT = 17;

/** Compiles styles to measures that do not depend on the letters of the page around. */
const pixels: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: {
    visitor: {
      Length: ({ unit, value }) =>
        unit === 'rem' ? { unit: 'px', value: value * ROOT } : { unit, value },
    },
  },
};

/** Where the parts lie that `embed.js` calls for. */
const PARTS = 'embed/';

/**
 * Makes `embed.js`, the viewer for any page, and what it calls for later: the engine, languages, and
 * what is seldom opened.
 */
export const embedding: AstroIntegration = {
  name: 'embedding',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      await build({
        configFile: false,
        root: file('..'),
        publicDir: false,
        logLevel: 'warn',
        plugins: [made, adopted, classic(PARTS)],
        define: { 'process.env.NODE_ENV': '"production"' },
        css: pixels,
        build: {
          outDir: fileURLToPath(dir),
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: file('../src/embed/embed.tsx'), formats: ['cjs'] },
          rolldownOptions: {
            checks: { bundlerTimings: false },
            output: { entryFileNames: 'embed.js', chunkFileNames: `${PARTS}[name]-[hash].js` },
          },
        },
      });
    },
  },
};
