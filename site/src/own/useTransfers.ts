import { useEffect, useMemo, useState } from 'preact/hooks';

/** Where text that is pasted belongs to the field, and text that is dropped where that moves it. */
const FIELDS = 'input, textarea, [contenteditable]';
const EDITORS = '[contenteditable]';

/** Whether something happens to what a selector names, be it in a shadow tree. */
const isIn = (event: Event, selector: string): boolean =>
  event.composedPath().some((one) => one instanceof Element && one.matches(selector));

/**
 * Reads what is dropped or pasted anywhere on the page, if there is something in it to read; tells
 * whether something hovers over the page.
 */
export function useTransfers<T>(
  found: (transfer: DataTransfer | null) => T | null,
  read: (what: T) => void,
): boolean {
  const [over, hover] = useState(false);
  const listeners = useMemo(() => {
    const takes = (event: DragEvent): boolean =>
      event.dataTransfer?.types.some(
        (type) => type === 'Files' || (type === 'text/plain' && !isIn(event, EDITORS)),
      ) ?? false;
    return {
      dragover(event: DragEvent): void {
        if (!takes(event)) return;
        event.preventDefault();
        hover(true);
      },
      dragleave(event: DragEvent): void {
        if (event.relatedTarget === null) hover(false);
      },
      drop(event: DragEvent): void {
        if (!takes(event)) return;
        event.preventDefault();
        hover(false);
        const what = found(event.dataTransfer);
        if (what !== null) read(what);
      },
      paste(event: ClipboardEvent): void {
        const hasFile = (event.clipboardData?.files.length ?? 0) > 0;
        if (isIn(event, FIELDS) && !hasFile) return;
        const what = found(event.clipboardData);
        if (what === null) return;
        event.preventDefault();
        read(what);
      },
    };
  }, [found, read]);
  useEffect(() => {
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of all) document.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of all) document.removeEventListener(type, listener);
    };
  }, [listeners]);
  return over;
}
