/** A block between fences, as Markdown writes code. */
const BLOCK = /^[ \t]*(`{3,}|~{3,})[^`\r\n]*\r?\n([\s\S]*?)^[ \t]*\1[`~]*[ \t]*\r?$/m;

/** The text within code fences, whatever stands around them; null where the text has none. */
export function withinFences(text: string): string | null {
  // What begins like JSON is a record, and fences in it belong to a note.
  if (/^\s*[{[]/.test(text)) return null;
  return BLOCK.exec(text)?.[2] ?? null;
}
