/** The script that this is; loaded as a module, it is found by its name. */
const script =
  document.currentScript ?? document.querySelector<HTMLScriptElement>('script[src*="embed.js"]');

/** The home page of the site, where the script came from. */
export const SITE = new URL('.', script instanceof HTMLScriptElement ? script.src : location.href)
  .href;
