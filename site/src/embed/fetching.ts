/** No file that a page shows a game of is longer, in bytes. */
const LONGEST = 64 * 1024 * 1024;

/** Fetches a record. @throws Error with the reason why it cannot be had */
export async function fetchRecord(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const parts: BlobPart[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    size += read.value.length;
    if (size > LONGEST) {
      await reader?.cancel();
      throw new Error(`> ${LONGEST} B`);
    }
    parts.push(read.value);
  }
  return new Blob(parts);
}
