/** Fetches a text. @throws Error naming status and address */
export async function fetched(address: string): Promise<string> {
  return textOf(await fetch(address));
}

/** The text of a response. @throws Error naming status and address */
export async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.status}: ${response.url}`);
  return response.text();
}

const coming = new Map<string, Promise<unknown>>();

/** What a JSON file of this site holds, fetched once; after a failure it can be asked again. */
export function fetchedOnce<T>(address: string): Promise<T> {
  const known = coming.get(address);
  if (known !== undefined) return known as Promise<T>;
  const fresh = fetched(address).then((text) => JSON.parse(text) as T);
  coming.set(address, fresh);
  fresh.catch(() => coming.delete(address));
  return fresh;
}
