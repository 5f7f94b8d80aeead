import type { EditionId } from './ids.ts';
import file from './sources.json' with { type: 'json' };
import type { Language, Text } from './text.ts';

/** The rulebooks that every clause is traced to. */
export type SourceId = keyof typeof file.sources;

/** A rulebook as a document: what it is, and the transcript that citations count lines of. */
export interface Source {
  readonly language: Language;
  /** The edition this document witnesses. */
  readonly edition: EditionId;
  readonly title: string;
  readonly description: Text;
  readonly author: Text;
  /** Number of lines of our transcript, which the line ranges of citations count. */
  readonly lines: number;
  /** How the SHA-256 of the transcript begins. */
  readonly sha256: string;
}

/** Every source by its id. */
export const sources = file.sources as Readonly<Record<SourceId, Source>>;

/** The ids of the sources. */
export const sourceIds = Object.keys(sources) as readonly SourceId[];
