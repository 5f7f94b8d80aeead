/** Letters that run from right to left, and signs that turn the writing around. */
const TURNING =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const BEGIN = '\u2068';
const END = '\u2069';

/** A text from outside as a sentence may hold it: however it is written, the rest stays in order. */
export const isolated = (text: string): string =>
  TURNING.test(text) ? `${BEGIN}${text.replace(/[\u2066-\u2069]/g, '')}${END}` : text;
