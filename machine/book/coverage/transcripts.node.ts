import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClauseId, clauseIds, clauses } from '../../../spec/clauses.ts';
import type { Proofreading } from '../../../spec/proofread.ts';
import { type SourceId, sourceIds } from '../../../spec/sources.ts';
import { checksumOf } from './evidence.node.ts';

/** The lines of the sources, by which citations count. */
export type Transcripts = ReadonlyMap<SourceId, readonly string[]>;

/** Reads the transcripts in a folder, each named after its source. @throws when one is missing */
export const transcriptsIn = (folder: string): Transcripts =>
  new Map(
    sourceIds.map((source) => [
      source,
      readFileSync(join(folder, `${source}.txt`), 'utf8').split('\n'),
    ]),
  );

/** The checksum of some lines, such as `364-366,410`; how they are spaced does not matter. */
export function checksumOfLines(lines: readonly string[], ranges: string): string {
  const text = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return lines.slice(first - 1, last);
  });
  return checksumOf(text.join(' ').split(/\s+/).filter(Boolean).join(' '));
}

/** The checksums of the lines that a clause cites, by source. */
export const citedLines = (
  id: ClauseId,
  transcripts: Transcripts,
): readonly (readonly [SourceId, string])[] =>
  sourceIds.flatMap((source) => {
    const { lines } = clauses[id].sources[source];
    const transcript = transcripts.get(source) ?? [];
    return lines === undefined ? [] : [[source, checksumOfLines(transcript, lines)] as const];
  });

/** The citations whose lines are not those that were last read beside their clause. */
export const movedCitations = (
  transcripts: Transcripts,
  readings: Readonly<Partial<Record<ClauseId, Readonly<Partial<Record<SourceId, Proofreading>>>>>>,
): readonly { readonly id: ClauseId; readonly source: SourceId }[] =>
  clauseIds.flatMap((id) =>
    citedLines(id, transcripts).flatMap(([source, lines]) => {
      const reading = readings[id]?.[source];
      return reading === undefined || reading.lines === lines ? [] : [{ id, source }];
    }),
  );
