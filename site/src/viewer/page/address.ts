import type { Asked, Place } from '../replay/place.ts';

/** Reads `?step=N`; without it, or if there is no such position, the start. */
export function askedPosition(search: string, last: number): Asked {
  const step = new URLSearchParams(search).get('step');
  if (step === null) return { position: 0, asked: null };
  const position = /^\d{1,6}$/.test(step) ? Number(step) : -1;
  return position >= 0 && position <= last
    ? { position, asked: null }
    : { position: 0, asked: step };
}

/** How long the address waits for the next step: browsers refuse to change it too often. */
const PAUSE = 150;

let due: ReturnType<typeof setTimeout> | undefined;

/** The page's own address names the position; what else it names stays. */
export const addressPlace: Place = {
  asked: (last) => askedPosition(location.search, last),
  linkTo(position) {
    const asked = new URLSearchParams(location.search);
    asked.set('step', String(position));
    return `?${asked}`;
  },
  /** Without a new entry in the history. */
  show(position) {
    clearTimeout(due);
    due = setTimeout(() => {
      const url = new URL(location.href);
      url.searchParams.set('step', String(position));
      if (url.href !== location.href) history.replaceState(null, '', url);
    }, PAUSE);
  },
  follow(moved) {
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  },
  get keys() {
    return document;
  },
};

/** Makes the page's address name another position, and its viewer follow. */
export function goTo(position: number): void {
  clearTimeout(due);
  history.replaceState(null, '', `${addressPlace.linkTo(position)}${location.hash}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Makes the address of the page name no position and nothing in its fragment. */
export function clearAddress(): void {
  clearTimeout(due);
  history.replaceState(null, '', location.pathname);
}
