import { useState } from 'preact/hooks';
import type { GameFile } from '../../../machine/record/format.ts';
import { frames } from '../../../machine/record/replay.ts';
import { to } from '../links.ts';
import { strings } from '../strings.ts';

/** Opens the inspector of this site in another window and plays the file before its eyes. */
export function InspectButton({ file }: { readonly file: GameFile }) {
  const [blocked, block] = useState(false);
  const inspect = async (): Promise<void> => {
    const { createBrowserInspector } = await import('@xstate/inspect');
    const inspector = createBrowserInspector({
      url: to('inspector/'),
      maxDeferredEvents: Number.POSITIVE_INFINITY,
    });
    const opened = 'targetWindow' in inspector.adapter && inspector.adapter.targetWindow !== null;
    block(!opened);
    if (!opened) return;
    for (const _frame of frames(file, (event) => inspector.inspect.next?.(event)));
  };
  return (
    <>
      <button
        type="button"
        class="quiet-button"
        title={strings.viewer.inspectText}
        onClick={inspect}
      >
        {strings.viewer.inspect}
      </button>
      {blocked && <span role="alert">{strings.viewer.blocked}</span>}
    </>
  );
}
