import { bytesOf, lettersOf } from './letters.ts';
import { type PackFault, Unpackable, unpack } from './unpack.ts';

/** What begins the fragment of an address that holds a game. */
const KEY = '#r=';

const FORMAT = 'deflate-raw';

/** No game is longer; a link that unpacks to more is not read to its end. */
const LONGEST = 16 * 1024 * 1024;

/** Why a link holds no game: letters that do not belong there, or what keeps it from unpacking. */
export type LinkFault = 'letters' | PackFault;

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
  return KEY + btoa(lettersOf(bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text that a fragment holds, or null where it holds none. @throws BadLink */
export async function fromFragment(fragment: string): Promise<Blob | null> {
  if (!fragment.startsWith(KEY)) return null;
  const packed = new Blob([unlettered(fragment.slice(KEY.length))]);
  return unpack(packed, FORMAT, LONGEST).catch((error: unknown) => {
    throw error instanceof Unpackable ? new BadLink(error.fault) : error;
  });
}

function unlettered(code: string): Uint8Array<ArrayBuffer> {
  try {
    return bytesOf(atob(code.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    throw new BadLink('letters');
  }
}
