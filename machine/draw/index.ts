/**
 * A position as a picture, in SVG or in letters. What is exported here is what `shedu/draw`
 * promises.
 *
 * @module shedu/draw
 */
export { type DrawOptions, drawBoard } from './board.ts';
export type { Laid } from './describe.ts';
export { drawMarked, type Mark } from './marked.ts';
export { type Picture, type PictureOptions, pictureOf } from './picture.ts';
export { LAYERS, type Layer, type Piece, type Shown, type View } from './piece.ts';
export type { Point } from './svg.ts';
export { drawText } from './text.ts';
export { type Titles, titlesOf } from './titles.ts';
