/**
 * Moving through the game, as players of music have it: from Game Icons (https://game-icons.net), CC
 * BY 3.0, by way of `@iconify-json/game-icons`, rounded; the comment beside each is its name there.
 */
const MOVES = {
  // play-button
  play: 'M107 106a26 26 0 0 0-26 29c16 124 16 117 0 241a26 26 0 0 0 36 27l298-124a26 26 0 0 0 0-48l-298-124a26 26 0 0 0-10-2',
  // pause-button
  pause:
    'M120 45A20 20 0 0 0 100 65v382A20 20 0 0 0 120 467h66A20 20 0 0 0 206 447V65A20 20 0 0 0 186 45zm206 0A20 20 0 0 0 306 65v382A20 20 0 0 0 326 467h66A20 20 0 0 0 412 447V65A20 20 0 0 0 392 45z',
  // next-button
  forward:
    'M84 106c-16 0-28 14-26 29c16 124 16 117 0 241c-3 20 17 35 36 27L362 293v99c0 8 9 14 20 14h52c11 0 20-6 20-14V120c0-8-9-14-20-14h-52c-11 0-20 6-20 14v99L95 108c-3-1-7-2-10-2',
  // fast-forward-button
  last: 'M45 106a26 26 0 0 0-26 29c16 124 16 117 0 241A26 26 0 0 0 55 404l139-58c-1 10-2 19-4 30c-2 20 17 35 36 27l252-124c10-4 16-14 16-24s-6-20-16-24l-252-124c-3-1-7-2-10-2c-16 0-28 14-26 29c2 12 3 21 4 30L55 108a26 26 0 0 0-10-2',
} as const;

/** The way back looks like the way on in a mirror. */
const MIRRORED = { back: 'forward', first: 'last' } as const;

/** The others, drawn in lines. */
const TOOLS = {
  jumps: 'M4 17c2-9 12-9 13 0M17 17l-4-2M17 17l2-4',
  search: 'M10 4a6 6 0 1 0 .01 0zM14.5 14.5L20 20',
  share:
    'M8 12l9-5M8 12l9 5M6 10a2 2 0 1 0 .01 0zM18 4.5a2 2 0 1 0 .01 0zM18 15.5a2 2 0 1 0 .01 0z',
  help: 'M8 9c0-5 8-5 8 0c0 3-4 3-4 6M12 18.5v.5',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

export type IconName = keyof typeof MOVES | keyof typeof MIRRORED | keyof typeof TOOLS;

const MIRROR = 'matrix(-1 0 0 1 512 0)';

/** The sign on a button of the toolbar. */
export function Icon({ of }: { readonly of: IconName }) {
  if (of in TOOLS) {
    return (
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={TOOLS[of as keyof typeof TOOLS]} />
      </svg>
    );
  }
  const mirrored = of in MIRRORED;
  const shape = mirrored ? MIRRORED[of as keyof typeof MIRRORED] : (of as keyof typeof MOVES);
  return (
    <svg class="icon move" viewBox="0 0 512 512" aria-hidden="true">
      <path d={MOVES[shape]} transform={mirrored ? MIRROR : undefined} />
    </svg>
  );
}
