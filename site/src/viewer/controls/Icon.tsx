const PATHS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  play: 'M8 5l10 7-10 7z',
  pause: 'M8 6v12M16 6v12',
  forward: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  jumps: 'M4 17c2-9 12-9 13 0M17 17l-4-2M17 17l2-4',
  search: 'M10 4a6 6 0 1 0 .01 0zM14.5 14.5L20 20',
  share:
    'M8 12l9-5M8 12l9 5M6 10a2 2 0 1 0 .01 0zM18 4.5a2 2 0 1 0 .01 0zM18 15.5a2 2 0 1 0 .01 0z',
  help: 'M8 9c0-5 8-5 8 0c0 3-4 3-4 6M12 18.5v.5',
} as const;

export type IconName = keyof typeof PATHS;

/** The sign on a button of the toolbar. */
export const Icon = ({ of }: { readonly of: IconName }) => (
  <svg class={`icon ${of}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[of]} />
  </svg>
);
