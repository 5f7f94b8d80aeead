import { useId } from 'preact/hooks';
import { LONGEST_TEXT } from '../../../../machine/record/format.ts';
import { localText } from '../../../../machine/record/local.ts';
import { fill } from '../../strings.ts';
import { useTongue } from '../services.ts';
import type { Branch } from './branch.ts';
import type { Session } from './session.ts';

interface Props {
  readonly branch: Branch;
  readonly session: Session;
  /** The position that is shown. */
  readonly position: number;
}

/** Comments on the branch and on the step of it that is shown. */
export function Notes({ branch, session, position }: Props) {
  const { texts, language } = useTongue();
  const text = texts.viewer.whatIf;
  const index = position - branch.from - 1;
  const step = branch.steps[index];
  return (
    <div class="notes">
      <NoteField
        label={text.noteOnBranch}
        note={localText(branch.note ?? '', language).text}
        write={(note) => session.edit(branch, { note })}
      />
      {step === undefined ? (
        <p>{text.noteLater}</p>
      ) : (
        <NoteField
          key={index}
          label={fill(text.noteOnStep, { step: position })}
          note={localText(step.note ?? '', language).text}
          write={(note) => void session.annotate(index, note)}
        />
      )}
    </div>
  );
}

interface NoteFieldProps {
  readonly label: string;
  readonly note: string;
  write(note: string): void;
}

function NoteField({ label, note, write }: NoteFieldProps) {
  const text = useTongue().texts.viewer.whatIf;
  const id = useId();
  return (
    <p>
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={LONGEST_TEXT}
        aria-describedby={`${id}-hint`}
        value={note}
        onChange={({ currentTarget: { value } }) => write(value)}
      />
      <small id={`${id}-hint`}>{text.noteHint}</small>
    </p>
  );
}
