import type { Part } from './part.ts';
import type { Mode } from './session.ts';

const MODES: readonly Mode[] = ['set', 'ask'];

/** What a tap does, and how to take it back. */
export function Bar({ page: { lab: text }, bench: { session, act, turn } }: Part) {
  const back = (deed: 'undo' | 'redo', stack: readonly unknown[]) => (
    <button
      type="button"
      class="quiet-button"
      aria-disabled={stack.length === 0}
      onClick={() => turn({ deed })}
    >
      {text[deed]}
    </button>
  );
  return (
    <div class="lab-bar">
      <fieldset class="modes" aria-label={text.mode}>
        {MODES.map((mode) => (
          <label key={mode} data-mode={mode}>
            <input
              type="radio"
              name="lab-mode"
              checked={session.mode === mode}
              onChange={() => act({ deed: 'mode', mode })}
            />
            {text.modes[mode]}
          </label>
        ))}
      </fieldset>
      <div class="back">
        {back('undo', session.past)}
        {back('redo', session.future)}
      </div>
    </div>
  );
}
