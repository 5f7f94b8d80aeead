import type { Strings } from '../strings.ts';

/** Something to read games from: a file, a text that was pasted, or what a link held. */
export interface Source {
  readonly name: string;
  readonly content: Blob;
}

export const MEDIA = 'application/json';

/** The texts of the page that opens games. */
export type OwnTexts = Strings['own'];

/** A file that was chosen, dropped or pasted. */
export const ofFile = (file: File): Source => ({ name: file.name, content: file });

/** A text that was pasted, dropped or written. */
export const ofText = (text: string, { pasted }: OwnTexts): Source => ({
  name: pasted,
  content: new Blob([text], { type: MEDIA }),
});

/** What was dropped or pasted, or null when there is neither a file nor a text in it. */
export function ofTransfer(transfer: DataTransfer | null, texts: OwnTexts): Source | null {
  const file = transfer?.files[0];
  if (file !== undefined) return ofFile(file);
  const text = transfer?.getData('text/plain') ?? '';
  return text.trim() === '' ? null : ofText(text, texts);
}
