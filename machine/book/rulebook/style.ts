import { THEMES, type Theme } from '../../draw/theme.ts';

/** The colours of the diagrams as custom properties. */
const board = (theme: Theme): string =>
  Object.entries(THEMES[theme])
    .map(([paint, colour]) => `--board-${paint}: ${colour};`)
    .join(' ');

/** How a book looks as a page: sand and clay, dark where the reader wants it, and on A4 paper. */
export const bookStyle = `
:root { color-scheme: light dark; --ground: #fbf7ee; --paper: #f3ead8; --ink: #2a2119; --soft: #6a5c4b; --line: #d9c9ab; --accent: #8e3b20; }
@media (prefers-color-scheme: dark) { :root { --ground: #1b1713; --paper: #262019; --ink: #efe5d3; --soft: #b9a98f; --line: #4b4032; --accent: #e29a74; ${board('dark')} } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 'Source Sans 3', 'Source Sans 3 Variable', 'Segoe UI', system-ui, 'Noto Sans', 'DejaVu Sans', sans-serif; overflow-wrap: break-word; }
body > svg { position: absolute; }
h1 { font-size: 2.2rem; line-height: 1.15; margin: 0 0 .5rem; }
h2 { font-size: 1.5rem; line-height: 1.2; margin: 2.5rem 0 1rem; padding-bottom: .25rem; border-bottom: 2px solid var(--accent); }
h3 { font-size: 1.1rem; line-height: 1.25; margin: 1.75rem 0 .5rem; color: var(--accent); }
a { color: var(--accent); }
code { font: .75em ui-monospace, 'DejaVu Sans Mono', monospace; color: var(--soft); }
svg.board { max-width: 100%; height: auto; }
nav ol { columns: 2; column-gap: 2rem; padding-left: 1.8rem; }
.modules { font-size: 1.15rem; color: var(--soft); margin: 0; }
.lead { margin: 0 0 .75rem; }
.part > .lead { font-size: 1.05em; }
.stances { list-style: none; padding: 0; }
.says { display: inline-block; width: .8em; height: .8em; vertical-align: -.08em; color: var(--accent); }
.texts > div, .pieces > div { display: flex; gap: .75rem; margin: 0 0 .4rem; }
.texts dt { font-weight: 700; color: var(--accent); }
.texts dd { margin: 0; }
.table { margin: 0 0 1rem; }
.table svg { width: 100%; }
.pieces { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .75rem 1.5rem; }
.pieces > div { flex-direction: column; gap: .25rem; margin: 0; }
.pieces dt { font-weight: 700; }
.pieces dd { display: flex; gap: .75rem; margin: 0; align-items: flex-start; }
.pieces svg { flex: none; max-width: 45%; }
.pieces p { margin: 0; }
ol.steps, ol.tour { padding-left: 1.6rem; }
ol.tour { counter-reset: turn; }
ol.steps > li, ol.tour > li { margin: 0 0 1rem; }
ol.steps > li::marker, ol.tour > li::marker { font-weight: 700; color: var(--accent); }
ol.steps p, ol.tour p { margin: 0 0 .4rem; }
article { position: relative; margin: 0 0 1rem; padding-left: 4.5rem; }
.number { position: absolute; left: 0; top: 0; margin: 0; white-space: nowrap; color: var(--accent); }
.number a { text-decoration: none; }
.statement { margin: 0; }
.why { margin: .2rem 0 0; color: var(--soft); font-size: .92em; }
.ruling { margin: .25rem 0 0; padding-left: .75rem; border-left: 3px solid var(--accent); font-size: .92em; }
.ruling strong { font-weight: 600; }
.refs { font-size: .78em; word-spacing: .15em; color: var(--soft); }
.refs a { text-decoration: none; }
.printed { margin: .15rem 0 0; font-size: .8rem; color: var(--soft); }
figure { display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin: .5rem 0 0; padding: .6rem .75rem; background: var(--paper); border: 1px solid var(--line); border-radius: 4px; font-size: .9rem; }
figure.refused { border-left: 4px solid #b3331f; }
figure svg { flex: none; align-self: flex-start; }
figcaption { flex: 1 1 14rem; }
figcaption p, figcaption ul { margin: 0; padding: 0; }
figcaption li { list-style: none; margin-top: .25rem; }
strong.refused { color: var(--accent); }
.elsewhere li { margin: 0 0 .3rem; }
.notes { font-size: .85rem; }
.notes p { margin: 0 0 .35rem; }
.glossary dl > div { display: grid; grid-template-columns: 9rem 1fr; gap: .75rem; border-bottom: 1px solid var(--line); padding: .35rem 0; }
.glossary dt { font-weight: 600; }
.glossary dd { display: flex; gap: .75rem; margin: 0; align-items: flex-start; font-size: .92em; }
.glossary dd svg { order: 2; flex: none; margin-left: auto; max-width: 35%; }
.glossary dd p { margin: 0; }
.index dl { columns: 2; column-gap: 2rem; font-size: .85rem; }
.index dl > div { margin: 0 0 .6rem; }
.index dt { font-weight: 700; break-after: avoid; }
.index dd { margin: 0 0 0 .8rem; text-indent: -.4rem; padding-left: .4rem; }
.place { white-space: nowrap; }
.page { font-variant-numeric: tabular-nums; }
.place .at:has(+ .page:not(:empty)) { display: none; }
footer, .made { margin-top: 2.5rem; color: var(--soft); font-size: .85rem; }
@media (max-width: 34rem) {
  nav ol, .index dl { columns: 1; }
  article { padding-left: 0; }
  .number { position: static; }
  .glossary dl > div { grid-template-columns: 1fr; gap: .1rem; }
}
@page { size: A4; margin: 17mm 17mm 18mm; @bottom-center { content: counter(page); font: 9pt 'Source Sans 3', sans-serif; color: #54483a; } }
@media print {
  :root { color-scheme: light; --ground: #fff; --paper: #faf6ee; --ink: #000; --soft: #54483a; --line: #d9c9ab; --accent: #8e3b20; ${board('light')} }
  body { max-width: none; padding: 0; font-size: 10pt; line-height: 1.42; }
  a { color: inherit; text-decoration: none; }
  h1 { font-size: 26pt; }
  h2 { font-size: 16pt; margin: 9mm 0 3mm; }
  h3 { font-size: 11.5pt; margin: 5mm 0 1.5mm; }
  h2, h3 { break-after: avoid; break-inside: avoid; }
  .lead { break-inside: avoid; break-after: avoid; }
  nav h2, .how h2 { font-size: 13pt; margin-top: 6mm; }
  nav ol { margin: 0; }
  nav li { padding-top: 1mm; }
  nav li { border-bottom: 1px dotted var(--line); }
  .how { font-size: 9.4pt; line-height: 1.38; }
  .how p, .how ul, .how dl { margin: 0 0 2.2mm; }
  .made { margin-top: 4mm; font-size: 8.4pt; }
  .entry { display: flex; justify-content: space-between; }
  .part-overview { break-before: page; }
  .part-overview h2 { margin-top: 0; }
  .table { float: right; margin: 0 0 2mm 6mm; }
  .table svg { width: auto; }
  .part-overview { font-size: 9.2pt; line-height: 1.32; }
  .part-overview h2, .part-overview h3 { margin-bottom: 1.5mm; }
  .part-overview h3 { clear: both; margin-top: 3.5mm; }
  .part-overview article { margin-bottom: 1.3mm; }
  .part-overview .why { font-size: .88em; }
  .pieces { grid-template-columns: 1fr 1fr; font-size: 8.5pt; gap: 1.2mm 8mm; margin: 0 0 2.5mm; }
  .pieces > div { break-inside: avoid; }
  article { padding-left: 17mm; margin-bottom: 2.6mm; }
  figure { break-inside: avoid; font-size: 8.2pt; line-height: 1.36; padding: 2mm 3mm; }
  figcaption li { display: inline; }
  figcaption li::after { content: ' '; }
  ol.tour > li, ol.steps > li { break-inside: avoid; }
  ol.tour { padding: 0; }
  ol.tour > li { display: grid; grid-template-columns: 5mm 1fr auto; gap: 4mm; counter-increment: turn; }
  ol.tour > li::before { content: counter(turn) '.'; font-weight: 700; color: var(--accent); }
  .statement, .why, .ruling { break-inside: avoid; orphans: 3; widows: 3; }
  .statement:not(:last-child), article:not(:first-of-type) > .why:not(:last-child) { break-after: avoid; }
  .notes { columns: 2; column-gap: 8mm; font-size: 7.5pt; line-height: 1.35; }
  .notes p { break-inside: avoid; margin-bottom: 1mm; }
  .glossary dl { columns: 2; column-gap: 8mm; font-size: 8.5pt; }
  .glossary dl > div { grid-template-columns: 24mm 1fr; gap: 2mm; break-inside: avoid; }
  .index dl { columns: 3; column-gap: 6mm; font-size: 7.8pt; line-height: 1.3; }
}
`;
