import { clearAddress } from '../viewer/page/address.ts';

/** `?game=N`: the game that is open of a source with several. */
const KEY = 'game';

/** The number of the game that the address asks for, from 1. */
export function askedGame(): number | null {
  const asked = new URLSearchParams(location.search).get(KEY) ?? '';
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
}

/** Makes the address name a game, and no position of it. */
export function nameGame(number: number): void {
  clearAddress();
  history.replaceState(null, '', `?${new URLSearchParams({ [KEY]: String(number) })}`);
}

/** Makes the address name a position, unless it names one. */
export function suggestPosition(position: number): void {
  const asked = new URLSearchParams(location.search);
  if (asked.has('step')) return;
  asked.set('step', String(position));
  history.replaceState(null, '', `?${asked}${location.hash}`);
}

/** What the address asks for besides the game, which a link to the game alone does not number. */
export function restOfSearch(): string {
  const asked = new URLSearchParams(location.search);
  asked.delete(KEY);
  return asked.size === 0 ? '' : `?${asked}`;
}
