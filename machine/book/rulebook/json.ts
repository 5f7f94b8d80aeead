import { written } from '../../draw/board.ts';
import type { Rulebook } from './rulebook.ts';

/** A rulebook as JSON for programs, its diagrams as SVG. */
export const bookJson = (book: Rulebook, version: string): string =>
  `${JSON.stringify(
    { ...book, version },
    (key, value) => (key === 'picture' ? written(value, true) : value),
    2,
  )}\n`;
