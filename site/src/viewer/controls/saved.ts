/** Offers what was made as a file to save, under a name without what no system of files bears. */
export function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').slice(-120);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
