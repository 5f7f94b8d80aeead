import { useEffect, useState } from 'preact/hooks';
import type { Telling } from '../../../../machine/book/telling/told.ts';
import type { Annotating } from '../panels/panel.ts';

/**
 * What shows annotations, where a game has more of them than notes: null for as long as it has not
 * come.
 */
export function useAnnotating(telling: Telling): Annotating | null {
  const [come, show] = useState<Annotating | null>(null);
  const has = telling.frames.some(({ said }) => said !== undefined);
  useEffect(() => {
    if (has) import('./annotating.tsx').then(show, () => {});
  }, [has]);
  return come;
}
