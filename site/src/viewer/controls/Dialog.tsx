import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { PanelProps } from '../panels/panel.ts';
import { useTongue } from '../tongue.ts';

/** What a dialog is given: what a panel is, and how to go away. */
export interface DialogProps extends PanelProps {
  close(): void;
}

interface Props {
  readonly name: string;
  readonly of: string;
  readonly children: ComponentChildren;
  close(): void;
}

/** A modal dialog of the browser's own: it holds the focus and gives it back. */
export function Dialog({ name, of, close, children }: Props) {
  const text = useTongue().texts.viewer.toolbar;
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog ref={box} class={`dialog ${of}`} aria-labelledby={id} onClose={close} closedby="any">
      <header>
        <h2 id={id}>{name}</h2>
        <button
          type="button"
          aria-label={text.close}
          title={text.close}
          onClick={() => box.current?.close()}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </header>
      {children}
    </dialog>
  );
}

/** Closes the dialog that something is in, so that the focus goes back where it was. */
export const closeAround = (inside: Element): void => inside.closest('dialog')?.close();
