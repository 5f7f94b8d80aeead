/** What the text of a game is made of, as far as colours, places and suggestions need to know. */
export type PartKind =
  | 'header'
  | 'conflict'
  | 'comment'
  | 'raw'
  | 'open'
  | 'close'
  | 'turn'
  | 'move';

/** A stretch of a text; `closed` is false where the text ends within it. */
export interface Part {
  readonly kind: PartKind;
  readonly from: number;
  readonly to: number;
  readonly closed: boolean;
  /** In how many variations it lies. */
  readonly depth: number;
}

const TURN = /\d+\.+|[^\][\s,;:{}()"0-9@$][^\][\s,;:{}()"@$]*[ \t\u00a0]*:/y;
const MOVE = /(?:(?![ \t\u00a0]\d+\.)[^\][,;:{}()"@$\n\r])+/y;

/**
 * Takes a text apart without asking whether it is right, so that one that is being typed has parts
 * too. The grammar of the notation is what decides; this only finds where things begin and end.
 */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let played = false;
  let at = 0;
  while (at < text.length) {
    const kind = kindAt(text, at, played);
    if (kind === null) {
      at++;
      continue;
    }
    const to = endOf(kind, text, at);
    const closed = kind === 'open' || kind === 'close' || to <= text.length;
    if (kind === 'close') depth = Math.max(0, depth - 1);
    parts.push({ kind, from: at, to: Math.min(to, text.length), closed, depth });
    if (kind === 'open') depth++;
    if (kind === 'turn' || kind === 'move' || kind === 'raw') played = true;
    at = to;
  }
  return parts;
}

function kindAt(text: string, at: number, played: boolean): PartKind | null {
  switch (text[at]) {
    case '{':
      return 'comment';
    case '(':
      return 'open';
    case ')':
      return 'close';
    case '@':
      return 'raw';
    case '[':
      return played ? 'conflict' : 'header';
  }
  TURN.lastIndex = at;
  if (TURN.test(text)) return 'turn';
  return /[\s,;:\]}"$]/.test(text[at]!) ? null : 'move';
}

/** Behind a part; behind the text if it is not closed. */
function endOf(kind: PartKind, text: string, at: number): number {
  switch (kind) {
    case 'comment':
      return commentEnd(text, at + 1);
    case 'header':
    case 'conflict':
      return bracketEnd(text, at);
    case 'raw':
      return text[at + 1] === '{' ? bracketEnd(text, at + 1) : at + 1;
    case 'turn':
      TURN.lastIndex = at;
      return at + (TURN.exec(text)?.[0].length ?? 1);
    case 'move':
      MOVE.lastIndex = at;
      return at + Math.max(1, (MOVE.exec(text)?.[0] ?? '').trimEnd().length);
    default:
      return at + 1;
  }
}

function commentEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '}') {
    if (text[at] === '\\') at += 2;
    else at = text.startsWith('[%', at) ? bracketEnd(text, at) : at + 1;
  }
  return at + 1;
}

/** Behind the bracket that closes one, with all that lies between; quotes hold brackets that count nothing. */
function bracketEnd(text: string, from: number): number {
  let open = 0;
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!;
    if (quoted) {
      if (sign === '\\') at++;
      else if (sign === '"' || sign === '\n') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '[' || sign === '{') open++;
    else if ((sign === ']' || sign === '}') && --open === 0) return at + 1;
  }
  return text.length + 1;
}
