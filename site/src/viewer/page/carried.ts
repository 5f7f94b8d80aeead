import type { Telling } from '../../../../machine/book/telling/told.ts';
import { titlesOf } from '../../../../machine/draw/titles.ts';
import type { Language } from '../../../../spec/text.ts';
import type { Strings } from '../../strings.ts';
import type { Tongue } from '../tongue.ts';

/** What a page hands to its viewer as JSON, so that no script carries texts or games. */
export interface ViewerPage extends Tongue {
  /**
   * Where the game as told in the page's language lies, or the telling itself if it is small; null
   * where there is none to tell.
   */
  readonly telling: string | Telling | null;
  /** The record itself. */
  readonly record: string | null;
}

/** Ids of the element that carries the data, and of the one the viewer takes over. */
export const PAGE_ID = 'viewer-page';
export const HOST_ID = 'viewer';

/** The texts of a language that a viewer needs. */
export const tongueOf = (language: Language, strings: Strings): Tongue => ({
  language,
  titles: titlesOf(language),
  texts: {
    name: strings.name,
    color: strings.color,
    dynasty: strings.dynasty,
    leaders: strings.leaders,
    list: strings.list,
    casePage: strings.casePage,
    viewer: strings.viewer,
  },
});

/** What the page carries. */
export const carried = (): ViewerPage =>
  JSON.parse(document.getElementById(PAGE_ID)?.textContent ?? '') as ViewerPage;

/** JSON as it may stand in a script element. */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Fetches a text. @throws Error naming status and address */
export async function fetched(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  return response.text();
}
