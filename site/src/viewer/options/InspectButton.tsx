import { useState } from 'preact/hooks';
import { to } from '../../links.ts';
import type { Replay } from '../replay/replay.ts';
import { useTongue } from '../tongue.ts';

/** Opens the inspector of this site in another window and plays the file before its eyes. */
export function InspectButton({ replay }: { readonly replay: Replay }) {
  const { texts, language } = useTongue();
  const [blocked, block] = useState(false);
  const inspect = async (): Promise<void> => {
    const [{ createBrowserInspector }, { frames }, file] = await Promise.all([
      import('@xstate/inspect'),
      import('../../../../machine/record/replay.ts'),
      replay.file(),
    ]);
    const inspector = createBrowserInspector({
      url: to('inspector/', language),
      maxDeferredEvents: Number.POSITIVE_INFINITY,
    });
    const opened = 'targetWindow' in inspector.adapter && inspector.adapter.targetWindow !== null;
    block(!opened);
    if (!opened) return;
    for (const _frame of frames(file, (event) => inspector.inspect.next?.(event)));
  };
  return (
    <>
      <button type="button" class="quiet-button" title={texts.viewer.inspectText} onClick={inspect}>
        {texts.viewer.inspect}
      </button>
      {blocked && <span role="alert">{texts.viewer.blocked}</span>}
    </>
  );
}
