import type { ClauseId } from '../../../../spec/clauses.ts';
import { fill } from '../../strings.ts';
import type { waysStringsOf } from '../../waysstrings.ts';

/** How forums write emphasis, links and text of one width. */
export type Style = 'markdown' | 'bbcode';

/** What a text for a forum tells. */
export interface Post {
  /** What is asked, in words; null where nothing is. */
  readonly action: string | null;
  /** The board as text; null where there is none. */
  readonly board: string | null;
  /** The position on a line; null where none begins there. */
  readonly line: string | null;
  /** The verdict in a sentence, and why; null where there is none. */
  readonly verdict: {
    readonly impossible: boolean;
    readonly sentence: string;
    readonly reasons: readonly { readonly text: string; readonly clauses: readonly ClauseId[] }[];
  } | null;
  readonly edition: string;
  /** Where the position is seen and asked about. */
  readonly link: string;
}

/** How a style writes what a post is made of. */
interface Writer {
  strong(text: string): string;
  code(text: string): string;
  item(text: string): string;
  list(items: readonly string[]): string;
  link(name: string, address: string): string;
}

const WRITERS: Readonly<Record<Style, Writer>> = {
  markdown: {
    strong: (text) => `**${text}**`,
    code: (text) => `\`\`\`\n${text.trimEnd()}\n\`\`\``,
    item: (text) => `- ${text}`,
    list: (items) => items.join('\n'),
    link: (name, address) => `[${name}](${address})`,
  },
  bbcode: {
    strong: (text) => `[b]${text}[/b]`,
    code: (text) => `[code]\n${text.trimEnd()}\n[/code]`,
    item: (text) => `[*]${text}`,
    list: (items) => `[list]\n${items.join('\n')}\n[/list]`,
    link: (name, address) => `[url=${address}]${name}[/url]`,
  },
};

/** A question with its answer as people post it: board, verdict, clauses, and where to look. */
export function forumText(
  { action, board, line, verdict, edition, link }: Post,
  style: Style,
  text: ReturnType<typeof waysStringsOf>['take']['forum'],
  toClause: (id: ClauseId) => string,
): string {
  const writer = WRITERS[style];
  const cited = (ids: readonly ClauseId[]): string =>
    ids.length === 0 ? '' : ` (${ids.map((id) => writer.link(id, toClause(id))).join(', ')})`;
  const reasons = (verdict?.reasons ?? []).map((one) =>
    writer.item(`${one.text}${cited(one.clauses)}`),
  );
  return [
    action === null ? null : writer.strong(fill(text.question, { action })),
    board === null ? null : writer.code(board),
    verdict === null ? null : writer.strong(verdict.sentence),
    reasons.length === 0 ? null : writer.list(reasons),
    verdict?.impossible === true ? text.impossible : null,
    fill(text.edition, { edition }),
    line === null ? null : writer.code(line),
    writer.link(text.seeTitle, link),
  ]
    .filter((part) => part !== null)
    .join('\n\n')
    .concat('\n');
}
