import { useState } from 'preact/hooks';
import type { RecordJson } from '../../../../machine/record/format.ts';
import type { waysStringsOf } from '../../waysstrings.ts';
import { boardRecord, type Ground, MOST_COLUMNS, MOST_ROWS } from './boards.ts';

interface Props {
  readonly text: ReturnType<typeof waysStringsOf>['start'];
  start(record: RecordJson): void;
}

/** What a free board has first: enough for most disputes, and all of it on a phone. */
const COLUMNS = 8;
const ROWS = 6;

/** The printed boards, empty or set up for a game, and one of any size. */
export function Boards({ text, start }: Props) {
  const [columns, widen] = useState(COLUMNS);
  const [rows, heighten] = useState(ROWS);
  const choice = (name: string, ground: Ground) => (
    <button type="button" class="quiet-button" onClick={() => start(boardRecord(ground))}>
      {name}
    </button>
  );
  const size = (name: string, value: number, most: number, change: (value: number) => void) => (
    <label>
      {name}
      <input
        type="number"
        min={1}
        max={most}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.valueAsNumber)}
      />
    </label>
  );
  return (
    <>
      {(['standard', 'advanced'] as const).map((board) => (
        <fieldset key={board} class="lab-choices">
          <legend>{text[board]}</legend>
          {choice(text.empty, { board, set: false })}
          {choice(text.set, { board, set: true })}
        </fieldset>
      ))}
      <fieldset class="lab-choices">
        <legend>{text.free}</legend>
        {size(text.columns, columns, MOST_COLUMNS, widen)}
        {size(text.rows, rows, MOST_ROWS, heighten)}
        {choice(text.empty, { board: 'free', columns, rows })}
      </fieldset>
    </>
  );
}
