import { FileButton } from '../forms/FileButton.tsx';
import { PasteField } from '../forms/PasteField.tsx';
import type { DifferencesPage } from './page.ts';

interface Props {
  readonly text: DifferencesPage['text'];
  read(content: Blob): void;
  readText(typed: string): void;
}

/** Ways to bring the file of an edition: chosen, dropped, or its text. */
export function Bring({ text, read, readText }: Props) {
  return (
    <PasteField
      of="bring"
      label={text.paste}
      placeholder={'{ "format": "shedu-edition/1", …'}
      above={<p>{text.text}</p>}
      read={readText}
    >
      <div class="ways">
        <button type="submit" class="quiet-button">
          {text.open}
        </button>
        <FileButton
          of="quiet-button file-button"
          label={text.choose}
          accept=".json,.gz,application/json,application/gzip"
          read={read}
        />
        <span class="private">{text.private}</span>
      </div>
    </PasteField>
  );
}
