import type { Telling } from '../../../machine/book/telling/told.ts';
import { toClause, toFile } from '../links.ts';
import type { Tongue } from './tongue.ts';

interface Props {
  readonly telling: Telling;
  readonly tongue: Tongue;
  /** Where the file lies in the suite. */
  readonly slug: string;
}

/** What a file says of itself, the clauses it is about, and the file to take along. */
export function About({
  telling: { note, noteLang, clauses },
  tongue: { texts, language },
  slug,
}: Props) {
  const text = texts.viewer;
  return (
    <aside class="replay-about">
      {note !== undefined && <div lang={noteLang} dangerouslySetInnerHTML={{ __html: note }} />}
      {clauses.length > 0 && (
        <div class="shown">
          {text.shows}{' '}
          <ul class="clauses">
            {clauses.map((id) => (
              <li key={id}>
                <a href={toClause(id, language)}>{id}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p class="hint">
        {text.hintKeys} <a href={toFile(slug)}>{text.download}</a>
      </p>
    </aside>
  );
}
