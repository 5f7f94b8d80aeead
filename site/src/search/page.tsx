import { render } from 'preact';
import { placeOf } from './place.ts';
import { Results } from './Results.tsx';
import '../styles/search.css';

/** The search in a page, whose address keeps what is searched for. */
const host = document.querySelector<HTMLElement>('[data-search-page]');
if (host !== null) {
  const { language, texts, index, only } = placeOf(host);
  const searched = (query: string): void => {
    const url = new URL(location.href);
    if (query === '') url.searchParams.delete('q');
    else url.searchParams.set('q', query);
    history.replaceState(null, '', url);
  };
  const start = (new URLSearchParams(location.search).get('q') ?? '').slice(0, 200);
  host.replaceChildren();
  render(<Results {...{ language, texts, index, start, only, searched }} />, host);
}
