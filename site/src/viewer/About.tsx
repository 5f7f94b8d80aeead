import type { GameFile } from '../../../machine/record/format.ts';
import { toFile } from '../links.ts';
import { strings } from '../strings.ts';
import { Clauses } from './Clauses.tsx';
import type { Statements } from './data.ts';

const text = strings.viewer;

interface Props {
  readonly file: GameFile;
  readonly slug: string;
  readonly statements: Statements;
}

/** What a file says of itself, the clauses it is about, and the file to take along. */
export function About({ file: { note, clauses }, slug, statements }: Props) {
  return (
    <aside class="replay-about">
      {note !== undefined && <p>{note}</p>}
      {clauses !== undefined && (
        <div class="shown">
          {text.shows} <Clauses ids={clauses} statements={statements} texts={false} />
        </div>
      )}
      <p class="hint">
        {text.hintKeys} <a href={toFile(slug)}>{text.download}</a>
      </p>
    </aside>
  );
}
