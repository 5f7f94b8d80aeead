import { useRef, useState } from 'preact/hooks';
import { localText } from '../../../../machine/record/local.ts';
import { isolated } from '../../../../machine/words/isolate.ts';
import type { Language } from '../../../../spec/text.ts';
import { fetched, fetchedOnce } from '../../fetched.ts';
import { FileButton } from '../../forms/FileButton.tsx';
import { PasteField } from '../../forms/PasteField.tsx';
import { toFile, toQuestionsJson } from '../../links.ts';
import { fill } from '../../strings.ts';
import { Clauses } from '../../viewer/clauses/Clauses.tsx';
import type { waysStringsOf } from '../../waysstrings.ts';
import { ask } from '../engine.ts';
import { type Begun, begun } from './begun.ts';
import type { OnHouse, OnStart } from './onstart.ts';

interface Props {
  readonly text: ReturnType<typeof waysStringsOf>['start'];
  readonly language: Language;
  readonly onStart: OnStart;
  readonly onHouse: OnHouse;
}

/** What came of a text. */
type State = 'nothing' | 'reading' | Begun;

/** One field for everything that can be pasted, which is read at once when it is. */
export function Paste({ text, language, onStart, onHouse }: Props) {
  const [state, show] = useState<State>('nothing');
  const latest = useRef(0);

  const read = async (pasted: string): Promise<void> => {
    const number = ++latest.current;
    show('reading');
    const found = await begun(pasted, {
      language,
      ask,
      fetchFile: (slug) => fetched(toFile(slug)),
      fetchQuestions: (group) => fetchedOnce(toQuestionsJson(group)),
    });
    if (number !== latest.current) return;
    show(found);
    if ('record' in found) onStart(found.record, found);
    if ('house' in found) onHouse(found.house);
  };

  return (
    <PasteField
      of="lab-paste"
      label={text.paste}
      placeholder={text.placeholder}
      read={(pasted) => void read(pasted)}
    >
      <p class="hint">{text.pasteHint}</p>
      <div class="lab-choices">
        <button type="submit" class="quiet-button">
          {text.openText}
        </button>
        <FileButton
          of="file-button"
          label={text.file}
          accept=".json,.shedu,.txt,application/json,text/plain"
          read={(file) => void file.text().then(read)}
        />
      </div>
      <div role="status">{told(state)}</div>
    </PasteField>
  );

  function told(now: State) {
    if (now === 'nothing') return null;
    if (now === 'reading') return <p class="hint">{text.reading}</p>;
    if ('record' in now) return null;
    if ('house' in now) {
      const title = isolated(localText(now.house.title, language).text);
      return <p class="notice">{fill(text.judged, { title })}</p>;
    }
    return (
      <div class="notice">
        <p>{text.refused[now.kind ?? 'unknown']}</p>
        <ul>
          {now.problems.map((problem, i) => (
            <li key={i}>
              {problem.text}
              {problem.where !== '' && ` (${fill(text.at, { where: problem.where })})`}
              {problem.clauses.length > 0 && <Clauses ids={problem.clauses} />}
            </li>
          ))}
        </ul>
      </div>
    );
  }
}
