import type { Telling } from '../../../../machine/book/telling/told.ts';
import { headingOf, lineText, type Viewpoint } from '../replay/viewpoint.ts';

/** A step in which a search found something. */
export interface Hit {
  readonly index: number;
  readonly heading: string;
  /** The sentence that holds what was sought, where the heading does not. */
  readonly line: string | null;
}

/** A step as a search reads it. */
interface Readable {
  readonly index: number;
  readonly heading: string;
  readonly lines: readonly string[];
  readonly whole: string;
}

/** Letters without case and without what stands above or below them. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const untagged = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/** What a search can read of a game; what a viewpoint hides it does not find. */
export function readable(
  telling: Telling,
  viewpoint: Viewpoint,
  start: string,
): readonly Readable[] {
  return telling.frames.map((frame) => {
    const heading = headingOf(frame, viewpoint) ?? start;
    const lines = [
      ...frame.lines.map((line) => lineText(line, viewpoint)),
      ...(frame.note === undefined ? [] : [untagged(frame.note)]),
    ];
    return { index: frame.index, heading, lines, whole: plain([heading, ...lines].join('\n')) };
  });
}

/** The steps that hold every word of a query. */
export function search(steps: readonly Readable[], query: string): readonly Hit[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return steps
    .filter(({ whole }) => words.every((word) => whole.includes(word)))
    .map(({ index, heading, lines }) => {
      const beyond = words.filter((word) => !plain(heading).includes(word));
      const line = lines.find((one) => beyond.some((word) => plain(one).includes(word)));
      return { index, heading, line: line ?? null };
    });
}
