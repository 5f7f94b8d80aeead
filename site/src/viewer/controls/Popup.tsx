import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';

interface Props {
  readonly name: string;
  readonly icon: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A button with a box below it that stays while one works in it; Escape closes it. */
export function Popup({ name, icon, children }: Props) {
  const [open, show] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const inside = (event: Event): boolean =>
      host.current !== null && event.composedPath().includes(host.current);
    const left = (event: Event): void => {
      if (!inside(event)) show(false);
    };
    const escaped = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      show(false);
      if (inside(event)) button.current?.focus();
    };
    document.addEventListener('keydown', escaped);
    document.addEventListener('pointerdown', left);
    document.addEventListener('focusin', left);
    return () => {
      document.removeEventListener('keydown', escaped);
      document.removeEventListener('pointerdown', left);
      document.removeEventListener('focusin', left);
    };
  }, [open]);
  return (
    <div class="popup-host" ref={host}>
      <button
        type="button"
        ref={button}
        aria-label={name}
        title={name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => show(!open)}
      >
        {icon}
      </button>
      {open && (
        <section class="popup" id={id} aria-label={name}>
          {children}
        </section>
      )}
    </div>
  );
}
