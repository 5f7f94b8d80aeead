import type { EditionId } from './ids.ts';
import file from './sources.json' with { type: 'json' };
import type { Language, Text } from './text.ts';

export type SourceId = keyof typeof file.sources;

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

export const sources = file.sources as Readonly<Record<SourceId, Source>>;

export const sourceIds = Object.keys(sources) as readonly SourceId[];
