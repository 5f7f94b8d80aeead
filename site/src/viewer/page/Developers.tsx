import { useState } from 'preact/hooks';
import type { Replay } from '../replay/replay.ts';
import { useTongue } from '../services.ts';

interface Props {
  readonly replay: Replay;
}

/** What only those ask for who write programs of their own: folded, and apart from players' options. */
export function Developers({ replay }: Props) {
  const { language, texts } = useTongue();
  const text = texts.viewer;
  const [fault, tell] = useState<string | null>(null);
  const pressed = async (): Promise<void> => {
    try {
      const { inspected } = await import('./inspect.ts');
      tell((await inspected(replay, language)) ? null : text.blocked);
    } catch {
      tell(text.unreachable);
    }
  };
  return (
    <details class="developers">
      <summary>{text.developers}</summary>
      <button
        type="button"
        class="quiet-button"
        title={text.inspectText}
        onClick={() => void pressed()}
      >
        {text.inspect}
      </button>
      {fault !== null && <span role="alert">{fault}</span>}
    </details>
  );
}
