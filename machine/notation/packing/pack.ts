import { END, Model, type Share } from './model.ts';

/** No text that is packed is longer, in bytes. */
export const LONGEST_PACKED = 2_000;

/**
 * A short text about a position as few bytes, by an asymmetric numeral system: what the model
 * foretells well takes little room. Null where it is too long.
 */
export function packText(text: string): Uint8Array<ArrayBuffer> | null {
  const symbols = [...new TextEncoder().encode(text), END];
  if (symbols.length > LONGEST_PACKED) return null;
  const model = Model.primed();
  const shares = symbols.map((symbol) => {
    const share = model.shares()[symbol] as Share;
    model.learn(symbol);
    return share;
  });
  const packed = shares.reduceRight((state, { from, count, of }) => {
    const part = BigInt(count);
    return (state / part) * BigInt(of) + BigInt(from) + (state % part);
  }, 1n);
  return bytesOf(packed);
}

/** The text that bytes stand for; null where they stand for none. */
export function unpackText(bytes: Uint8Array): string | null {
  if (bytes.length === 0 || bytes.length > LONGEST_PACKED) return null;
  const model = Model.primed();
  const text: number[] = [];
  for (let state = numberOf(bytes); text.length < LONGEST_PACKED; ) {
    const shares = model.shares();
    const of = BigInt(shares[0]!.of);
    const at = Number(state % of);
    const symbol = shares.findIndex(({ from, count }) => at < from + count);
    const { from, count } = shares[symbol]!;
    state = (state / of) * BigInt(count) + BigInt(at - from);
    if (symbol === END) return state === 1n ? decoded(Uint8Array.from(text)) : null;
    model.learn(symbol);
    text.push(symbol);
  }
  return null;
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function bytesOf(number: bigint): Uint8Array<ArrayBuffer> {
  const digits = number.toString(16);
  const pairs = digits.padStart(digits.length + (digits.length % 2), '0').match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

const numberOf = (bytes: Uint8Array): bigint =>
  BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
