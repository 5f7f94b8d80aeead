import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface Props {
  /** The class of the form. */
  readonly of: string;
  readonly label: string;
  readonly placeholder: string;
  /** What is above the field. */
  readonly above?: ComponentChildren;
  /** What is below the field: the ways to go on. */
  readonly children: ComponentChildren;
  read(typed: string): void;
}

/** A form with one field for a text, which is read at once when it is pasted. */
export function PasteField({ of, label, placeholder, above, children, read }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const readField = (): void => read(field.current?.value ?? '');
  return (
    <form
      class={of}
      onSubmit={(event) => {
        event.preventDefault();
        readField();
      }}
    >
      {above}
      <label>
        {label}
        <textarea
          ref={field}
          rows={3}
          spellcheck={false}
          autocapitalize="off"
          placeholder={placeholder}
          // The text is in the field only after the event.
          onPaste={() => setTimeout(readField)}
        />
      </label>
      {children}
    </form>
  );
}
