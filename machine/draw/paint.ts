import type { Color } from '../rules/pieces.ts';

/**
 * The colours of a drawing. Each is a CSS custom property with a fallback, so that a page can
 * restyle a drawing (for the dark, say) and a file on its own still has its colours.
 */
export const PAINTS = {
  land: '#ead9b5',
  grid: '#cdb98f',
  frame: '#b79f72',
  river: '#a4c1be',
  ripple: '#84a8a8',
  beast: '#c7ae7d',
  label: '#65543c',
  black: '#2c2825',
  red: '#a8402a',
  blue: '#264d8f',
  green: '#2b7353',
  clay: '#c3a377',
  ivory: '#f8efdc',
  edge: '#2b2117',
  gold: '#d9a441',
  treasure: '#a8711f',
  ash: '#8f8577',
  mark: '#ffc23d',
  kingdom: '#5b4a33',
} as const;

export type Paint = keyof typeof PAINTS;

/** The value of a `fill` or `stroke`. */
export const paint = (name: Paint | Color): string => `var(--board-${name}, ${PAINTS[name]})`;
