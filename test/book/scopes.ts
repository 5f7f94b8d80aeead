import type { Scope } from '../../machine/book/rulebook/scope.ts';
import { editionIds } from '../../spec/editions.ts';

const BOTH = [false, true] as const;

/** Every edition with every choice of modules that can be played, those that it does not offer too. */
export const playable: readonly Scope[] = editionIds.flatMap((edition) =>
  (['standard', 'advanced'] as const).flatMap((board) =>
    BOTH.flatMap((buildings) =>
      BOTH.flatMap((wonder) =>
        BOTH.map((englishVariant) => ({
          edition,
          options: { board, buildings, wonder, englishVariant },
        })),
      ),
    ),
  ),
);

/** A scope as a failure names it. */
export const nameOf = ({ edition, options: { board, ...modules } }: Scope): string =>
  [edition, board, ...Object.entries(modules).flatMap(([key, on]) => (on ? [key] : []))].join(' ');
