/** Bytes as letters, one for each, as `btoa` and storage take them. */
export function lettersOf(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return letters;
}

/** The bytes that letters stand for. */
export const bytesOf = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
