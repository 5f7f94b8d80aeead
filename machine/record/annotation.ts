import type { Language } from '../../spec/text.ts';
import type { Cell } from '../rules/pieces.ts';
import { type LocalText, localText } from './local.ts';

/** What a step is worth in the eyes of who annotates it, from the best to the worst. */
export const GLYPHS = ['!!', '!', '!?', '?!', '?', '??'] as const;
/** A sign of `GLYPHS`. */
export type Glyph = (typeof GLYPHS)[number];

/** How it stands for the player who has acted, from won to lost; `~` is unclear. */
export const STANDINGS = ['+-', '+/-', '+=', '=', '~', '=+', '-/+', '-+'] as const;
/** A sign of `STANDINGS`. */
export type Standing = (typeof STANDINGS)[number];

/** The colours to mark with; what one means is for the note to say. */
export const BRUSHES = ['green', 'red', 'blue', 'yellow'] as const;
/** A colour of `BRUSHES`. */
export type Brush = (typeof BRUSHES)[number];

/** A space that is marked, or with `to` an arrow from one space to another. */
export interface MarkJson {
  readonly at: Cell;
  readonly to?: Cell;
  /** Left out, it is green. */
  readonly brush?: Brush;
  /** A few letters on the space. */
  readonly text?: LocalText;
}

/** A mark as a reader gets it, with its text in the reader's language. */
export interface ReadMark extends Omit<MarkJson, 'text'> {
  readonly text?: string;
}

/** A mark for a reader. */
export const markIn = ({ text, ...mark }: MarkJson, language: Language): ReadMark =>
  text === undefined ? mark : { ...mark, text: localText(text, language).text };

/** What is said of a position besides words. */
export interface Illustrated {
  readonly marks?: readonly MarkJson[];
  /** A book prints the position here. */
  readonly diagram?: boolean;
}

/** What is said of a step besides what came of it. */
export interface Annotation extends Illustrated {
  readonly note?: LocalText;
  /** Who wrote the note, if not the annotator of the whole. */
  readonly by?: string;
  readonly glyph?: Glyph;
  readonly standing?: Standing;
}

/** Where and when a game was played, and who tells it. */
export interface Heading {
  /** `2026`, `2026-11` or `2026-11-28`. */
  readonly date?: string;
  readonly event?: string;
  readonly place?: string;
  /** Who wrote the notes. */
  readonly annotator?: string;
  /** Where the record is from. */
  readonly source?: string;
  /** How long the game took or what time there was. */
  readonly time?: string;
}

/** The members of a heading, in the order in which they are written. */
export const HEADING = ['date', 'event', 'place', 'annotator', 'source', 'time'] as const;
