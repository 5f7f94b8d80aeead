/** What is being written survives a reload and a change of language, as long as the tab is open. */
const KEY = 'shedu-own-draft';

/** A text, and whether it is being written rather than pasted. */
export interface KeptDraft {
  readonly written: string;
  readonly writing: boolean;
}

const NOTHING: KeptDraft = { written: '', writing: false };

export function keepDraft(draft: KeptDraft): void {
  try {
    if (draft.written === '' && !draft.writing) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without room or storage it is there until the page is left.
  }
}

export function keptDraft(): KeptDraft {
  try {
    const { written, writing } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof written !== 'string') return NOTHING;
    return { written, writing: writing === true };
  } catch {
    return NOTHING;
  }
}
