import { bytesOf, lettersOf } from './letters.ts';
import { type PackFault, Unpackable, unpack } from './unpack.ts';

/** What begins the fragment of an address that holds a game. */
const KEY = '#r=';

/** What begins one that holds a position: a game of no moves, and how it is packed. */
const POSITION = '#p=';
const VERSION = '1';

const FORMAT = 'deflate-raw';

/** No game is longer; a link that unpacks to more is not read to its end. */
const LONGEST = 16 * 1024 * 1024;

/**
 * Why a link holds no game: letters that do not belong there, a way of packing that is not known, or
 * what keeps it from unpacking.
 */
export type LinkFault = 'letters' | 'version' | PackFault;

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
  return KEY + lettered(bytes);
}

/** The fragment that holds a position, given as the text of a game of no moves. */
export async function toPositionFragment(text: string): Promise<string> {
  const { packText } = await import('../../../machine/notation/packing/pack.ts');
  const packed = packText(text);
  return packed === null ? toFragment(new Blob([text])) : POSITION + VERSION + lettered(packed);
}

/** Whether a fragment is one that holds a game or a position. */
export const holdsGame = (fragment: string): boolean =>
  fragment.startsWith(KEY) || fragment.startsWith(POSITION);

/** The text that a fragment holds, or null where it holds none. @throws BadLink */
export async function fromFragment(fragment: string): Promise<Blob | null> {
  if (fragment.startsWith(POSITION)) return positionIn(fragment.slice(POSITION.length));
  if (!fragment.startsWith(KEY)) return null;
  const packed = new Blob([unlettered(fragment.slice(KEY.length))]);
  return unpack(packed, FORMAT, LONGEST).catch((error: unknown) => {
    throw error instanceof Unpackable ? new BadLink(error.fault) : error;
  });
}

async function positionIn(code: string): Promise<Blob> {
  if (!code.startsWith(VERSION)) throw new BadLink('version');
  const packed = unlettered(code.slice(VERSION.length));
  const { unpackText } = await import('../../../machine/notation/packing/pack.ts');
  const text = unpackText(packed);
  if (text === null) throw new BadLink('packed');
  return new Blob([text]);
}

const lettered = (bytes: Uint8Array): string =>
  btoa(lettersOf(bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function unlettered(code: string): Uint8Array<ArrayBuffer> {
  try {
    return bytesOf(atob(code.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    throw new BadLink('letters');
  }
}
