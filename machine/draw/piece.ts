import type { Game } from '../rules/game.ts';
import type { Laid } from './describe.ts';
import type { Point } from './svg.ts';

/** What a drawing shows of a game. */
export type Shown = Laid & Pick<Game, 'rulings' | 'conflict'>;

/** Something on the board that has its place and may move or go. */
export interface Piece {
  /** Stays the same for as long as it is the same thing, wherever it stands. */
  readonly key: string;
  /** Top left corner of its (first) space. */
  readonly at: Point;
  /** Its class. */
  readonly kind: string;
  readonly title: string | null;
  /** What it looks like, as markup. */
  readonly markup: string;
}

/** From the ground up. */
export const LAYERS = [
  'kingdoms',
  'tiles',
  'figures',
  'leaders',
  'treasures',
  'homes',
  'gone',
  'touched',
  'acted',
  'sides',
  'strengths',
  'marked',
  'lit',
] as const;

/** One of these layers. */
export type Layer = (typeof LAYERS)[number];

/** The part of the drawing plane that is in sight. */
export interface View extends Point {
  readonly width: number;
  readonly height: number;
}
