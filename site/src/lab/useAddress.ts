import { useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../../../spec/text.ts';
import { fragmentOf, name } from './address.ts';
import type { Laid } from './setup/laid.ts';

/** How long the address waits for the next tap: browsers refuse to change it too often. */
const PAUSE = 300;

/**
 * Makes the address follow a session once something was laid or played. Answers the fragment that
 * holds it; null until it is known.
 */
export function useAddress(
  laid: Laid,
  at: number,
  untouched: Laid | null,
  language: Language,
): string | null {
  const [fragment, show] = useState<string | null>(null);
  const latest = useRef(0);
  const record = laid === untouched ? null : laid;
  useEffect(() => {
    const number = ++latest.current;
    show(null);
    if (record === null) return undefined;
    const timer = setTimeout(() => {
      fragmentOf(record, language).then(
        (next) => number === latest.current && show(next),
        () => {},
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [record, language]);
  useEffect(() => {
    if (fragment !== null) name(fragment, at === laid.steps.length ? null : at);
  }, [fragment, at]);
  return fragment;
}
