import { placeOf } from './place.ts';

/** Opens the search over the page by its button or by Ctrl+K; the rest is fetched then. */
const button = document.querySelector<HTMLElement>('a[data-search]');
if (button !== null) {
  let opening = false;
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (opening || document.querySelector('dialog:modal') !== null) return;
    opening = true;
    try {
      const { openSearch } = await import('./dialog.tsx');
      openSearch(placeOf(button));
    } catch {
      location.assign(button.getAttribute('href')!);
    } finally {
      opening = false;
    }
  };
  button.setAttribute('aria-keyshortcuts', 'Control+K');
  button.addEventListener('click', (event) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) open(event);
  });
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) open(event);
  });
}
