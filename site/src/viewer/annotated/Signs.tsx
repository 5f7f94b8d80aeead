import type { ToldSaid } from '../../../../machine/book/telling/told.ts';

/** What a step is worth and how it stands by its signs, with what they mean. */
export const Signs = ({ glyph, worth }: Pick<ToldSaid, 'glyph' | 'worth'>) => (
  <>
    {[glyph, worth].map(
      (one) =>
        one !== undefined && (
          <>
            {' '}
            <span
              class="verdict"
              role="img"
              aria-label={one.text}
              title={one.text}
              data-sign={one.sign}
            >
              {one.sign}
            </span>
          </>
        ),
    )}
  </>
);
