// The colours a reader chose, before anything is drawn; without a choice, those of the system.
(() => {
  const key = 'shedu-theme';
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const system = () => (dark.matches ? 'dark' : 'light');
  const chosen = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const choose = (theme) => {
    try {
      if (theme === system()) localStorage.removeItem(key);
      else localStorage.setItem(key, theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  const show = (theme) => {
    document.documentElement.dataset.theme = theme;
    for (const button of document.querySelectorAll('[data-theme-toggle]')) {
      button.setAttribute('aria-pressed', String(theme === 'dark'));
    }
  };
  const current = () => chosen() ?? system();
  show(current());
  document.addEventListener('DOMContentLoaded', () => show(current()));
  dark.addEventListener('change', () => show(current()));
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-theme-toggle]')) return;
    const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    choose(theme);
    show(theme);
  });
})();
