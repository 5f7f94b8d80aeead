import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type CSSOptions } from 'vite';
import { adopted } from './classic/adopted.ts';
import { classic } from './classic/classic.ts';
import { made } from './made.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** How large the letters of our pages are, in pixels: the measure `rem`. */
const ROOT = 17;

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);

/** The first browsers that know `light-dark()`, which our pages have as it is too. */
const WITH_LIGHT_DARK = { chrome: version(123), firefox: version(120), safari: version(17, 5) };

/** Compiles styles to measures that do not depend on the letters of the page around. */
const pixels: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: {
    targets: WITH_LIGHT_DARK,
    visitor: {
      Length: ({ unit, value }) =>
        unit === 'rem' ? { unit: 'px', value: value * ROOT } : { unit, value },
    },
  },
};

/** Where the parts lie that `embed.js` calls for. */
const PARTS = 'embed/';

/** Whether a module has to be there before anything is called for: the entry, or what it imports. */
function fromTheBeginning(
  id: string,
  infoOf: (id: string) => { isEntry: boolean; importers: readonly string[] } | null,
): boolean {
  const among = new Set([id]);
  for (const one of among) {
    const info = infoOf(one);
    if (info?.isEntry) return true;
    for (const importer of info?.importers ?? []) among.add(importer);
  }
  return false;
}

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
          // Scripts are made small when they are in the form in which they go out.
          minify: false,
          cssMinify: true,
          cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
          lib: { entry: file('../src/embed/embed.tsx'), formats: ['cjs'] },
          rolldownOptions: {
            checks: { bundlerTimings: false },
            output: {
              entryFileNames: 'embed.js',
              minifyInternalExports: true,
              chunkFileNames: `${PARTS}[name]-[hash:6].js`,
              codeSplitting: {
                groups: [
                  {
                    name: (id, context) =>
                      fromTheBeginning(id, (one) => context.getModuleInfo(one)) ? 'first' : null,
                  },
                ],
              },
            },
          },
        },
      });
    },
  },
};
