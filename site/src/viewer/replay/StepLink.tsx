import type { ComponentChildren } from 'preact';
import { usePlace } from '../services.ts';
import type { Steps } from './useSteps.ts';

interface Props {
  readonly to: number;
  readonly steps: Pick<Steps, 'viewpoint' | 'go'>;
  readonly children: ComponentChildren;
  readonly class?: string | undefined;
  /** Whether it is one of a list that is a single stop of the Tab key. */
  readonly listed?: boolean;
}

/** Whether a click means the link here, not in another tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey && button === 0;

/** A link to a position of the replay that is shown. */
export function StepLink({ to, steps, class: kind, listed = false, children }: Props) {
  const { viewpoint, go } = steps;
  return (
    <a
      href={usePlace().linkTo({ position: to, viewpoint }) ?? '#'}
      data-step={to}
      class={kind}
      tabIndex={listed ? -1 : undefined}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
