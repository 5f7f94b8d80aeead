import { useLayoutEffect, useRef } from 'preact/hooks';
import { isolated } from '../../../../machine/words/isolate.ts';
import { fill } from '../../strings.ts';
import { Clauses } from '../clauses/Clauses.tsx';
import type { PanelProps } from '../panels/panel.ts';
import { useTongue } from '../services.ts';
import { Decisions } from './Decisions.tsx';
import { ForkButton } from './ForkButton.tsx';
import type { Session } from './session.ts';
import type { WhatIf } from './state.ts';
import { Tray } from './Tray.tsx';
import { useSession } from './useSession.ts';

/** The controls of a branch beside the board: which it is, what may be played, why something may not. */
export function Desk(props: PanelProps) {
  const text = useTongue().texts.viewer.whatIf;
  const { session, state } = useSession(props, Desk);
  const { current } = state;
  const desk = useRef<HTMLElement>(null);
  useKeptFocus(desk);
  if (current === null) return null;
  const end = current.from + current.steps.length;
  const { frame, steps } = props;
  const { above = null, told } = session.followed ?? {};
  return (
    <section
      class="desk"
      aria-label={fill(text.desk, { name: isolated(current.name) })}
      ref={desk}
      tabIndex={-1}
    >
      <header class="bar">
        <h2>{fill(text.desk, { name: isolated(current.name) })}</h2>
        <span class="leaves">{fill(text.leaves, { step: current.from })}</span>
        <button
          type="button"
          class="quiet-button"
          aria-disabled={current.steps.length === 0}
          onClick={() => void session.undo()}
        >
          {text.undo}
        </button>
        <button
          type="button"
          class="quiet-button"
          aria-disabled={current.undone.length === 0}
          onClick={() => void session.redo()}
        >
          {text.redo}
        </button>
        {above !== null && (
          <button type="button" class="quiet-button" onClick={() => void session.up()}>
            {fill(text.up, { name: isolated(above.name) })}
          </button>
        )}
        <button type="button" class="quiet-button" onClick={() => session.back()}>
          {text.back}
        </button>
      </header>
      {told?.note !== undefined && (
        <div
          class="annotation"
          lang={told.noteLang}
          dangerouslySetInnerHTML={{ __html: told.note }}
        />
      )}
      <Answer state={state} />
      {frame.index === end ? (
        <PlayOn {...props} session={session} state={state} />
      ) : (
        <p class="bar">
          {frame.index >= current.from && <span>{text.inside}</span>}
          <button type="button" class="quiet-button" onClick={() => steps.go(end)}>
            {text.toEnd}
          </button>
          <ForkButton session={session} position={frame.index} />
        </p>
      )}
    </section>
  );
}

interface Parts extends PanelProps {
  readonly session: Session;
  readonly state: WhatIf;
}

/** What the seat to act may choose from at the end of the branch. */
function PlayOn({ replay, frame, session, state }: Parts) {
  const text = useTongue().texts.viewer.whatIf;
  if (frame.toAct === null) return <p>{replay.telling.ending ?? text.ended}</p>;
  return (
    <>
      <p class="asks">{frame.standing}</p>
      {state.offers.length > 0 && (
        <Tray frame={frame} telling={replay.telling} session={session} state={state} />
      )}
      <Decisions frame={frame} session={session} state={state} />
    </>
  );
}

/** Why the last choice could not be played; a screen reader is told. */
function Answer({ state: { refusal, hint } }: { readonly state: WhatIf }) {
  const { viewer } = useTongue().texts;
  const text = viewer.whatIf;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (refusal !== null || hint !== null) box.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal, hint]);
  return (
    <div role="status" class="answer" ref={box}>
      {hint !== null && <p>{hint === 'unreachable' ? viewer.unreachable : text[hint]}</p>}
      {refusal !== null && (
        <>
          <p class="refused">
            <strong>{text.why}</strong>
          </p>
          <ol class="effects">
            {refusal.map((line) => (
              <li key={line.text}>
                <p>{line.text}</p>
                <Clauses ids={line.clauses} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** When a control that has the focus goes with the decision it was for, the desk takes the focus. */
function useKeptFocus(desk: { readonly current: HTMLElement | null }): void {
  const within = useRef(false);
  useLayoutEffect(() => {
    const noted = ({ target }: Event): void => {
      within.current = target instanceof Node && desk.current?.contains(target) === true;
    };
    const root = desk.current?.getRootNode() ?? document;
    root.addEventListener('focusin', noted);
    return () => root.removeEventListener('focusin', noted);
  }, [desk]);
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body) desk.current?.focus();
  });
}
