import type { RecordJson } from '../../../../machine/record/format.ts';
import type { Language } from '../../../../spec/text.ts';
import type { Asking } from '../../engine/labways/ways.ts';
import { waysStringsOf } from '../../waysstrings.ts';
import { Boards } from './Boards.tsx';
import { Paste } from './Paste.tsx';
import { Templates } from './Templates.tsx';

/** What is to be shown of a record that the lab begins with. */
export interface Shown {
  /** How many of its steps are played. */
  readonly at: number;
  /** What is asked there; null where nothing is. */
  readonly asked: Asking | null;
}

/** Gets a record to begin with. */
export type OnStart = (record: RecordJson, shown: Shown) => void;

interface Props {
  readonly onStart: OnStart;
  readonly language: Language;
}

/** Everything the lab can begin with: what somebody has, an example, a board. */
export function Start({ onStart, language }: Props) {
  const text = waysStringsOf(language).start;
  return (
    <div class="lab-start">
      <Paste {...{ text, language, onStart }} />
      <Templates {...{ text, onStart }} />
      <Boards {...{ text }} start={(record) => onStart(record, { at: 0, asked: null })} />
    </div>
  );
}
