import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../../../spec/text.ts';
import type { Continued } from '../../engine/protocol.ts';
import { ask } from '../engine.ts';
import type { Laid } from '../setup/laid.ts';

/** What came of playing a record. */
export interface Played {
  readonly record: Laid;
  readonly answer: Continued;
}

/** What the engine says to the record that is shown; the answer before until it has come. */
export function usePlayed(
  record: Laid | null,
  language: Language,
): { readonly played: Played | null; readonly broken: boolean } {
  const [played, tell] = useState<Played | null>(null);
  const [broken, fail] = useState(false);
  useEffect(() => {
    if (record === null) return undefined;
    let meant = true;
    ask('play', { record, told: 0, language }).then(
      (answer) => {
        if (!meant) return;
        fail(false);
        tell({ record, answer });
      },
      () => meant && fail(true),
    );
    return () => {
      meant = false;
    };
  }, [record, language]);
  return { played, broken };
}
