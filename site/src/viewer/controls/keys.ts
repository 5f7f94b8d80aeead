import { useEffect, useRef } from 'preact/hooks';
import { usePlace } from '../services.ts';

/** What a key does, by its name in events; letters tell lower and upper case apart. */
export type Keys = Readonly<Record<string, () => void>>;

/** Where every key belongs to the control that has the focus. */
const TYPING =
  'input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog';

/** Keys that sliders and radio buttons need themselves. */
const SLIDING = '[type=range], [type=radio]';
const SLIDES = /^(Arrow|Page|Home|End)/;

/** A letter by where it lies, for keyboards that write another script. */
const letterOf = ({ key, code, shiftKey }: KeyboardEvent): string => {
  const letter = /^[^\x20-\x7e]$/.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return letter === undefined ? key : shiftKey ? letter : letter.toLowerCase();
};

/** Binds keys where the viewer stands; never while somebody types, and never with a modifier. */
export function useKeys(keys: Keys): void {
  const { keys: where } = usePlace();
  const bound = useRef(keys);
  bound.current = keys;
  useEffect(() => {
    const pressed = (event: Event): void => {
      if (
        !(event instanceof KeyboardEvent) ||
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey
      )
        return;
      const key = letterOf(event);
      if (event.shiftKey && key.length > 1) return;
      const [target] = event.composedPath();
      if (target instanceof Element) {
        if (target.closest(TYPING)) return;
        if (target.matches(SLIDING) && SLIDES.test(key)) return;
      }
      const act = Object.hasOwn(bound.current, key) ? bound.current[key] : undefined;
      if (act === undefined || document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      act();
    };
    where.addEventListener('keydown', pressed);
    return () => where.removeEventListener('keydown', pressed);
  }, [where]);
}
