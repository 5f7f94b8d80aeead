import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { language, strings } from '../strings.ts';
import { sayAction } from '../words.ts';
import { linkTo } from './address.ts';
import type { Replay } from './data.ts';
import type { Steps } from './useSteps.ts';

interface Props {
  readonly replay: Replay;
  readonly steps: Steps;
}

/** Every step in words; the one shown is kept in sight without moving the page. */
export function StepList({ replay: { frames, sitters }, steps: { position, go } }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const told = useMemo(
    () =>
      frames.map(({ step }) =>
        step === null ? strings.viewer.start : sayAction(step.action, step.seat, language, sitters),
      ),
    [frames, sitters],
  );
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
    <section class="steps">
      <h2>{strings.viewer.steps}</h2>
      <ol ref={list} start={0}>
        {frames.map(({ index, violations }) => (
          <li key={index}>
            <a
              href={linkTo(index)}
              aria-current={index === position ? 'step' : undefined}
              class={violations.length > 0 ? 'is-refused' : undefined}
              onClick={(event) => choose(event, index)}
            >
              <span class="number">{index}</span>
              {told[index]}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
