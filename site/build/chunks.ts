/**
 * What viewers need from the start and share with what is loaded later, by the paths of the modules.
 * On their own each would be a file of a few hundred bytes, which takes long to fetch and hardly
 * compresses.
 */
const VIEWING = [
  '/preact/',
  '/machine/draw/(badge|describe|figure|frames|glyph|gone|kingdoms|laid|leader|outline).ts',
  '/machine/draw/(paint|picture|piece|sides|spoken|strengths|svg|terrain|tile).ts',
  '/machine/rules/(board|define|final|game|pieces|supporters).ts',
  '/machine/book/telling/told.ts',
  '/site/src/viewer/(roving.ts|services.ts|Loaded.tsx)',
  '/site/src/viewer/(clauses/(?!Background|OpenClause)|pieces/|replay/(?!VainNotice))',
  '/site/src/viewer/controls/(Icon.tsx|usePlay.ts)',
  '/site/src/viewer/board/(BoardView|Grid|Tools|gridkeys|stage|useZoom|zooming).tsx?',
  '/site/src/viewer/page/(address|carried|siteservices|takeover).tsx?',
  '/site/src/fetched.ts',
  '/site/src/viewer/timeline/(moments.ts|MarkSign.tsx)',
];

/** What makes a record of a branch and a link of a record, for panels that are opened. */
const TAKEN_ALONG = [
  '/machine/record/(record|format|local|seats).ts',
  '/site/src/engine/(fragment|letters|unpack).ts',
];

/** What pages without a viewer load too. */
const ANYWHERE = ['/site/src/(addresses|links|strings|search/place).ts', 'vite/preload-helper'];

const anyOf = (paths: readonly string[]): RegExp =>
  new RegExp(paths.join('|').replaceAll('.', '\\.'));

/** How the scripts of pages are cut into files. */
export const chunks = {
  groups: [
    { name: 'anywhere', test: anyOf(ANYWHERE), priority: 1 },
    { name: 'viewing', test: anyOf(VIEWING) },
    { name: 'along', test: anyOf(TAKEN_ALONG) },
  ],
};
