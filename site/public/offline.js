// Keeps the site for use without a connection: the shell at once, and what every reader may want
// next in the language of the page.
(() => {
  if (!('serviceWorker' in navigator)) return;
  const base = new URL('.', document.currentScript.src);
  const { lang } = document.documentElement;
  const home = new URL(lang === 'en' ? '.' : `${lang}/`, base);
  const keep = async (address) => {
    if (await caches.match(address, { ignoreSearch: true })) return;
    await fetch(address, { priority: 'low' });
  };
  const begin = async () => {
    const registered = await navigator.serviceWorker.register(new URL('sw.js', base));
    if (registered === undefined) return;
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
      });
    }
    const loaded = document.querySelectorAll(
      'script[src], link[href]:is([rel=stylesheet], [rel=icon], [type="application/json"])',
    );
    const chapters = document.querySelector('meta[name=shedu-chapters]')?.content.split(' ') ?? [];
    const addresses = [
      location.href.replace(/[?#].*/, ''),
      ...[...loaded].map(({ src, href }) => src || href),
      ...['', 'replays/', 'replays/open/', 'replays/case/'].map((path) => new URL(path, home).href),
      ...chapters.map((chapter) => new URL(`rules/${chapter}.json`, home).href),
    ];
    for (const address of new Set(addresses)) {
      if (address.startsWith(base.href)) await keep(address);
    }
    document.documentElement.dataset.offline = 'ready';
  };
  // Nothing is lost where it cannot be kept.
  addEventListener('load', () => begin().catch(() => {}));
})();
