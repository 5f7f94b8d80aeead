import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../../../spec/text.ts';
import type { Impossibility } from '../../engine/judging/judged.ts';
import { ask } from '../engine.ts';
import type { Laid } from './laid.ts';

/** How long a question waits for the next tap, in milliseconds. */
const PAUSE = 60;

const NONE: readonly Impossibility[] = [];

const isEmpty = (table: object): boolean => Object.keys(table).length === 0;

/** What is impossible in a position, as it is laid; that of before until the answer has come. */
export function useProblems(laid: Laid, language: Language): readonly Impossibility[] {
  const [problems, tell] = useState(NONE);
  const { position, options, seats, edition } = laid;
  const bare = position.rows.every((row) => /^\.*$/.test(row)) && isEmpty(position.leaders);
  useEffect(() => {
    if (bare) {
      tell(NONE);
      return undefined;
    }
    let meant = true;
    const timer = setTimeout(() => {
      ask('problems', { record: laid, language }).then(
        (answer) =>
          meant && tell((before) => (answer.length + before.length === 0 ? before : answer)),
        () => {},
      );
    }, PAUSE);
    return () => {
      meant = false;
      clearTimeout(timer);
    };
  }, [position, options, seats, edition, language]);
  return problems;
}
