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

/** Up and Down, Home and End move among the links of the list. */
function moved(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget as HTMLElement;
  const links = stepLinksIn(list);
  const at = links.indexOf(event.target as HTMLElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(at - 1, 0),
    ArrowDown: Math.min(at + 1, links.length - 1),
    Home: 0,
    End: links.length - 1,
  };
  const next = Object.hasOwn(targets, event.key) ? links[targets[event.key]!] : undefined;
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  makeStop(list, next);
  next.focus();
}
