import type { Language } from '../../../spec/text.ts';
import { count, type Strings } from '../strings.ts';
import { withinFences } from './fences.ts';

/** A file with games, or a text that stands for one. */
export interface Named {
  readonly name: string;
  readonly content: Blob;
}

/** Something to read games from: files, a text that was pasted, or what a link held. */
export interface Source {
  /** What it is called as a whole. */
  readonly name: string;
  readonly files: readonly Named[];
  /** Whether code fences around its text were left out. */
  readonly fenced?: boolean;
}

export const MEDIA = 'application/json';

/** The texts of the page that opens games. */
export type OwnTexts = Strings['own'];

/** What a source is called by itself, in the language of the page. */
export interface Naming {
  readonly text: OwnTexts;
  readonly language: Language;
}

/** A single text under a name. */
export const ofBlob = (name: string, content: Blob): Source => ({
  name,
  files: [{ name, content }],
});

/** Files that were chosen, dropped or pasted; null where there are none. */
export function ofFiles(list: Iterable<File>, { text, language }: Naming): Source | null {
  const files = [...list].map((file) => ({ name: file.name, content: file }));
  const [first, ...others] = files;
  if (first === undefined) return null;
  return {
    name: others.length === 0 ? first.name : count(text.files, files.length, language),
    files,
  };
}

/** A text that was pasted, dropped or written. */
export function ofText(text: string, { pasted }: Naming['text']): Source {
  const within = withinFences(text);
  const source = ofBlob(pasted, new Blob([within ?? text], { type: MEDIA }));
  return within === null ? source : { ...source, fenced: true };
}

/** What was dropped or pasted, or null when there is neither a file nor a text in it. */
export function ofTransfer(transfer: DataTransfer | null, naming: Naming): Source | null {
  const files = ofFiles(transfer?.files ?? [], naming);
  if (files !== null) return files;
  const text = transfer?.getData('text/plain') ?? '';
  return text.trim() === '' ? null : ofText(text, naming.text);
}
