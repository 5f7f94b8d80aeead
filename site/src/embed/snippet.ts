/** Names the site in the lines to copy, and copies them. */
const code = document.querySelector('[data-snippet]');
const button = document.querySelector<HTMLButtonElement>('[data-copy]');

if (code !== null && button !== null) {
  const lines = (code.textContent ?? '').replace(
    /src="(\/[^"]*)"/g,
    (_, path: string) => `src="${new URL(path, location.href).href}"`,
  );
  code.textContent = lines;
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(lines);
    button.textContent = button.dataset.copy ?? '';
  });
}
