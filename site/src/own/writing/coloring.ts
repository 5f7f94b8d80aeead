import { type Range, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { type PartKind, partsOf } from '../../engine/writing/parts.ts';

/** In longer texts nothing is coloured, so that typing stays quick. */
const LONGEST = 200_000;

const MARKS: Readonly<Partial<Record<PartKind, Decoration>>> = Object.fromEntries(
  (['header', 'conflict', 'comment', 'raw', 'open', 'close', 'turn'] as const).map((kind) => [
    kind,
    Decoration.mark({ class: `part-${kind}` }),
  ]),
);

function colored(text: string): DecorationSet {
  if (text.length > LONGEST) return Decoration.none;
  const marks = partsOf(text).flatMap(({ kind, from, to }): Range<Decoration>[] => {
    const mark = MARKS[kind];
    return mark === undefined || from === to ? [] : [mark.range(from, to)];
  });
  return Decoration.set(marks);
}

/** Tells headers, turns, comments and moves apart. */
export const coloring = StateField.define<DecorationSet>({
  create: (state) => colored(state.doc.toString()),
  update: (before, { docChanged, newDoc }) => (docChanged ? colored(newDoc.toString()) : before),
  provide: (field) => EditorView.decorations.from(field),
});
