import { THEMES, type Theme } from '../../draw/theme.ts';

/** The colours of the diagrams as custom properties. */
const board = (theme: Theme): string =>
  Object.entries(THEMES[theme])
    .map(([paint, colour]) => `--board-${paint}: ${colour};`)
    .join(' ');

/** How a rulebook looks as a page: sand and clay, dark where the reader wants it, and on A4 paper. */
export const bookStyle = `
:root { color-scheme: light dark; --ground: #fbf7ee; --paper: #f3ead8; --ink: #2a2119; --soft: #6a5c4b; --line: #d9c9ab; --accent: #8e3b20; }
@media (prefers-color-scheme: dark) { :root { --ground: #1b1713; --paper: #262019; --ink: #efe5d3; --soft: #b9a98f; --line: #4b4032; --accent: #e29a74; ${board('dark')} } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 'Source Sans 3', 'Source Sans 3 Variable', 'Segoe UI', system-ui, 'Noto Sans', 'DejaVu Sans', sans-serif; overflow-wrap: break-word; }
body > svg { position: absolute; }
h1 { font-size: 2.2rem; line-height: 1.15; margin: 0 0 .5rem; }
h2 { font-size: 1.4rem; margin: 2.5rem 0 1rem; padding-bottom: .25rem; border-bottom: 2px solid var(--accent); }
a { color: var(--accent); }
code { font: .75em ui-monospace, 'DejaVu Sans Mono', monospace; color: var(--soft); }
nav ol { columns: 2; column-gap: 2rem; }
.unnumbered { list-style: none; }
.modules { font-size: 1.15rem; color: var(--soft); }
article { margin: 0 0 1.25rem; }
.statement { margin: 0; }
.why { margin: .2rem 0 0; color: var(--soft); font-size: .92em; }
.number { font-weight: 700; color: var(--accent); margin-right: .25rem; }
.ruling { margin: .25rem 0 0; padding-left: .75rem; border-left: 3px solid var(--accent); }
.ruling strong { font-weight: 600; }
.printed { margin: .15rem 0 0; font-size: .8rem; color: var(--soft); }
figure { display: flex; flex-wrap: wrap; gap: 1rem; margin: .5rem 0 0; padding: .75rem; background: var(--paper); border: 1px solid var(--line); border-radius: 4px; font-size: .9rem; }
figure.refused { border-left: 4px solid #b3331f; }
figure svg { flex: none; max-width: 100%; height: auto; align-self: flex-start; }
figcaption { flex: 1 1 14rem; }
figcaption p, figcaption ul { margin: 0; padding: 0; }
figcaption li { list-style: none; margin-top: .25rem; }
strong.refused { color: var(--accent); }
.glossary dl > div { display: flex; gap: .75rem; break-inside: avoid; border-bottom: 1px solid var(--line); padding: .2rem 0; }
.glossary dt { flex: 0 0 12rem; font-weight: 600; }
.glossary dd { margin: 0; font-size: .85rem; }
.aid ul { margin: 0; padding-left: 1.1rem; }
@page { size: A4; margin: 18mm 16mm 20mm; @bottom-center { content: counter(page); font: 9pt sans-serif; color: #6a5c4b; } }
@page aid { margin: 11mm 12mm 14mm; }
@media print {
  :root { color-scheme: light; --ground: #fff; --paper: #faf6ee; --ink: #000; --soft: #54483a; --line: #d9c9ab; --accent: #8e3b20; ${board('light')} }
  body { max-width: none; padding: 0; font-size: 10pt; }
  a { color: inherit; text-decoration: none; }
  nav { break-after: page; }
  .entry { display: flex; justify-content: space-between; }
  .page { font-variant-numeric: tabular-nums; }
  nav li { padding-top: .15rem; border-bottom: 1px dotted var(--line); }
  h2 { break-after: avoid; break-inside: avoid; }
  .aid { columns: 2; column-gap: 8mm; font-size: 8.2pt; line-height: 1.28; }
  .aid h2 { font-size: 10.5pt; margin: 3mm 0 1mm; padding: 0; border-width: 1px; }
  .aid li { break-inside: avoid; }
  body:has(.aid) { page: aid; }
  body:has(.aid) h1 { font-size: 15pt; margin: 0; }
  figure { break-inside: avoid; }
  .statement, .why, .ruling { break-inside: avoid; orphans: 3; widows: 3; }
  .statement:not(:last-child), :has(+ .printed) { break-after: avoid; }
}
`;
