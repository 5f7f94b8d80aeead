import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type GenerateSWOptions, generateSW, getManifest } from 'workbox-build';
import { LANGUAGES, type Language } from '../../spec/text.ts';
import { folderOf, writeKept } from './kept.ts';

/** What is there at once: scripts, styles, the letters of our languages, and what to say. */
const SHELL = {
  globPatterns: [
    '_astro/*.{js,css}',
    '_astro/*-{latin,cyrillic}-wght-*.woff2',
    '{,ru/,fr/}offline/index.html',
  ],
  // What is larger, such as the layout of charts, is kept once it was used.
  maximumFileSizeToCacheInBytes: 1_200_000,
  dontCacheBustURLsMatching: /_astro\//,
};

/** An address that ends in a slash, of a language, whatever it asks for. */
function pagesOf(base: string, language: Language): RegExp {
  const others = LANGUAGES.map(folderOf).filter((folder) => folder !== '');
  const first = language === 'en' ? others.map((folder) => `(?!${folder})`).join('') : '';
  return new RegExp(`^https?://[^/]+${base}${first}${folderOf(language)}([^?#]*/)?([?#].*)?$`);
}

type Rules = NonNullable<GenerateSWOptions['runtimeCaching']>;
type Plugins = NonNullable<NonNullable<Rules[number]['options']>['plugins']>;

/** A page is the same whatever its address asks for. */
const plain: Plugins[number] = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
};

/**
 * Pages and games come from the site while it can be reached, so that none is half old; what was
 * visited is there without it. Scripts and styles bear their content in their names.
 */
const visited = (base: string, cache: (kind: string) => string): Rules => [
  ...LANGUAGES.map((language): Rules[number] => ({
    urlPattern: pagesOf(base, language),
    handler: 'NetworkFirst',
    options: {
      cacheName: cache('pages'),
      cacheableResponse: { statuses: [200] },
      plugins: [plain],
      precacheFallback: { fallbackURL: `${folderOf(language)}offline/index.html` },
    },
  })),
  {
    urlPattern: new RegExp(`^https?://[^/]+${base}_astro/`),
    handler: 'CacheFirst',
    options: { cacheName: cache('assets'), cacheableResponse: { statuses: [200] } },
  },
  {
    urlPattern: new RegExp(`^https?://[^/]+${base}`),
    handler: 'NetworkFirst',
    options: { cacheName: cache('data'), cacheableResponse: { statuses: [200] } },
  },
];

/** Fetches again what an earlier version of the site left in its caches, and drops those. */
const renewal = (prefix: string, version: string): string => `
addEventListener('activate', (event) => {
  const prefix = ${JSON.stringify(prefix)};
  const version = ${JSON.stringify(version)};
  const collect = async () => {
    const names = (await caches.keys()).filter(
      (name) => name.startsWith(prefix) && !name.endsWith(version),
    );
    const found = [];
    for (const name of names) {
      const kind = name.slice(prefix.length).split(' ')[0];
      if (kind !== 'assets') {
        for (const { url } of await (await caches.open(name)).keys()) found.push([kind, url]);
      }
      await caches.delete(name);
    }
    return found;
  };
  const collected = collect();
  event.waitUntil(collected);
  collected.then(async (found) => {
    for (const [kind, url] of found) {
      const response = await fetch(url, { cache: 'no-cache' }).catch(() => null);
      if (response?.ok) await (await caches.open(prefix + kind + ' ' + version)).put(url, response);
    }
  });
});
`;

/**
 * Makes the service worker that keeps the site for use without a connection.
 *
 * @param below the path that the site lies below.
 * @param languages those in which it was built.
 */
export function offline(
  below: string,
  languages: readonly Language[] = LANGUAGES,
): AstroIntegration {
  const base = below.replace(/\/*$/, '/');
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const shell = { ...SHELL, globDirectory: folder };
        const { manifestEntries, warnings } = await getManifest(shell);
        for (const warning of warnings) logger.warn(warning);
        const bytes = await writeKept(
          folder,
          base,
          languages,
          manifestEntries.map(({ url }) => url),
        );
        const version = createHash('sha256')
          .update(JSON.stringify(manifestEntries))
          .digest('hex')
          .slice(0, 12);
        const prefix = `shedu ${base} `;
        const script = `renew-${version}.js`;
        await writeFile(folder + script, renewal(prefix, version));
        await generateSW({
          ...shell,
          swDest: `${folder}sw.js`,
          inlineWorkboxRuntime: true,
          sourcemap: false,
          mode: 'production',
          clientsClaim: true,
          skipWaiting: false,
          cleanupOutdatedCaches: true,
          ignoreURLParametersMatching: [/.*/],
          importScripts: [script],
          runtimeCaching: visited(base, (kind) => `${prefix}${kind} ${version}`),
        });
        logger.info(`bytes to download: ${JSON.stringify(bytes)}`);
      },
    },
  };
}
