/** Fetches a text. @throws Error naming status and address */
export async function fetched(address: string): Promise<string> {
  return textOf(await fetch(address));
}

/** The text of a response. @throws Error naming status and address */
export async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.status}: ${response.url}`);
  return response.text();
}
