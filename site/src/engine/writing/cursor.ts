import { type Part, partsOf } from './parts.ts';

/** What is being typed where the cursor is; `from` is where the word before the cursor begins. */
export type Cursor =
  | { readonly at: 'header'; readonly from: number }
  | { readonly at: 'value'; readonly from: number; readonly header: string }
  | {
      readonly at: 'move';
      readonly from: number;
      /** What stands before the move, in the line of play in which it is made. */
      readonly before: string;
      /** The words of the move before the one that is being typed. */
      readonly head: string;
    }
  /** Words of a comment, JSON and the like, with which nobody can help. */
  | { readonly at: 'elsewhere'; readonly from: number };

/** What somebody is about to type in a text. */
export function cursorIn(text: string, cursor: number): Cursor {
  const until = text.slice(0, cursor);
  const parts = partsOf(until);
  const last = parts.at(-1);
  if (last !== undefined && !last.closed) return within(last, until);
  const typed = last?.kind === 'move' && /^[ \t\u00a0]*$/.test(until.slice(last.to));
  const begin = typed ? last.from : cursor;
  const move = until.slice(begin);
  const word = /\S*$/.exec(move)?.[0] ?? '';
  const from = cursor - word.length;
  const before = lineOfPlay(typed ? parts.slice(0, -1) : parts, until.slice(0, begin));
  return { at: 'move', from, before, head: until.slice(begin, from).trim() };
}

function within({ kind, from }: Part, until: string): Cursor {
  const inside = until.slice(from + 1);
  const [, name = ''] = /^\s*([A-Za-z-]*)$/.exec(inside) ?? [];
  if (kind === 'header' && (name !== '' || inside.trim() === ''))
    return { at: 'header', from: until.length - name.length };
  const [, header, value = ''] = /^\s*([A-Za-z-]+)\s+"([^"\\\n]*)$/.exec(inside) ?? [];
  if (kind === 'header' && header !== undefined) {
    const word = /\S*$/.exec(value)?.[0] ?? '';
    return { at: 'value', from: until.length - word.length, header };
  }
  return { at: 'elsewhere', from: until.length };
}

/** The text without what a variation that is still open stands in place of. */
function lineOfPlay(parts: readonly Part[], text: string): string {
  const left: { readonly from: number; readonly to: number }[] = [];
  const moves: (number | undefined)[] = [];
  let depth = 0;
  for (const { kind, from, to, depth: within } of parts) {
    if (kind === 'move') moves[within] = from;
    else if (kind === 'open') {
      const goesOn = /^\s*\.\.\./.exec(text.slice(to))?.[0].length ?? 0;
      left.push({ from: goesOn > 0 ? from : (moves[within] ?? from), to: to + goesOn });
      moves[within + 1] = undefined;
      depth++;
    } else if (kind === 'close' && depth > 0) {
      left.pop();
      depth--;
    }
  }
  let line = '';
  let at = 0;
  for (const { from, to } of left) {
    line += `${text.slice(at, from)} `;
    at = to;
  }
  return line + text.slice(at);
}
