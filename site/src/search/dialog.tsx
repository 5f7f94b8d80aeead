import { render } from 'preact';
import type { SearchPlace } from './place.ts';
import { Results } from './Results.tsx';
import '../styles/search.css';

/** Opens the search over the page; it gives the focus back when it closes. */
export function openSearch({ language, texts, index, close }: SearchPlace): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.setAttribute('aria-label', texts.title);
  dialog.setAttribute('closedby', 'any');
  document.body.append(dialog);
  const end = (): void => dialog.close();
  dialog.addEventListener('close', () => {
    render(null, dialog);
    dialog.remove();
  });
  // A result on the same page leaves this open otherwise.
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) end();
  });
  dialog.showModal();
  render(
    <>
      <button type="button" class="close" aria-label={close} title={close} onClick={end}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
      <Results language={language} texts={texts} index={index} start="" />
    </>,
    dialog,
  );
}
