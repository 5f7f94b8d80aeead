import { written } from '../../draw/board.ts';
import type { Rulebook } from './tree.ts';

/** A rulebook as JSON for programs, its diagrams as SVG. */
export const bookJson = (book: Rulebook, version: string): string =>
  `${JSON.stringify(
    { ...book, version },
    (key, value) => (key === 'picture' && value !== null ? written(value, true) : value),
    2,
  )}\n`;
