/**
 * Moving through the game, as players of music have it: from Game Icons (https://game-icons.net), CC
 * BY 3.0, by way of `@iconify-json/game-icons`; the comment beside each is its name there.
 */
const MOVES = {
  // play-button
  play: 'M106.854 106.002a26.003 26.003 0 0 0-25.64 29.326c16 124 16 117.344 0 241.344a26.003 26.003 0 0 0 35.776 27.332l298-124a26.003 26.003 0 0 0 0-48.008l-298-124a26 26 0 0 0-10.136-1.994',
  // pause-button
  pause:
    'M120.16 45A20.16 20.16 0 0 0 100 65.16v381.68A20.16 20.16 0 0 0 120.16 467h65.68A20.16 20.16 0 0 0 206 446.84V65.16A20.16 20.16 0 0 0 185.84 45zm206 0A20.16 20.16 0 0 0 306 65.16v381.68A20.16 20.16 0 0 0 326.16 467h65.68A20.16 20.16 0 0 0 412 446.84V65.16A20.16 20.16 0 0 0 391.84 45z',
  // next-button
  forward:
    'M84.41 106c-15.63.1-27.67 13.8-25.69 29.3c16 124 16 117.4 0 241.4c-2.54 19.8 17.33 35 35.79 27.3L361.5 292.9v98.8c0 7.9 8.9 14.2 20 14.3h52c11.1-.1 20-6.4 20-14.3V120.2c-.1-7.8-9-14.1-20-14.2h-52c-11 .1-19.9 6.4-20 14.2v98.9L94.51 108c-3.2-1.3-6.63-2-10.1-2',
  // fast-forward-button
  last: 'M44.62 106a26 26 0 0 0-25.69 29.3c16 124 16 117.4 0 241.4A26 26 0 0 0 54.72 404l138.68-57.7c-1.2 9.5-2.4 18.9-3.9 30.4c-2.5 19.8 17.3 35 35.8 27.3l252-124c9.7-4 16-13.5 16-24s-6.3-20-16-24l-252-124c-3.2-1.3-6.6-2-10.1-2c-15.6.1-27.7 13.8-25.7 29.3c1.5 11.5 2.7 20.9 3.9 30.4L54.72 108a26 26 0 0 0-10.1-2',
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
