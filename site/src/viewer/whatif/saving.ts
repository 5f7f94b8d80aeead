/** Offers a text as a file to save. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').slice(-120);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
