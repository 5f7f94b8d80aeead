// Keeps the site for use without a connection: the shell at once, then the page that is open and
// all that its language's readers need of the rules.
(() => {
  if (!('serviceWorker' in navigator)) return;
  const base = new URL('.', document.currentScript.src);
  const { lang } = document.documentElement;
  // What a page asks for that has a worker from its beginning is kept by that on its way.
  const attended = navigator.serviceWorker.controller !== null;
  const home = new URL(lang === 'en' ? '.' : `${lang}/`, base);
  const MARK = `shedu kept ${home.pathname}`;
  const AT_ONCE = 4;
  const keepAll = async (addresses, cache) => {
    const left = [...new Set(addresses)].filter((address) => address.startsWith(base.href));
    const next = async () => {
      for (let address = left.shift(); address !== undefined; address = left.shift()) {
        if (cache === 'default' && (await caches.match(address, { ignoreSearch: true }))) continue;
        const response = await fetch(address, { priority: 'low', cache });
        if (!response.ok) throw new Error(`${response.status} ${address}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  };
  const opened = () => {
    const loaded = document.querySelectorAll(
      'script[src], link[href]:is([rel=stylesheet], [rel=icon], [type="application/json"])',
    );
    return [
      location.href.replace(/[?#].*/, ''),
      ...[...loaded].map(({ src, href }) => src || href),
    ];
  };
  const keepLanguage = async () => {
    const response = await fetch(new URL('kept.json', home), { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${response.status}`);
    const { version, paths } = await response.json();
    const addresses = paths.map((path) => new URL(path, base).href);
    const renewed = localStorage.getItem(MARK) !== version;
    await keepAll(addresses, renewed ? 'no-cache' : 'default');
    localStorage.setItem(MARK, version);
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
    if (!attended) await keepAll(opened(), 'default');
    // Who saves data keeps what was opened and no more.
    if (navigator.connection?.saveData !== true) await keepLanguage();
    document.documentElement.dataset.offline = 'ready';
  };
  // Nothing is lost where it cannot be kept.
  addEventListener('load', () => begin().catch(() => {}));
})();
