import { type Place, type Sight, wishFor } from '../replay/place.ts';

/** What of the address names a position, and whose eyes it is seen with. */
const STEP = 'step';
const VIEW = 'view';

/** How long the address waits for the next step: browsers refuse to change it too often. */
const PAUSE = 150;

let due: ReturnType<typeof setTimeout> | undefined;
let shown: Sight | null = null;

/** The address of what may be in sight; what else the page's own names stays. */
function addressOf({ position, viewpoint }: Sight): string {
  const asked = new URLSearchParams(location.search);
  asked.set(STEP, String(position));
  if (viewpoint === 'all') asked.delete(VIEW);
  else asked.set(VIEW, String(viewpoint));
  return `?${asked}`;
}

/** The page's own address names what is in sight. */
export const addressPlace: Place = {
  asked(extent) {
    const asked = new URLSearchParams(location.search);
    return wishFor(asked.get(STEP), asked.get(VIEW), extent);
  },
  linkTo: addressOf,
  show(sight) {
    shown = sight;
    clearTimeout(due);
    due = setTimeout(write, PAUSE);
  },
  follow(moved) {
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  },
  get keys() {
    return document;
  },
};

/** Makes the address name what is in sight, without a new entry in the history. */
function write(): void {
  clearTimeout(due);
  if (shown === null) return;
  const { href } = new URL(addressOf(shown) + location.hash, location.href);
  shown = null;
  if (href !== location.href) history.replaceState(null, '', href);
}

/** Makes the page's address name another position, and its viewer follow. */
export function goTo(position: number): void {
  write();
  const asked = new URLSearchParams(location.search);
  asked.set(STEP, String(position));
  history.replaceState(null, '', `?${asked}${location.hash}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Makes the address of the page name nothing of a game, not even in its fragment. */
export function clearAddress(): void {
  clearTimeout(due);
  shown = null;
  history.replaceState(null, '', location.pathname);
}
