/** Moves the focus by the arrow keys between a search field and the links of what was found. */
export function moveAmongHits(
  event: KeyboardEvent,
  field: HTMLElement | null,
  list: HTMLElement | null,
): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const from = event.target as HTMLElement;
  if (by === undefined || (from !== field && from.tagName !== 'A')) return;
  event.preventDefault();
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(from as HTMLAnchorElement) + by;
  (at < 0 ? field : links[at])?.focus();
}
