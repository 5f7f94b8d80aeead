import { useMemo } from 'preact/hooks';
import type { Telling } from '../../../../machine/book/telling/told.ts';
import { momentsOf } from './moments.ts';

const ROWS = ['conflict', 'monument', 'treasure'] as const;

/** Where in the game conflicts, monuments and treasures are: a row of ticks for each. */
export function Strip({ telling }: { readonly telling: Telling }) {
  return useMemo(() => {
    const moments = momentsOf(telling);
    const last = Math.max(telling.frames.length - 1, 1);
    return (
      <svg class="strip" viewBox={`0 0 ${last} 12`} preserveAspectRatio="none" aria-hidden="true">
        {ROWS.map((mark, row) => (
          <path
            key={mark}
            class={mark}
            d={moments[mark].map((at) => `M${at} ${row * 4}v3`).join('')}
          />
        ))}
      </svg>
    );
  }, [telling]);
}
