import type { Language } from '../../../../spec/text.ts';
import { to } from '../../links.ts';
import type { Replay } from '../replay/replay.ts';

/**
 * Opens the inspector of this site in another window and plays the file before its eyes. Answers
 * whether the browser let it open.
 */
export async function inspected(replay: Replay, language: Language): Promise<boolean> {
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
  if (opened) for (const _frame of frames(file, (event) => inspector.inspect.next?.(event)));
  return opened;
}
