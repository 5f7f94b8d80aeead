/** Lists and grids that are one stop of the Tab key each: inside, other keys move the focus. */

/** Whether the focus is in a part of the page, which may be a shadow of it. */
export function hasFocus(part: HTMLElement): boolean {
  const root = part.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot
    ? part.contains(root.activeElement)
    : false;
}

/** Lets the focus come to one member of a group when it comes to the group. */
export function makeStop(group: HTMLElement, member: HTMLElement | null | undefined): void {
  if (member == null) return;
  for (const other of group.querySelectorAll('[tabindex="0"]'))
    other.setAttribute('tabindex', '-1');
  member.setAttribute('tabindex', '0');
}
