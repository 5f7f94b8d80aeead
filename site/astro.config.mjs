import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { chapters } from '../spec/clauses.ts';
import { rulings } from '../spec/rulings.ts';
import { validators } from './validators.ts';

const chapterLinks = chapters.map(({ chapter, title }) => ({
  label: title.en,
  link: `/rules/${chapter}/`,
}));

const rulingLinks = Object.values(rulings).map(({ id }) => ({
  label: id,
  link: `/rules/rulings/${id}/`,
}));

/** Files for Node alone look for others beside their source, also when they are bundled. */
const nodeFiles = {
  name: 'node-files',
  transform(code, id) {
    if (!id.endsWith('.node.ts')) return undefined;
    return code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: process.env.SITE_BASE ?? '/',
  cacheDir: '../node_modules/.cache/astro',
  trailingSlash: 'always',
  vite: { cacheDir: '../node_modules/.cache/vite', plugins: [nodeFiles, validators] },
  devToolbar: { enabled: false },
  integrations: [
    preact(),
    starlight({
      title: 'Shedu',
      description: 'The rules of Tigris & Euphrates, executable',
      favicon: '/favicon.svg',
      customCss: [
        '@fontsource-variable/literata/wght.css',
        '@fontsource-variable/source-sans-3/wght.css',
        './src/styles/palette.css',
        './src/styles/chrome.css',
        './src/styles/starlight.css',
      ],
      components: {
        Footer: './src/components/ReferenceFooter.astro',
        Header: './src/components/ReferenceHeader.astro',
        MobileMenuFooter: './src/components/ReferenceMenuFooter.astro',
        ThemeProvider: './src/components/Theme.astro',
      },
      sidebar: [
        { label: 'Overview', link: '/rules/' },
        { label: 'How to read it', link: '/rules/reading/' },
        { label: 'Chapters', items: chapterLinks },
        {
          label: 'Rulings',
          collapsed: true,
          items: [{ label: 'All rulings', link: '/rules/rulings/' }, ...rulingLinks],
        },
        { label: 'Glossary', link: '/rules/glossary/' },
        { label: 'Coverage', link: '/rules/coverage/' },
      ],
      pagefind: true,
      disable404Route: true,
      credits: false,
    }),
  ],
});
