import { fill } from '../strings.ts';
import type { Tongue } from '../viewer/tongue.ts';
import { recordOf, toldAt } from './bundled.ts';
import type { Content } from './Embedded.tsx';
import { OutOfReach, outOfReach, saidOfScript } from './outofreach.ts';

/** What the attributes of an element ask for. */
interface Wanted {
  /** The address of a file; without one, `game` may be the id of a bundled game. */
  readonly src: string | null;
  readonly game: string | null;
  /** What addresses are relative to. */
  readonly base: string;
}

/** The game that is asked for, or why it is not there. */
export async function gameFor(
  { src, game, base }: Wanted,
  tongue: Tongue,
  signal: AbortSignal,
): Promise<Content> {
  const { embedded } = tongue.texts;
  const bundled = src === null && game !== null ? recordOf(game) : null;
  if (src === null && bundled === null) return { message: embedded.noSource, details: [] };
  const number = bundled === null ? game : null;
  try {
    const address = bundled ?? new URL(src!, base).href;
    // What is asked for as if it were told, and is not, may be a file all the same.
    const told =
      number === null || number === '1' ? await toldAt(address, tongue).catch(() => null) : null;
    if (told !== null) return told;
    const { read } = await import('./reading.ts').catch(outOfReach);
    return await read(address, number, tongue, signal);
  } catch (error) {
    if (error instanceof OutOfReach)
      return { message: saidOfScript(tongue.language, error), details: [] };
    const reason = error instanceof Error ? error.message : String(error);
    return { message: fill(embedded.unreachable, { reason }), details: [] };
  }
}
