import { hash } from 'node:crypto';

/** One more than the largest SHA-256. */
const ALL = 1n << 256n;

/**
 * What a number of things is known by, in whatever order they come and on however many machines: the
 * sum of the SHA-256 of each, so that none can be left out or counted twice unseen.
 */
export class Fingerprint {
  #sum = 0n;

  /** One more thing, by its digest in hexadecimal digits, or the fingerprint of others. */
  add(digest: string): void {
    this.#sum = (this.#sum + BigInt(`0x${digest}`)) % ALL;
  }

  /** The sum in 64 hexadecimal digits. */
  get hex(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

/** The digest of one thing, in hexadecimal digits. */
export const digestOf = (thing: string | Uint8Array): string => hash('sha256', thing);

/** The fingerprint of things together, by their digests or by the fingerprints of parts. */
export function together(digests: Iterable<string>): string {
  const fingerprint = new Fingerprint();
  for (const digest of digests) fingerprint.add(digest);
  return fingerprint.hex;
}
