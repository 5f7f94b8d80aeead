/** Copies the id on a button and says so on it for a moment. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  const id = button.dataset.copy!;
  const said = button.querySelector('code')!;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(id);
    } catch {
      // Without leave to copy it is at least selected.
      getSelection()?.selectAllChildren(said);
      return;
    }
    said.textContent = button.dataset.copied!;
    said.setAttribute('role', 'status');
    setTimeout(() => {
      said.textContent = id;
      said.removeAttribute('role');
    }, 1500);
  });
}
