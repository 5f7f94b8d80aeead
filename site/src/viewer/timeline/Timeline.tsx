import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { ToldFrame } from '../../../../machine/book/telling/told.ts';
import { fill } from '../../strings.ts';
import type { PanelProps } from '../panels/panel.ts';
import { nameOf } from '../replay/replay.ts';
import { StepLink } from '../replay/StepLink.tsx';
import { linkIn, useStepList } from '../replay/useStepList.ts';
import { headingOf } from '../replay/viewpoint.ts';
import { useTongue } from '../services.ts';
import { MarkSign } from './MarkSign.tsx';
import { marksOf, turnsOf } from './moments.ts';

/**
 * Every step in words, by turn, with the decisions that an action led to below it. The list is made
 * once: a step changes two of its links, and scrolls the list, never the page.
 */
export function Timeline({ replay, steps, annotating }: PanelProps) {
  const { telling } = replay;
  const { position, viewpoint, go } = steps;
  const tongue = useTongue();
  const { timeline: text, start, steps: name } = tongue.texts.viewer;
  const box = useRef<HTMLOListElement>(null);

  const turns = useMemo(() => {
    const said = (key: keyof typeof text.signs) => (
      <>
        <MarkSign of={key} />
        <span class="sr-only"> {text.signs[key]}</span>
      </>
    );
    const step = (frame: ToldFrame) => (
      <StepLink
        to={frame.index}
        steps={{ viewpoint, go }}
        class={frame.refused ? 'is-refused' : undefined}
        listed
      >
        <span class="number">{frame.index}</span>
        <span class="words">{headingOf(frame, viewpoint) ?? start}</span>
        {annotating?.signs(frame)}
        {marksOf(frame).map(said)}
        {frame.refused && said('refusal')}
        {frame.note !== undefined && said('note')}
      </StepLink>
    );
    return (
      <>
        <li>{step(telling.frames[0])}</li>
        {turnsOf(telling).map(({ number, seat, actions }) => {
          const heading = fill(text.turn, {
            turn: number,
            seat: nameOf(telling.sitters, seat, tongue),
          });
          return (
            <li key={number}>
              <p class="turn">{heading}</p>
              <ol aria-label={heading}>
                {actions.map(({ frame, parts }) => (
                  <li key={frame.index}>
                    {step(frame)}
                    {parts.length > 0 && (
                      <ol aria-label={text.decisions}>
                        {parts.map((part) => (
                          <li key={part.index}>{step(part)}</li>
                        ))}
                      </ol>
                    )}
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
      </>
    );
  }, [telling, viewpoint, tongue, text, start, go, annotating]);

  const moved = useStepList(box, position, turns);
  useLayoutEffect(() => {
    const link = linkIn(box.current, position);
    link?.setAttribute('aria-current', 'step');
    return () => link?.removeAttribute('aria-current');
  }, [position, turns]);

  // When the step has been painted: where things lie is known then, and costs nothing to ask.
  useEffect(() => {
    const list = box.current;
    const link = linkIn(list, position);
    if (list === null || link === null) return;
    list.scrollTop = link.offsetTop - (list.clientHeight - link.clientHeight) / 2;
  }, [position, turns]);

  return (
    <ol class="steps" ref={box} aria-label={name} onKeyDown={moved}>
      {turns}
    </ol>
  );
}
