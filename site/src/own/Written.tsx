import type { Strings } from '../strings.ts';
import { ofText, type Source } from './source.ts';

export interface WrittenProps {
  readonly text: Strings['own'];
  /** Null while the page has no script yet, where the invitation only keeps its place. */
  readonly read: ((source: Source) => void) | null;
  /** What stands in the field; it stays there until it is changed. */
  readonly written?: string;
  write?(text: string): void;
  /** Begins to write a game, with what stands in the field if there is something. */
  begin?(): void;
}

/** A field for the text of a game. */
export function Written({ text, read, written = '', write, begin }: WrittenProps) {
  return (
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
      <div class="written-tools">
        <button type="submit" class="quiet-button" disabled={written.trim() === ''}>
          {text.openText}
        </button>
        {begin !== undefined && (
          <button type="button" class="quiet-button" onClick={begin}>
            {text.write.title}
          </button>
        )}
      </div>
    </form>
  );
}
