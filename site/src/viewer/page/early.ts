/**
 * The game as told is asked for by a line in the head of its page, before any script of the page has
 * come. A link that preloads it would not do: a service worker answers only what a script asks for,
 * and the browser would fetch it twice.
 */

const NAME = 'sheduTelling';

/** The line that asks for the text at an address. */
export const askedEarly = (address: string): string =>
  `globalThis.${NAME}=fetch(${JSON.stringify(address)})`;

/** What has been asked for early; null where nothing was. */
export const early = (): Promise<Response> | null =>
  (globalThis as { [NAME]?: Promise<Response> })[NAME] ?? null;
