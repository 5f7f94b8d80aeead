import { PAINTS, type Paint } from './paint.ts';

/** What a picture on its own is drawn for. */
export type Theme = 'light' | 'dark';

/** The colours of a theme: those of the pieces and the ground, and the paper around the board. */
type Colours = Readonly<Record<Paint | 'paper', string>>;

/** As in the site's palette, which a page has as custom properties. */
export const THEMES: Readonly<Record<Theme, Colours>> = {
  light: { ...PAINTS, paper: '#f6efe1' },
  dark: {
    ...PAINTS,
    paper: '#1b1713',
    land: '#483d2d',
    grid: '#62543f',
    frame: '#715f45',
    river: '#2f4a50',
    ripple: '#4b6d73',
    beast: '#77684c',
    label: '#b3a284',
    black: '#191512',
    red: '#b34a32',
    blue: '#345fae',
    green: '#2b7d5c',
    clay: '#9b8162',
    ivory: '#f3e8d2',
    edge: '#120e0a',
    gold: '#cf9a39',
    ash: '#776d60',
    kingdom: '#e6d3ab',
  },
};

/** Markup with the colours of a theme in place of custom properties, which few programs know. */
export const themed = (markup: string, theme: Theme): string =>
  markup.replace(/="var\(--board-([a-z]+), #[0-9a-f]{6}\)"/g, (whole, name: string) =>
    name in PAINTS ? `="${THEMES[theme][name as Paint]}"` : whole,
  );
