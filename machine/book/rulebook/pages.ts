import { element } from '../../draw/svg.ts';

/** Places in the contents of a book for the pages of its parts, which only printing tells. */

/** An empty place for the page of what has the id. */
export const emptyPage = (id: string): string =>
  element('span', { class: 'page', 'data-of': id }, '');

const PLACE = /<span class="page" data-of="([^"]+)"><\/span>/g;

/** The ids whose pages a book has places for. */
export const emptyPages = (html: string): readonly string[] =>
  Array.from(html.matchAll(PLACE), ([, id]) => id!);

/** A book with its places filled; one without a page stays empty. */
export const pagesIn = (html: string, pages: ReadonlyMap<string, number>): string =>
  html.replace(PLACE, (place, id: string) => {
    const page = pages.get(id) ?? 0;
    return page === 0 ? place : `<span class="page">${page}</span>`;
  });
