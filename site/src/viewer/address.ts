/** Which position the address asks for; `asked` tells what it named if that is none. */
export interface Asked {
  readonly position: number;
  readonly asked: string | null;
}

/** Reads `?step=N`; without it, or if there is no such position, the start. */
export function askedPosition(search: string, last: number): Asked {
  const step = new URLSearchParams(search).get('step');
  if (step === null) return { position: 0, asked: null };
  const position = /^\d{1,6}$/.test(step) ? Number(step) : -1;
  return position >= 0 && position <= last
    ? { position, asked: null }
    : { position: 0, asked: step };
}

/** A link to a position of the replay that is shown; what else the address names stays. */
export function linkTo(position: number): string {
  const asked = new URLSearchParams(location.search);
  asked.set('step', String(position));
  return `?${asked}`;
}

/** How long the address waits for the next step: browsers refuse to change it too often. */
const PAUSE = 150;

let due: ReturnType<typeof setTimeout> | undefined;

/** Makes the address name a position, without a new entry in the history. */
export function showInAddress(position: number): void {
  clearTimeout(due);
  due = setTimeout(() => {
    const url = new URL(location.href);
    url.searchParams.set('step', String(position));
    if (url.href !== location.href) history.replaceState(null, '', url);
  }, PAUSE);
}
