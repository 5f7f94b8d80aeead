import type { Language } from '../../../../spec/text.ts';
import type { Asked, Judged } from '../../engine/judging/judged.ts';
import type { AskPage } from '../../engine/protocol.ts';

/**
 * Asks for the verdict, and then for all that takes longer. `show` gets the verdict first, without
 * the rest, and then once more with it; nothing once the question was given up.
 */
export async function judging(
  asked: Asked,
  language: Language,
  ask: AskPage,
  show: (judged: Judged) => void,
  signal?: AbortSignal,
): Promise<void> {
  const question = { ...asked, language };
  const judged = await ask('judge', question);
  if (signal?.aborted) return;
  show(judged);
  if (judged.outcome === 'impossible') return;
  const further = await ask('consider', question);
  if (!signal?.aborted && further !== null) show({ ...judged, further });
}
