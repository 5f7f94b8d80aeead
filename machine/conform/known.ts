/** A known failure: the id of a case, and the line that lists it, from 1. */
export interface Known {
  readonly id: string;
  readonly line: number;
}

/** The ids that a list of known failures has, one a line; a `#` begins a comment. */
export function readKnown(text: string): readonly Known[] {
  return text.split(/\r\n?|\n/).flatMap((row, i) => {
    const id = row.replace(/(^|\s)#.*$/, '').trim();
    return id === '' ? [] : [{ id, line: i + 1 }];
  });
}

/** A list of known failures. */
export const writeKnown = (ids: readonly string[], heading: string): string =>
  [`# ${heading}`, ...ids].map((row) => `${row}\n`).join('');
