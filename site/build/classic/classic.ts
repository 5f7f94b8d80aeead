import { basename } from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';
import { run } from './parts.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * Makes classic scripts of the chunks of a build that calls for them as CommonJS does: one of all
 * that it begins with, and one of each part that may be called for later, in a folder.
 */
export const classic = (folder: string): Plugin => ({
  name: 'classic',
  async generateBundle(_, bundle) {
    const chunks = new Map<string, Chunk>();
    for (const one of Object.values(bundle))
      if (one.type === 'chunk') chunks.set(one.fileName, one);
    const begin = [...chunks.values()].find(({ isEntry }) => isEntry)!;
    const together = withNeeds(begin.fileName, chunks);
    const apart = [...chunks.values()].filter(({ fileName }) => !together.has(fileName));
    const makers = [...together].map(
      (name) => `${JSON.stringify(basename(name))}:${makerOf(chunks.get(name)!)}`,
    );
    const given = [
      JSON.stringify(folder),
      JSON.stringify(basename(begin.fileName)),
      `{${makers.join()}}`,
    ];
    begin.code = (await minify(begin.fileName, `(${run})(${given.join()})`)).code;
    for (const name of together) if (name !== begin.fileName) delete bundle[name];
    for (const chunk of apart) {
      const needs = chunk.imports
        .filter((name) => !together.has(name))
        .map((name) => basename(name));
      const code = `document.currentScript.receive(${makerOf(chunk)},${JSON.stringify(needs)})`;
      chunk.code = (await minify(chunk.fileName, code)).code;
    }
  },
});

/** How a chunk gives one thing to others. */
const GIVEN =
  /^Object\.defineProperty\(exports, "([\w$]+)", \{\s*enumerable: true,\s*get: function\(\) \{\s*return ([\w$]+);\s*\}\s*\}\);$/gm;

/** A part as what makes it; what it gives to others is told in short. */
function makerOf({ code }: Chunk): string {
  const getters: string[] = [];
  const rest = code.replace(GIVEN, (_, name: string, of: string) => {
    getters.push(`${JSON.stringify(name)}:()=>${of}`);
    return '';
  });
  const given = getters.length === 0 ? '' : `;give({${getters.join()}})`;
  return `(require,exports,give)=>{"use strict";${rest}${given}\n}`;
}

/** The file names of a chunk and of all that have to be there before it. */
function withNeeds(name: string, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const all = new Set([name]);
  for (const one of all) for (const needed of chunks.get(one)?.imports ?? []) all.add(needed);
  return all;
}
