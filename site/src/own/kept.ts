import { bytesOf, lettersOf } from '../engine/letters.ts';
import { MEDIA, type Source } from './source.ts';

/** The files survive a reload and a change of language, as long as the tab is open. */
const KEY = 'shedu-own';

/** What is larger is not kept. */
const LARGEST = 2_000_000;

/** A source as storage holds it, a letter for each byte. */
interface Kept {
  readonly name: string;
  readonly fenced?: boolean;
  readonly files: readonly { readonly name: string; readonly bytes: string }[];
}

/** Keeps a source for this tab. */
export async function keep({ files, ...source }: Source): Promise<void> {
  forget();
  if (files.reduce((sum, { content }) => sum + content.size, 0) > LARGEST) return;
  const stored = files.map(async ({ name, content }) => ({
    name,
    bytes: lettersOf(new Uint8Array(await content.arrayBuffer())),
  }));
  try {
    const kept: Kept = { ...source, files: await Promise.all(stored) };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without room or storage it is there until the page is left.
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing can have been kept.
  }
}

/** What this tab has open. */
export function kept(): Source | null {
  try {
    const { files, ...source } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Kept;
    const named = files.map(({ name, bytes }) => ({
      name,
      content: new Blob([bytesOf(bytes)], { type: MEDIA }),
    }));
    return { ...source, files: named };
  } catch {
    return null;
  }
}
