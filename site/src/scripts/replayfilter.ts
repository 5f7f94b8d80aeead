import { fill } from '../strings.ts';

/** Shows the replays that all that is chosen holds of; the address keeps the choice. */
export function followFilter(): void {
  const form = document.querySelector<HTMLFormElement>('.replay-filter')!;
  const told = document.querySelector<HTMLElement>('.replay-count')!;
  const selects = [...form.querySelectorAll('select')];
  const folded = [...document.querySelectorAll('details')].filter((one) =>
    one.querySelector('.replays'),
  );
  const rows = [...document.querySelectorAll<HTMLElement>('.replays > li')];

  function show(): void {
    for (const row of rows) {
      row.hidden = selects.some(
        ({ name, value }) => value !== '' && !row.dataset[name]!.split(' ').includes(value),
      );
    }
    for (const list of document.querySelectorAll<HTMLElement>('.replay-list:has(.replays)')) {
      list.hidden = list.querySelector('.replays > li:not([hidden])') === null;
    }
    // What is chosen is not to be looked for in what is folded.
    if (selects.some(({ value }) => value !== '')) for (const one of folded) one.open = true;
    const shown = rows.filter(({ hidden }) => !hidden).length;
    told.textContent = fill(told.dataset.text!, { shown, all: rows.length });
  }

  function read(): void {
    const asked = new URLSearchParams(location.search);
    for (const select of selects) {
      const value = asked.get(select.name) ?? '';
      select.value = [...select.options].some((option) => option.value === value) ? value : '';
    }
    show();
  }

  form.addEventListener('change', () => {
    const url = new URL(location.href);
    for (const { name, value } of selects) {
      if (value === '') url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    history.replaceState(null, '', url);
    show();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  // Also when a browser comes back to the page with what was chosen there.
  addEventListener('pageshow', read);
  read();
}
