import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PanelProps } from './panel.ts';
import { headingOf } from './replay.ts';
import { useTongue } from './tongue.ts';
import { usePlace } from './useSteps.ts';

/** Every step in words; the one shown is kept in sight without moving the page. */
export function StepList({ replay: { telling }, view, steps: { position, go } }: PanelProps) {
  const text = useTongue().texts.viewer;
  const { linkTo } = usePlace();
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const box = list.current;
    const item = box?.children[position];
    if (box === null || !(item instanceof HTMLElement)) return;
    box.scrollTop = item.offsetTop - (box.clientHeight - item.clientHeight) / 2;
  }, [position]);
  const choose = (event: MouseEvent, index: number): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(index);
  };
  return (
    <ol class="steps" ref={list} start={0} aria-label={text.steps}>
      {telling.frames.map((frame) => (
        <li key={frame.index}>
          <a
            href={linkTo(frame.index)}
            aria-current={frame.index === position ? 'step' : undefined}
            class={frame.refused ? 'is-refused' : undefined}
            onClick={(event) => choose(event, frame.index)}
          >
            <span class="number">{frame.index}</span>
            {headingOf(frame, view) ?? text.start}
          </a>
        </li>
      ))}
    </ol>
  );
}
