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
    const needs = apart.map(({ fileName }) => [
      basename(fileName),
      [...withNeeds(fileName, chunks)]
        .filter((name) => !together.has(name))
        .map((name) => basename(name)),
    ]);
    const makers = [...together].map(
      (name) => `${JSON.stringify(basename(name))}:${makerOf(chunks.get(name)!)}`,
    );
    const given = [
      JSON.stringify(folder),
      JSON.stringify(basename(begin.fileName)),
      `{${makers.join()}}`,
      JSON.stringify(Object.fromEntries(needs)),
    ];
    begin.code = (await minify(begin.fileName, `(${run})(${given.join()})`)).code;
    for (const name of together) if (name !== begin.fileName) delete bundle[name];
    for (const chunk of apart) chunk.code = `document.currentScript.receive(${makerOf(chunk)})`;
  },
});

/** A part as what makes it. */
const makerOf = ({ code }: Chunk): string => `(require,exports)=>{"use strict";${code}\n}`;

/** The file names of a chunk and of all that have to be there before it. */
function withNeeds(name: string, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const all = new Set([name]);
  for (const one of all) for (const needed of chunks.get(one)?.imports ?? []) all.add(needed);
  return all;
}
