import type { Telling } from '../../../../machine/book/telling/told.ts';

/** The signs of steps where they are in the game. The list of steps says the same in words. */
export function Ticks({ telling: { frames } }: { readonly telling: Telling }) {
  const last = Math.max(frames.length - 1, 1);
  return (
    <div class="ticks" aria-hidden="true">
      {frames.map(
        ({ index, note, said }) =>
          (note !== undefined || said !== undefined) && (
            <span key={index} style={{ '--along': index / last }}>
              {said?.glyph?.sign ?? '·'}
            </span>
          ),
      )}
    </div>
  );
}
