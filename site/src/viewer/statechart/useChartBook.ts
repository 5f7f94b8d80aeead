import { useEffect, useState } from 'preact/hooks';
import type { ChartBook } from '../../../../machine/book/statechart/chartbook.ts';
import type { Language } from '../../../../spec/text.ts';
import { toChart } from '../../links.ts';
import { fetched } from '../page/fetched.ts';

const fetching = new Map<string, Promise<ChartBook>>();

/** The drawn statechart in a language, fetched once. */
function chartIn(language: Language): Promise<ChartBook> {
  const address = toChart(language);
  let book = fetching.get(address);
  if (book === undefined) {
    book = fetched(address).then((text) => JSON.parse(text) as ChartBook);
    book.catch(() => fetching.delete(address));
    fetching.set(address, book);
  }
  return book;
}

/** The drawn statechart, once it has come. */
export function useChartBook(language: Language): ChartBook | 'loading' | 'missing' {
  const [book, show] = useState<ChartBook | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let wanted = true;
    chartIn(language).then(
      (come) => wanted && show(come),
      () => wanted && show('missing'),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return book;
}
