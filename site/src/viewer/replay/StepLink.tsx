import type { ComponentChildren } from 'preact';
import { usePlace } from './useSteps.ts';

interface Props {
  readonly to: number;
  readonly children: ComponentChildren;
  readonly class?: string | undefined;
  go(position: number): void;
}

/** Whether a click means the link here, not in another tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey && button === 0;

/** A link to a position of the replay that is shown. */
export function StepLink({ to, go, class: kind, children }: Props) {
  return (
    <a
      href={usePlace().linkTo(to) ?? '#'}
      data-step={to}
      class={kind}
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
