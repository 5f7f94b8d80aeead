/** What begins the fragment of an address that holds a game. */
const KEY = '#r=';

const FORMAT = 'deflate-raw';

/** No game is longer; a link that unpacks to more is not read to its end. */
const LONGEST = 16 * 1024 * 1024;

/** Why a link holds no game: letters that do not belong there, no packed text, or too much of it. */
export type LinkFault = 'letters' | 'packed' | 'size';

export class BadLink extends Error {
  readonly fault: LinkFault;

  constructor(fault: LinkFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The fragment that holds a text, compressed. */
export async function toFragment(text: Blob): Promise<string> {
  const packed = text.stream().pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let letters = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return KEY + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text that a fragment holds, or null where it holds none. @throws BadLink */
export async function fromFragment(fragment: string): Promise<Blob | null> {
  if (!fragment.startsWith(KEY)) return null;
  const packed = new Blob([bytesOf(fragment.slice(KEY.length))]);
  const reader = packed.stream().pipeThrough(new DecompressionStream(FORMAT)).getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > LONGEST) throw new BadLink('size');
      parts.push(read.value as Uint8Array<ArrayBuffer>);
    }
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink('packed');
  } finally {
    reader.cancel().catch(() => {});
  }
  return new Blob(parts, { type: 'application/json' });
}

function bytesOf(code: string): Uint8Array<ArrayBuffer> {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    throw new BadLink('letters');
  }
}
