// The menu of languages: the other page opens at the same step or clause, and the menu closes as menus do.
(() => {
  const menus = () => document.querySelectorAll('[data-languages][open]');
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('[data-languages] a');
    if (link) {
      const { pathname } = new URL(link.href);
      link.href = pathname + location.search + location.hash;
    }
    for (const menu of menus()) if (!menu.contains(event.target)) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of menus()) {
      menu.open = false;
      menu.querySelector('summary').focus();
    }
  });
})();
