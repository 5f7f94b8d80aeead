import type { RecordJson } from '../../../machine/record/format.ts';
import type { EditionId } from '../../../spec/ids.ts';
import type { Language } from '../../../spec/text.ts';
import {
  BadLink,
  fromFragment,
  holdsGame,
  type LinkFault,
  toFragment,
  toPositionFragment,
} from '../engine/fragment.ts';
import type { Brought } from '../engine/labways/ways.ts';
import { fetched } from '../fetched.ts';
import { toFile } from '../links.ts';
import { ask } from './engine.ts';

/**
 * The address of a session: a position or a game in its fragment, or `?line=` with a position line
 * and `?edition=`, by which other sites lead here; `?step=` is how far it is played. `?case=` names a
 * case or a game of the suite, and `?ask=` the step of it that is asked about.
 */

/** What an address holds; null where it holds nothing. */
export type Addressed = Brought | { readonly fault: LinkFault } | null;

/** No line that anybody writes is longer; what is, is not read. */
const LONGEST = 100_000;

/** Whether an address may hold something to begin with. */
export const holdsSession = ({ hash, search }: Pick<Location, 'hash' | 'search'>): boolean =>
  holdsGame(hash) || /[?&](line|case)=/.test(search);

/** Reads the page's own address. */
export async function addressed(
  { hash, search }: Pick<Location, 'hash' | 'search'>,
  language: Language,
): Promise<Addressed> {
  const asked = new URLSearchParams(search);
  const number = (name: string): number | null => {
    const told = asked.get(name) ?? '';
    return /^\d{1,6}$/.test(told) ? Number(told) : null;
  };
  const step = number('step');
  const wanted = step === null ? {} : { step };
  try {
    const held = await fromFragment(hash);
    const id = asked.get('case');
    if (held === null && id !== null) {
      const { begunWith } = await import('./start/begun.ts');
      const fetchFile = (slug: string): Promise<string> => fetched(toFile(slug));
      return await begunWith(id, { step, ask: number('ask') }, { language, ask, fetchFile });
    }
    const text = held === null ? asked.get('line') : await held.text();
    if (text === null || text.trim() === '') return null;
    const cut = held === null ? text.slice(0, LONGEST) : text;
    return await ask('bring', { text: cut, language, ...wanted });
  } catch (error) {
    if (error instanceof BadLink) return { fault: error.fault };
    throw error;
  }
}

/** The edition that an address asks for beside a line. */
export function askedEdition(search: string, known: readonly EditionId[]): EditionId | null {
  const asked = new URLSearchParams(search);
  return asked.has('line') ? (known.find((id) => id === asked.get('edition')) ?? null) : null;
}

/** The fragment that holds a session. */
export async function fragmentOf(record: RecordJson, language: Language): Promise<string> {
  const { game } = await ask('carry', { record, action: null, language });
  return record.steps.length === 0 && record.variations === undefined
    ? toPositionFragment(game)
    : toFragment(new Blob([game]));
}

/** Makes the address of the page name a session, without a new entry in the history. */
export function name(fragment: string, step: number | null): void {
  const search = step === null ? '' : `?step=${step}`;
  const { href } = new URL(`${location.pathname}${search}${fragment}`, location.href);
  if (href !== location.href) history.replaceState(null, '', href);
}
