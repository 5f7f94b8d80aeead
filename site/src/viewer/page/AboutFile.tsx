import type { Telling } from '../../../../machine/book/telling/told.ts';
import { clauses } from '../../../../spec/clauses.ts';
import { caseLink } from '../../lab/caselink.ts';
import { linksIn, toClause, toFile } from '../../links.ts';
import { Particulars } from '../story/Particulars.tsx';
import type { Tongue } from '../tongue.ts';

interface Props {
  readonly telling: Telling;
  readonly tongue: Tongue;
  /** Where the file lies in the suite. */
  readonly slug: string;
}

/** What a file says of itself, the clauses it is about, and the file to take along. */
export function AboutFile({ telling, tongue, slug }: Props) {
  const { note, noteLang, clauses: shown } = telling;
  const { texts, language } = tongue;
  const text = texts.viewer;
  return (
    <aside class="replay-about">
      <Particulars telling={telling} tongue={tongue} />
      {note !== undefined && <div lang={noteLang} dangerouslySetInnerHTML={{ __html: note }} />}
      {shown.length > 0 && (
        <div class="shown">
          {text.shows}{' '}
          <ul class="clauses">
            {shown.map((id) => (
              <li key={id}>
                <a href={toClause(id, language)} title={id}>
                  {clauses[id].title[language]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p class="hint">
        {text.hintKeys}{' '}
        <a href={toFile(slug)} download={`${slug.replaceAll('/', '.')}.json`}>
          {text.download}
        </a>
        {!slug.startsWith('games/') && (
          <>
            {' · '}
            <a href={caseLink(slug.replaceAll('/', '.'), linksIn(language))}>{text.inLab}</a>
          </>
        )}
      </p>
    </aside>
  );
}
