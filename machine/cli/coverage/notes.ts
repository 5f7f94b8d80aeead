import { fileURLToPath } from 'node:url';
import { type ClauseId, clauseIds } from '../../../spec/clauses.ts';
import { versionOf, wordings } from '../../../spec/history.ts';
import { type Proofreading, proofreadings, type Reader } from '../../../spec/proofread.ts';
import { reviewed } from '../../../spec/review.ts';
import type { SourceId } from '../../../spec/sources.ts';
import { LANGUAGES, type Language } from '../../../spec/text.ts';
import { checksum, citedChecksums } from '../../book/coverage/evidence.node.ts';
import { citedLines, type Transcripts } from '../../book/coverage/transcripts.node.ts';
import { canonicalJson } from '../../record/layout.ts';
import { replaceFiles } from '../output/files.ts';
import { write } from '../output/terminal.ts';

/** Writes a file of `spec/` that has an entry for each clause, those named anew. */
async function note<T>(
  file: string,
  ids: readonly ClauseId[],
  anew: (id: ClauseId) => T | undefined,
  known: Readonly<Partial<Record<string, T>>>,
): Promise<void> {
  const noted = clauseIds.flatMap((id) => {
    const entry = ids.includes(id) ? anew(id) : known[id];
    return entry === undefined ? [] : [[id, entry]];
  });
  const name = fileURLToPath(new URL(`../../../spec/${file}`, import.meta.url));
  await replaceFiles([{ name, content: canonicalJson(Object.fromEntries(noted)) }]);
}

/** Notes that the fixtures of clauses have been read against their statements. */
export async function noteReview(ids: readonly ClauseId[]): Promise<void> {
  await note('review.json', ids, checksum, reviewed);
  await write(`reviewed: ${ids.join(', ')}\n`);
}

/** Notes the version of statements, and that languages follow it. */
export async function noteWording(
  ids: readonly ClauseId[],
  languages: readonly Language[] = LANGUAGES,
): Promise<void> {
  const anew = (id: ClauseId) => {
    const sum = checksum(id);
    const before = wordings[id];
    const of = (language: Language): string =>
      languages.includes(language) ? sum : (before?.[language] ?? sum);
    return { version: versionOf(id), en: of('en'), ru: of('ru'), fr: of('fr') };
  };
  await note('wording.json', ids, anew, wordings);
  await write(`worded in ${languages.join(', ')}: ${ids.join(', ')}\n`);
}

/** A reading of a clause beside each source that it cites; none if it cites nothing. */
export function readingOf(
  id: ClauseId,
  transcripts: Transcripts,
  by: Reader,
): Readonly<Partial<Record<SourceId, Proofreading>>> | undefined {
  const on = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const cited = citedLines(id, transcripts);
  if (cited.length === 0) return undefined;
  return Object.fromEntries(
    cited.map(([source, lines]) => [
      source,
      { on, by, lines, clause: citedChecksums(id)[source]! },
    ]),
  );
}

/** Notes that clauses have been read beside their lines today. */
export async function noteProofreading(
  ids: readonly ClauseId[],
  transcripts: Transcripts,
  by: Reader,
): Promise<void> {
  await note('proofread.json', ids, (id) => readingOf(id, transcripts, by), proofreadings);
  await write(`proofread: ${ids.join(', ')}\n`);
}
