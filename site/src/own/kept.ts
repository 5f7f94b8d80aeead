import { MEDIA, type Source } from './source.ts';

/** The file survives a reload and a change of language, as long as the tab is open. */
const KEY = 'shedu-own';

/** What is larger is not kept. */
const LARGEST = 2_000_000;

/** Keeps a source for this tab. */
export async function keep({ name, content }: Source): Promise<void> {
  forget();
  if (content.size > LARGEST) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, text: await content.text() }));
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
    const { name, text } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? {};
    if (typeof name !== 'string' || typeof text !== 'string') return null;
    return { name, content: new Blob([text], { type: MEDIA }) };
  } catch {
    return null;
  }
}
