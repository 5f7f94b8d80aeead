import { useEffect } from 'preact/hooks';
import type { Follow, PanelProps } from '../panels/panel.ts';
import { useTongue } from '../services.ts';
import { BranchList } from './BranchList.tsx';
import { Desk } from './Desk.tsx';
import { ForkButton } from './ForkButton.tsx';
import { LabButton } from './LabButton.tsx';
import { Notes } from './Notes.tsx';
import { sessionOf } from './session.ts';
import { useSession } from './useSession.ts';
import '../../styles/desk.css';
import '../../styles/branches.css';

/** Plays a variation of what is shown as a branch. */
export const follow: Follow = ({ replay, frame, lay }, { ask, shelf }, told) =>
  sessionOf(replay, { ask, shelf, desk: Desk, lay }).follow(told, frame.index);

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
        !atEnd && <ForkButton session={session} position={frame.index} />
      )}{' '}
      <LabButton replay={props.replay} frame={frame} viewpoint={props.steps.viewpoint} />
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
