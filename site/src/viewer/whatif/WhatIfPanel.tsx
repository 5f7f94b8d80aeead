import { useEffect } from 'preact/hooks';
import { fill } from '../../strings.ts';
import type { PanelProps } from '../panels/panel.ts';
import { useTongue } from '../services.ts';
import { BranchList } from './BranchList.tsx';
import { Desk } from './Desk.tsx';
import { Notes } from './Notes.tsx';
import { useSession } from './useSession.ts';
import '../../styles/whatif.css';

/** Leave the record, and what came of it: the branches. */
export default function WhatIfPanel(props: PanelProps) {
  const { viewer } = useTongue().texts;
  const text = viewer.whatIf;
  const { session, state } = useSession(props, Desk);
  const { frame } = props;
  useEffect(() => void session.open(), [session]);
  const { current, hint, kept } = state;
  const atEnd = current !== null && frame.index === current.from + current.steps.length;
  return (
    <div class="what-if">
      <p>{text.intro}</p>
      {frame.toAct === null ? (
        <p>{text.over}</p>
      ) : (
        !atEnd && (
          <button
            type="button"
            class="quiet-button fork"
            onClick={() =>
              void session.forkAt(frame.index, (number) => fill(text.branch, { number }))
            }
          >
            {fill(text.fork, { step: frame.index })}
          </button>
        )
      )}
      {current === null && hint !== null && (
        <p class="notice" role="alert">
          {hint === 'unreachable' ? viewer.unreachable : text[hint]}
        </p>
      )}
      {!kept && (
        <p class="notice" role="alert">
          {text.notKept}
        </p>
      )}
      <BranchList {...props} session={session} state={state} />
      {current !== null && (
        <Notes key={current.id} branch={current} session={session} position={frame.index} />
      )}
    </div>
  );
}
