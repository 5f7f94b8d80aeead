import type { Telling } from '../../../../machine/book/telling/told.ts';
import { fill } from '../../strings.ts';
import { useTongue } from '../services.ts';
import type { Steps } from './useSteps.ts';

interface Props {
  readonly steps: Steps;
  readonly telling: Telling;
}

/** Says what was asked for in vain, and what is shown instead. */
export function Vain({ steps: { vain, position }, telling: { frames, sitters } }: Props) {
  const text = useTongue().texts.viewer;
  const { step, viewpoint } = vain;
  if (step === undefined && viewpoint === undefined) return null;
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
