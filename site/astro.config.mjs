import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightTypeDoc, { typeDocSidebarGroup } from 'starlight-typedoc';
import { chapters } from '../spec/clauses.ts';
import { questionGroups } from '../spec/questions.ts';
import { rulings } from '../spec/rulings.ts';
import { LANGUAGES } from '../spec/text.ts';
import { checks, entryPoints, layout, tsconfig } from './build/api.ts';
import { chunks } from './build/chunks.ts';
import { embedding } from './build/embedding.ts';
import { made } from './build/made.ts';
import { offline } from './build/offline.ts';
import { plots } from './build/plots.ts';
import { policy } from './build/policy.ts';
import { shortening } from './build/shortening.ts';
import { stringsOf } from './src/strings.ts';

const chapterLinks = chapters.map(({ chapter, title }) => ({
  label: title.en,
  translations: title,
  link: `/rules/${chapter}/`,
}));

const rulingLinks = Object.values(rulings).map(({ id, title }) => ({
  label: title.en,
  translations: title,
  link: `/rules/rulings/${id}/`,
}));

const questionLinks = questionGroups.map(({ group, title }) => ({
  label: title.en,
  translations: title,
  link: `/questions/${group}/`,
}));

/** A heading of the menu, in every language. */
const label = (textOf) => ({
  label: textOf(stringsOf('en')),
  translations: Object.fromEntries(
    LANGUAGES.map((language) => [language, textOf(stringsOf(language))]),
  ),
});

/** Files for Node alone look for others beside their source, also when they are bundled. */
const nodeFiles = {
  name: 'node-files',
  transform(code, id) {
    if (!id.endsWith('.node.ts')) return undefined;
    return code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
  },
};

const base = process.env.SITE_BASE ?? '/';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base,
  cacheDir: '../node_modules/.cache/astro',
  trailingSlash: 'always',
  vite: {
    cacheDir: '../node_modules/.cache/vite',
    plugins: [nodeFiles, plots, made],
    build: {
      rolldownOptions: {
        // How long plugins take is no warning, nor that Astro marks pages in MDX for itself.
        checks: { bundlerTimings: false, moduleLevelDirective: false },
      },
    },
    worker: {
      // What few games need is fetched when one does.
      format: 'es',
      plugins: () => [made],
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    },
    // The engine runs in a worker, where packages must not lean on a document.
    resolve: { conditions: ['worker', 'module', 'browser', 'development|production'] },
  },
  devToolbar: { enabled: false },
  integrations: [
    policy,
    // What has no JSX need not be read for it.
    preact({ include: ['**/*.tsx'] }),
    starlight({
      title: 'Shedu',
      defaultLocale: 'root',
      locales: {
        root: { label: 'English', lang: 'en' },
        ru: { label: 'Русский', lang: 'ru' },
        fr: { label: 'Français', lang: 'fr' },
      },
      favicon: '/favicon.svg',
      customCss: [
        '@fontsource-variable/literata/wght.css',
        '@fontsource-variable/source-sans-3/wght.css',
        './src/styles/fonts.css',
        './src/styles/palette.css',
        './src/styles/chrome.css',
        './src/styles/starlight.css',
        './src/styles/coverage.css',
        './src/styles/reference.css',
        './src/styles/questions.css',
        './src/styles/tables.css',
        './src/styles/examples.css',
        './src/styles/develop.css',
        './src/styles/differences.css',
        './src/styles/chartpages.css',
        './src/styles/conformance.css',
      ],
      components: {
        Footer: './src/components/reference/ReferenceFooter.astro',
        Head: './src/components/reference/ReferenceHead.astro',
        Header: './src/components/reference/ReferenceHeader.astro',
        MobileMenuFooter: './src/components/reference/ReferenceMenuFooter.astro',
        ThemeProvider: './src/components/chrome/Theme.astro',
      },
      sidebar: [
        { ...label(({ reference }) => reference.overview), link: '/rules/' },
        { ...label(({ reference }) => reference.howToRead), link: '/rules/reading/' },
        {
          ...label(({ questions }) => questions.title),
          collapsed: true,
          items: [
            { ...label(({ questions }) => questions.all), link: '/questions/' },
            ...questionLinks,
          ],
        },
        { ...label(({ reference }) => reference.allRulings), link: '/rules/rulings/' },
        { ...label(({ reference }) => reference.glossary), link: '/rules/glossary/' },
        { ...label(({ notationPage }) => notationPage.title), link: '/rules/notation/' },
        { ...label(({ differences }) => differences.title), link: '/rules/differences/' },
        { ...label(({ reference }) => reference.chapters), items: chapterLinks },
        {
          ...label(({ reference }) => reference.rulings),
          collapsed: true,
          items: rulingLinks,
        },
        { ...label(({ errata }) => errata.title), link: '/rules/errata/' },
        { ...label(({ turnFlow }) => turnFlow.title), link: '/rules/turn-flow/' },
        { ...label(({ chartPages }) => chartPages.title), link: '/rules/statechart/' },
        { ...label(({ coverage }) => coverage.title), link: '/rules/coverage/' },
        { ...label(({ reference }) => reference.versioning), link: '/rules/versioning/' },
        {
          ...label(({ develop }) => develop.title),
          items: [
            { slug: 'develop' },
            { ...label(({ architecture }) => architecture.title), link: '/develop/architecture/' },
            { ...label(({ develop }) => develop.conformance), link: '/develop/conformance/' },
            { ...label(({ conformance }) => conformance.title), link: '/conformance/' },
            { ...label(({ develop }) => develop.protocol), link: '/develop/protocol/' },
            { ...label(({ develop }) => develop.formats), link: '/develop/formats/' },
            { ...label(({ develop }) => develop.commands), link: '/develop/commands/' },
            { ...label(({ scale }) => scale.title), link: '/develop/scale/' },
            {
              ...label(({ develop }) => develop.walkthroughs),
              items: ['add-a-rule', 'add-a-ruling', 'add-an-edition'].map((name) => ({
                slug: `develop/${name}`,
              })),
            },
            typeDocSidebarGroup,
          ],
        },
      ],
      plugins: [
        starlightTypeDoc({
          entryPoints,
          tsconfig,
          output: 'develop/api',
          sidebar: { label: 'API', collapsed: true },
          typeDoc: { ...checks, ...layout },
        }),
      ],
      // Lines that are cut off would need a way to scroll to them for every reader.
      expressiveCode: { defaultProps: { wrap: true } },
      pagefind: false,
      disable404Route: true,
      credits: false,
    }),
    embedding,
    shortening,
    // Last: it counts what the others have made.
    offline(base),
  ],
});
