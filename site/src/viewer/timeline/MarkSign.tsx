import type { Mark } from './moments.ts';

const PATHS: Readonly<Record<Mark | 'refusal' | 'note', string>> = {
  conflict: 'M2 2l9 9M8 12l4-4M11 11l3 3M14 2l-9 9M8 12l-4-4M5 11l-3 3',
  monument: 'M2 14v-3h2V7h2V4h4v3h2v4h2v3z',
  treasure: 'M8 2l6 3v6l-6 3-6-3V5zM2 5l6 3 6-3M8 8v6',
  leader: 'M2 13V5l3 3 3-5 3 5 3-3v8z',
  refusal: 'M8 2a6 6 0 1 0 .01 0zM4 12l8-8',
  note: 'M3 2h10v9l-3 3H3zM5.5 6h5M5.5 9h3',
};

/** A mark as a small sign; what it means is said beside it. */
export const MarkSign = ({ of }: { readonly of: keyof typeof PATHS }) => (
  <svg class={`sign ${of}`} viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[of]} />
  </svg>
);
