import type { Language } from '../../../spec/text.ts';
import { to } from '../links.ts';
import { ofFiles } from './source.ts';
import { Written, type WrittenProps } from './Written.tsx';

interface Props extends WrittenProps {
  readonly language: Language;
}

/** Ways to bring a game: a file, or its text. */
export function Invitation({ language, ...field }: Props) {
  const { text, read } = field;
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
      <Written {...field} />
      <p class="formats">
        {text.formats} {text.sample} <a href={to('rules/notation/', language)}>{text.typing}</a>
      </p>
    </div>
  );
}
