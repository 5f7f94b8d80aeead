import { slugOf } from '../../addresses.ts';
import { holdsGame } from '../../engine/fragment.ts';

/** What a link leads to. */
export type Linked =
  /** A game or a position that the link itself holds. */
  | { readonly to: 'fragment'; readonly fragment: string; readonly step: number | null }
  | { readonly to: 'line'; readonly line: string; readonly edition: string | null }
  /** A game or a case of this site, perhaps with a step of it that is asked about. */
  | {
      readonly to: 'file';
      readonly slug: string;
      readonly step: number | null;
      readonly ask: number | null;
    }
  /** A question of players. */
  | { readonly to: 'question'; readonly group: string; readonly id: string }
  /** Something else. */
  | { readonly to: 'elsewhere' };

/** What the id of a case looks like. */
export const CASE = /^[\w-]+(\.[\w-]+)+$/;

/** So much of a text is looked through. */
const LONGEST = 200_000;

/** Pages below those of replays that are none. */
const NO_REPLAY: ReadonlySet<string> = new Set(['open', 'embed', 'case']);

/**
 * The link in a text: the text itself, or the first within it that holds a game or a position. Null
 * where there is none, and in records and games, whose notes may have links.
 */
export function linkIn(text: string): Linked | null {
  const trimmed = text.slice(0, LONGEST).trim();
  if (/^[\ufeff]*[{[]\s*["\p{L}]/u.test(trimmed) && !/^\[(?:url|b)\b/i.test(trimmed)) return null;
  if (/^(?:https?:\/\/|#[pr]=)\S*$/i.test(trimmed)) return linkedBy(trimmed);
  for (const [address] of trimmed.matchAll(/https?:\/\/[^\s<>"'()[\]]+/gi)) {
    const linked = linkedBy(address);
    if (linked.to === 'fragment' || linked.to === 'line') return linked;
  }
  return null;
}

function linkedBy(address: string): Linked {
  // An address without a site is a fragment of this one.
  if (!URL.canParse(address, 'https://here.invalid/')) return { to: 'elsewhere' };
  const { hash, searchParams, pathname } = new URL(address, 'https://here.invalid/');
  const number = (name: string): number | null => {
    const told = searchParams.get(name) ?? '';
    return /^\d{1,6}$/.test(told) ? Number(told) : null;
  };
  const step = number('step');
  if (holdsGame(hash)) return { to: 'fragment', fragment: hash, step };
  const line = searchParams.get('line');
  if (line !== null) return { to: 'line', line, edition: searchParams.get('edition') };
  const group = /\/questions\/([a-z]+)\/?$/.exec(pathname)?.[1];
  if (group !== undefined && CASE.test(hash.slice(1)))
    return { to: 'question', group, id: hash.slice(1) };
  const slug = /\/replays\/((?:[\w-]+\/)*[\w-]+)\/?$/.exec(pathname)?.[1] ?? null;
  if (slug !== null && !NO_REPLAY.has(slug)) return { to: 'file', slug, step, ask: null };
  const id = searchParams.get(slug === 'case' ? 'id' : 'case') ?? '';
  return CASE.test(id)
    ? { to: 'file', slug: slugOf(id), step, ask: number('ask') }
    : { to: 'elsewhere' };
}
