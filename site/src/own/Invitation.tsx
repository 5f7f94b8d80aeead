import { useState } from 'preact/hooks';
import type { Strings } from '../strings.ts';
import { ofFile, ofText, type Source } from './source.ts';

interface Props {
  readonly text: Strings['own'];
  read(source: Source): void;
}

/** Ways to bring a game: a file, or its text. */
export function Invitation({ text, read }: Props) {
  const [written, write] = useState('');
  return (
    <div class="invitation">
      <div class="drop-zone">
        <label class="file-button">
          <input
            type="file"
            accept=".json,.jsonl,application/json"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file !== undefined) read(ofFile(file));
              currentTarget.value = '';
            }}
          />
          {text.choose}
        </label>
        <p>{text.drop}</p>
        <p class="private">{text.private}</p>
      </div>
      <form
        class="written"
        onSubmit={(event) => {
          event.preventDefault();
          if (written.trim() !== '') read(ofText(written, text));
        }}
      >
        <label>
          {text.paste}
          <textarea
            rows={4}
            spellcheck={false}
            placeholder={'{ "format": "shedu-record/2", … }'}
            value={written}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
        </label>
        <button type="submit" class="quiet-button" disabled={written.trim() === ''}>
          {text.openText}
        </button>
      </form>
      <p class="formats">
        {text.formats} {text.sample}
      </p>
    </div>
  );
}
