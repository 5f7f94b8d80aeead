import type { Language } from '../../../../spec/text.ts';
import { to } from '../../links.ts';
import { waysStringsOf } from '../../waysstrings.ts';
import '../../styles/labways.css';
import { Boards } from './Boards.tsx';
import type { OnHouse, OnStart } from './onstart.ts';
import { Paste } from './Paste.tsx';
import { Templates } from './Templates.tsx';

interface Props {
  readonly onStart: OnStart;
  readonly onHouse: OnHouse;
  readonly language: Language;
}

/** Everything the lab can begin with: what somebody has, an example, a board. */
export function Start({ onStart, onHouse, language }: Props) {
  const text = waysStringsOf(language).start;
  return (
    <div class="lab-start">
      <Paste {...{ text, language, onStart, onHouse }} />
      <Templates {...{ text, onStart }} />
      <fieldset class="lab-choices">
        <legend>{text.question}</legend>
        <a href={to('questions/', language)}>{text.questions}</a>
      </fieldset>
      <Boards {...{ text }} start={(record) => onStart(record, { at: 0, asked: null })} />
    </div>
  );
}
