import type { Language } from '../../../spec/text.ts';
import { to } from '../links.ts';
import type { Strings } from '../strings.ts';
import { ofFiles, ofText, type Source } from './source.ts';

interface Props {
  readonly text: Strings['own'];
  readonly language: Language;
  /** Null while the page has no script yet, where the invitation only keeps its place. */
  readonly read: ((source: Source) => void) | null;
  /** What stands in the field; it stays there until it is changed. */
  readonly written?: string;
  write?(text: string): void;
}

/** Ways to bring a game: a file, or its text. */
export function Invitation({ text, language, read, written = '', write }: Props) {
  return (
    <div class="invitation" inert={read === null}>
      <div class="drop-zone">
        <label class="file-button">
          <input
            type="file"
            multiple
            accept=".json,.jsonl,.ndjson,.shedu,.txt,.gz,application/json,application/gzip"
            onChange={({ currentTarget }) => {
              const source = ofFiles(currentTarget.files ?? [], { text, language });
              if (source !== null) read?.(source);
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
          if (written.trim() !== '') read?.(ofText(written, text));
        }}
      >
        <label>
          {text.paste}
          <textarea
            rows={written === '' ? 4 : 12}
            spellcheck={false}
            placeholder={text.example}
            value={written}
            onInput={({ currentTarget }) => write?.(currentTarget.value)}
          />
        </label>
        <button type="submit" class="quiet-button" disabled={written.trim() === ''}>
          {text.openText}
        </button>
      </form>
      <p class="formats">
        {text.formats} {text.sample} <a href={to('rules/notation/', language)}>{text.typing}</a>
      </p>
    </div>
  );
}
