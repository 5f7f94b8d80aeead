import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useTongue } from '../services.ts';
import { Icon } from './Icon.tsx';
import '../../styles/viewer/dialogs.css';

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
          <Icon of="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}

/** Closes the dialog that something is in, so that the focus goes back where it was. */
export const closeAround = (inside: Element): void => inside.closest('dialog')?.close();
