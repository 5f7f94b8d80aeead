import { useRef } from 'preact/hooks';
import type { DifferencesPage } from './page.ts';

interface Props {
  readonly text: DifferencesPage['text'];
  read(content: Blob): void;
  readText(typed: string): void;
}

/** Ways to bring the file of an edition: chosen, dropped, or its text. */
export function Bring({ text, read, readText }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const readField = (): void => readText(field.current?.value ?? '');
  return (
    <form
      class="bring"
      onSubmit={(event) => {
        event.preventDefault();
        readField();
      }}
    >
      <p>{text.text}</p>
      <label>
        {text.paste}
        <textarea
          ref={field}
          rows={3}
          spellcheck={false}
          autocapitalize="off"
          placeholder={'{ "format": "shedu-edition/1", …'}
          // The text is in the field only after the event.
          onPaste={() => setTimeout(readField)}
        />
      </label>
      <div class="ways">
        <button type="submit" class="quiet-button">
          {text.open}
        </button>
        <label class="quiet-button file-button">
          <input
            type="file"
            accept=".json,.gz,application/json,application/gzip"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file !== undefined) read(file);
              currentTarget.value = '';
            }}
          />
          {text.choose}
        </label>
        <span class="private">{text.private}</span>
      </div>
    </form>
  );
}
