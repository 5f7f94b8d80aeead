import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { chapterAs, statementsOnly } from './clauses.ts';
import { validators } from './validators.ts';

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** What stands in the script for the address of the site until it runs. */
const SITE = 'https://site.invalid/';

/** The site is where the script came from; it may be loaded as a module, too. */
const ORIGIN = `const SHEDU_SITE = new URL('.', document.currentScript?.src
  ?? document.querySelector('script[src*="embed.js"]')?.src ?? location.href).href;`;

/** Modules of the viewer, and what takes their place in a page that is not ours. */
const INSTEAD: Readonly<Record<string, string>> = {
  [source('engine/engine.ts')]: source('embed/engine.ts'),
  [source('viewer/clausecards.ts')]: source('embed/clausecards.ts'),
  [source('viewer/InspectButton.tsx')]: source('embed/Absent.tsx'),
};

/** Texts that an embedded replay needs. */
const TEXTS = [
  'name',
  'color',
  'dynasty',
  'leaders',
  'list',
  'casePage',
  'viewer',
  'own',
  'embedded',
];

const STYLES = 'virtual:embed-styles';

const slim: Plugin = {
  name: 'slim',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (id === STYLES) return `\0${STYLES}`;
    const found = await this.resolve(id, importer, { skipSelf: true });
    const instead = found === null ? undefined : INSTEAD[found.id];
    return importer !== undefined && instead !== undefined && importer !== instead
      ? instead
      : found;
  },
  async load(id) {
    if (id === `\0${STYLES}`) return `export default ${JSON.stringify(await styles())};`;
    if (/\/strings\/\w+\.json$/.test(id)) {
      const all = JSON.parse(await readFile(id, 'utf8'));
      return JSON.stringify(Object.fromEntries(TEXTS.map((key) => [key, all[key]])));
    }
    return chapterAs(statementsOnly, id);
  },
  transform(code, id) {
    // Panels that are loaded when opened stay on the site.
    if (!id.endsWith('/viewer/Panels.tsx')) return undefined;
    return code.replace(/^\s+\w+: \(\) => import\(.*\),\n/gm, '');
  },
  renderChunk(code) {
    return code
      .replaceAll(JSON.stringify(SITE), 'SHEDU_SITE')
      .replaceAll(`\`${SITE}\``, 'SHEDU_SITE');
  },
};

/** The styles of the viewer, in measures and under conditions that do not depend on the page. */
async function styles(): Promise<string> {
  const names = ['palette', 'page', 'viewer', 'own', 'embed'];
  const texts = await Promise.all(names.map((name) => sheet(`${name}.css`)));
  return texts
    .join('\n')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:root\b/g, ':host')
    .replace(/:host\[data-theme\]/g, ':host([theme])')
    .replace(/:host\[data-theme="?(\w+)"?\]/g, ':host([theme="$1"])')
    .replace(/@media \(((?:max|min)-width: )([\d.]+)rem\)/g, (_, limit, rem) => {
      return `@container embedded (${limit}${Number(rem) * 16 - 32}px)`;
    })
    .replace(/([\d.]+)rem\b/g, (_, rem) => `${+(Number(rem) * 17).toFixed(2)}px`)
    .replace(/\s+/g, ' ');
}

/** A style sheet with those that it imports. */
async function sheet(name: string): Promise<string> {
  const text = await readFile(source(`styles/${name}`), 'utf8');
  const imports = [...text.matchAll(/@import ["']\.\/([\w.-]+)["'];/g)];
  const imported = await Promise.all(imports.map(([, other]) => sheet(other as string)));
  return [...imported, text.replace(/@import [^;]*;/g, '')].join('\n');
}

/** Makes `embed.js`: the viewer and the engine in one script, for any page. */
export const embedding: AstroIntegration = {
  name: 'embedding',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      await build({
        configFile: false,
        root: fileURLToPath(new URL('..', import.meta.url)),
        base: SITE,
        publicDir: false,
        logLevel: 'warn',
        plugins: [slim, validators],
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: fileURLToPath(dir),
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          lib: { entry: source('embed/embed.tsx'), formats: ['iife'], name: 'Shedu' },
          rolldownOptions: {
            checks: { bundlerTimings: false },
            output: { entryFileNames: 'embed.js', intro: ORIGIN, codeSplitting: false },
          },
        },
      });
    },
  },
};
