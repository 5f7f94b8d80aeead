import type { RecordJson } from '../../../../machine/record/format.ts';
import type { Language } from '../../../../spec/text.ts';
import type { Asking } from '../../engine/labways/ways.ts';
import { waysStringsOf } from '../../waysstrings.ts';
import '../../styles/labways.css';
import { Boards } from './Boards.tsx';
import { Paste } from './Paste.tsx';
import { Templates } from './Templates.tsx';

/** Gets a record to begin with, how many of its steps are played, and what is asked there. */
export type OnStart = (record: RecordJson, at: number, asked: Asking | null) => void;

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
      <Boards {...{ text }} start={(record) => onStart(record, 0, null)} />
    </div>
  );
}
