import { useState } from 'preact/hooks';
import type { Replay } from '../replay/replay.ts';
import { useServices } from '../services.ts';

interface Props {
  readonly replay: Replay;
  /** Plays the file before the eyes of the inspector; answers whether its window opened. */
  readonly inspect: (replay: Replay) => Promise<boolean>;
}

/** What only those ask for who write programs of their own: folded, and apart from players' options. */
export function Developers({ replay, inspect }: Props) {
  const text = useServices().tongue.texts.viewer;
  const [fault, tell] = useState<string | null>(null);
  const pressed = (): void => {
    inspect(replay).then(
      (opened) => tell(opened ? null : text.blocked),
      () => tell(text.unreachable),
    );
  };
  return (
    <details class="developers">
      <summary>{text.developers}</summary>
      <button type="button" class="quiet-button" title={text.inspectText} onClick={pressed}>
        {text.inspect}
      </button>
      {fault !== null && <span role="alert">{fault}</span>}
    </details>
  );
}
