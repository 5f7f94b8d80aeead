/** What is to be seen in a drawn chart. */
interface Lit {
  readonly states: readonly string[];
  readonly taken: readonly string[];
  readonly chosen: string | null;
}

/** Marks the active states, the edges taken and the state chosen, and brings them into view. */
export function light(sheet: HTMLElement, { states, taken, chosen }: Lit): void {
  for (const state of sheet.querySelectorAll('[data-state]')) {
    const id = state.getAttribute('data-state') ?? '';
    state.classList.toggle('is-active', states.includes(id));
    state.classList.toggle('is-chosen', id === chosen);
  }
  for (const edge of sheet.querySelectorAll('[data-edge]'))
    edge.classList.toggle('is-taken', taken.includes(edge.getAttribute('data-edge') ?? ''));
  for (const route of sheet.querySelectorAll('[data-route]')) {
    const edges = route.getAttribute('data-route')?.split(' ') ?? [];
    const gone = edges.some((id) => taken.includes(id));
    route.classList.toggle('is-taken', gone);
    // Above the lines that cross it.
    if (gone) route.parentElement?.append(route);
  }
  const innermost = states.at(-1);
  const state = [...sheet.querySelectorAll('[data-state]')].find(
    (one) => one.getAttribute('data-state') === innermost,
  );
  if (state !== undefined) bringIntoView(sheet, state);
}

const EDGE = 24;

/** Scrolls the sheet, and nothing around it, so that something on it is well inside. */
function bringIntoView(sheet: HTMLElement, what: Element): void {
  const outer = sheet.getBoundingClientRect();
  const inner = what.getBoundingClientRect();
  const by = (from: number, to: number, low: number, high: number): number =>
    from >= low + EDGE && to <= high - EDGE ? 0 : (from + to) / 2 - (low + high) / 2;
  const left = by(inner.left, inner.right, outer.left, outer.right);
  const top = by(inner.top, inner.bottom, outer.top, outer.bottom);
  if (left !== 0 || top !== 0) sheet.scrollBy({ left, top });
}
