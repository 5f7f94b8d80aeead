/** Shows the chapter that is chosen and hides the others; the address keeps the choice. */
export function followChapter(): void {
  const select = document.querySelector<HTMLSelectElement>('#chapter')!;
  const filter = select.closest<HTMLElement>('[data-filter]')!;
  const asked = new URLSearchParams(location.search).get('chapter') ?? '';
  if ([...select.options].some(({ value }) => value === asked)) select.value = asked;
  filter.hidden = false;
  show(select.value);
  select.addEventListener('change', () => {
    const url = new URL(location.href);
    if (select.value === '') url.searchParams.delete('chapter');
    else url.searchParams.set('chapter', select.value);
    history.replaceState(null, '', url);
    show(select.value);
  });
}

function show(chapter: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-chapter]')) {
    part.hidden = chapter !== '' && part.dataset.chapter !== chapter;
  }
}
