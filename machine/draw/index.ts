/**
 * A position as a picture, in SVG or in letters. What is exported here is what `shedu/draw`
 * promises.
 */
export { type DrawOptions, drawBoard } from './board.ts';
export { type PictureOptions, pictureOf } from './picture.ts';
export { drawText } from './text.ts';
export { type Titles, titlesOf } from './titles.ts';
