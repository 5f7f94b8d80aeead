/**
 * The game as told is asked for by a line in the head of its page, before any script of the page has
 * come. A link that preloads it would not do: where a service worker runs, the browser leaves what a
 * link has preloaded, fetches it again and warns.
 */

const NAME = 'sheduTelling';

/** The line that asks for it, below the link that says where it lies. */
export const ASK_EARLY = `(globalThis.${NAME}=fetch(document.querySelector('link[type="application/json"]').href)).catch(()=>{})`;

/** What has been asked for early; null where nothing was. */
export const early = (): Promise<Response> | null =>
  (globalThis as { [NAME]?: Promise<Response> })[NAME] ?? null;
