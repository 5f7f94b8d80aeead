import type { Telling } from '../../../../machine/book/telling/told.ts';
import { fill } from '../../strings.ts';
import { useTongue } from '../services.ts';
import type { Steps } from './useSteps.ts';

/** What is asked for, and of which game. */
export interface VainProps {
  readonly steps: Steps;
  readonly telling: Telling;
}

/** What was asked for in vain, and what is shown instead. */
export default function VainNotice({ steps, telling: { frames, sitters } }: VainProps) {
  const text = useTongue().texts.viewer;
  const { vain, position } = steps;
  const { step, viewpoint } = vain;
  return (
    <div class="notice" role="alert">
      {step !== undefined && (
        <p>{fill(text.noStep, { asked: step, last: frames.length - 1, position })}</p>
      )}
      {viewpoint !== undefined && (
        <p>{fill(text.noSeat, { asked: viewpoint, last: sitters.length - 1 })}</p>
      )}
    </div>
  );
}
