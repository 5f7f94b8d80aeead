import texts from 'virtual:out-of-reach';
import type { Language } from '../../../spec/text.ts';
import { fill } from '../strings.ts';

/** A script of ours cannot be had; the message is its address. */
export class OutOfReach extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/** Takes what failed for a script that cannot be had. @throws OutOfReach */
export const outOfReach = (cause: Error): never => {
  throw new OutOfReach(cause);
};

/** What is said where a script cannot be had, even the one with the texts of a language. */
export const saidOfScript = (language: Language, { message }: Error): string =>
  fill(texts[language], { address: message });
