import { useLayoutEffect } from 'preact/hooks';
import { hasFocus, makeStop } from '../roving.ts';

/** The link to a position in a list of steps. */
export const linkIn = (list: Element | null, position: number): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-step="${position}"]`) ?? null;

const stepLinksIn = (list: HTMLElement): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[data-step]'),
];

/**
 * Makes a list of links to steps one stop of the Tab key: the link to the position shown, else the
 * first. Where the focus is in the list, it follows what is shown. Answers what keys do in the list.
 */
export function useStepList(
  box: { readonly current: HTMLElement | null },
  position: number,
  content: unknown,
): (event: KeyboardEvent) => void {
  useLayoutEffect(() => {
    const list = box.current;
    if (list === null) return;
    const shown = linkIn(list, position);
    makeStop(
      list,
      shown ?? list.querySelector<HTMLElement>('[tabindex="0"]') ?? stepLinksIn(list)[0],
    );
    if (hasFocus(list)) shown?.focus({ preventScroll: true });
  }, [box, position, content]);
  return moved;
}

/** Up and Down move among the links of the list; other keys do what they do in all of the viewer. */
function moved(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget as HTMLElement;
  const links = stepLinksIn(list);
  const at = links.indexOf(event.target as HTMLElement);
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (at < 0 || by === undefined) return;
  const next = links[Math.min(Math.max(at + by, 0), links.length - 1)]!;
  event.preventDefault();
  makeStop(list, next);
  next.focus();
}
