import { geometry } from '../rules/board.ts';
import type { Game } from '../rules/game.ts';
import { type Cell, DYNASTIES, type Dynasty } from '../rules/pieces.ts';
import { drawFrames, drawLit } from './frames.ts';
import { gonePieces } from './gone.ts';
import { drawKingdoms, type Outlines } from './kingdoms.ts';
import { figures, leaders, tiles, treasures } from './laid.ts';
import type { Layer, Piece, Shown, View } from './piece.ts';
import { drawSides, drawStrengths } from './sides.ts';
import { SPACE } from './svg.ts';
import { drawCoordinates, drawTerrain } from './terrain.ts';
import type { Titles } from './titles.ts';

/** A position as plain data, ready to be written out or compared with another. */
export interface Picture {
  readonly title: string;
  readonly view: View;
  /** What never changes: terrain and coordinates, as markup. */
  readonly ground: string;
  readonly layers: Readonly<Record<Layer, readonly Piece[]>>;
}

/** What a picture needs beside the position. */
export interface PictureOptions {
  readonly titles: Titles;
  /** What the drawing as a whole shows. */
  readonly title: string;
  /** The dynasty of each seat. */
  readonly seats?: readonly Dynasty[] | undefined;
  readonly coordinates?: boolean;
  /** Whether and how each kingdom is outlined. */
  readonly outlines?: Outlines;
  /** Whether leaders bear their strengths. */
  readonly strengths?: boolean;
  /** The position before the step, so that what the step took away or joined is shown. */
  readonly previous?: Shown | null;
  /** Tiles the defender added, if the step decided a conflict. */
  readonly committed?: number;
  /** Spaces of the last action. */
  readonly acted?: readonly Cell[];
  /** Spaces that something happened to. */
  readonly touched?: readonly Cell[];
  /** Spaces that may be chosen. */
  readonly lit?: readonly Cell[];
  /** What an annotator has marked, as it is drawn. */
  readonly marked?: readonly Piece[] | undefined;
}

const NO_CELLS: readonly Cell[] = [];

/** What a position looks like. */
export function pictureOf(game: Shown, options: PictureOptions): Picture {
  const { titles, title, seats = DYNASTIES, previous = null } = options;
  const { coordinates = true, outlines = 'off', strengths = false, committed = 0 } = options;
  const shape = geometry(game.board);
  const [left, top, rest] = coordinates ? [30, 28, 5] : [5, 5, 5];
  return {
    title,
    view: {
      x: -left,
      y: -top,
      width: shape.columns * SPACE + left + rest,
      height: shape.rows * SPACE + top + rest,
    },
    ground: groundOf(game, coordinates),
    layers: {
      ...drawKingdoms(game, previous, outlines),
      tiles: tiles(game, titles),
      figures: figures(game, titles),
      leaders: leaders(game, titles, seats),
      treasures: treasures(game),
      gone: previous === null ? [] : gonePieces(previous, game, titles, seats),
      touched: drawFrames(shape, options.touched ?? NO_CELLS, 'touched'),
      acted: drawFrames(shape, options.acted ?? NO_CELLS, 'acted'),
      sides: drawSides(game, previous, titles),
      strengths: strengths ? drawStrengths(game, previous, committed, titles) : [],
      marked: options.marked ?? [],
      lit: drawLit(shape, options.lit ?? NO_CELLS),
    },
  };
}

const grounds = new WeakMap<Game['board'], Map<boolean, string>>();

/** The ground of a board, drawn at its first use. */
function groundOf({ board }: Shown, coordinates: boolean): string {
  let known = grounds.get(board);
  if (known === undefined) {
    known = new Map();
    grounds.set(board, known);
  }
  let ground = known.get(coordinates);
  if (ground === undefined) {
    const shape = geometry(board);
    ground = drawTerrain(shape) + (coordinates ? drawCoordinates(shape) : '');
    known.set(coordinates, ground);
  }
  return ground;
}
