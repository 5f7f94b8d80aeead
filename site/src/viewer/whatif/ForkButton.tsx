import { fill } from '../../strings.ts';
import { useTongue } from '../services.ts';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly position: number;
}

/** Begins a branch at a position. */
export function ForkButton({ session, position }: Props) {
  const text = useTongue().texts.viewer.whatIf;
  const named = (number: number): string => fill(text.branch, { number });
  return (
    <button type="button" class="quiet-button" onClick={() => void session.forkAt(position, named)}>
      {fill(text.fork, { step: position })}
    </button>
  );
}
