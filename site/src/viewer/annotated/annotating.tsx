import type { Telling, ToldFrame } from '../../../../machine/book/telling/told.ts';
import { drawMarked, markedSpaces, spokenMarks } from '../../../../machine/draw/marked.ts';
import type { Titles } from '../../../../machine/draw/titles.ts';
import type { Marked } from '../board/props.ts';
import type { PanelProps } from '../panels/panel.ts';
import { Below } from './Below.tsx';
import { Signs } from './Signs.tsx';
import { Ticks } from './Ticks.tsx';

/** All that a viewer shows of annotations besides the notes themselves. */

const drawn = new WeakMap<ToldFrame, Marked>();

/** The marks on the board. */
export function marked({ fixed }: Telling, frame: ToldFrame, titles: Titles): Marked | undefined {
  const marks = frame.said?.marks;
  if (marks === undefined) return undefined;
  const made = drawn.get(frame) ?? {
    pieces: drawMarked(fixed, marks, titles),
    spoken: markedSpaces(marks, titles),
  };
  drawn.set(frame, made);
  return made;
}

/** What a step is worth and how it stands, beside its sentence. */
export const signs = (frame: ToldFrame) => frame.said !== undefined && <Signs {...frame.said} />;

/** The signs of steps over the slider. */
export const ticks = (telling: Telling) => <Ticks telling={telling} />;

/** What belongs below the note of a step. */
export const below = (props: PanelProps) => <Below {...props} />;

/** What a screen reader is told of a step besides what came of it. */
export function spoken({ said }: ToldFrame, titles: Titles): string {
  const { glyph, worth, marks } = said ?? {};
  const parts = [glyph?.text, worth?.text, marks && spokenMarks(marks, titles)];
  return parts.map((part) => (part === undefined ? '' : ` ${part}.`)).join('');
}
