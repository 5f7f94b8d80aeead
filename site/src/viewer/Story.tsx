import type { ToldFrame } from '../../../machine/book/telling/told.ts';
import type { Language } from '../../../spec/text.ts';
import { Clauses } from './Clauses.tsx';
import { headingOf, lineText, type View } from './replay.ts';
import { type Tongue, useTongue } from './tongue.ts';

interface Props {
  readonly frame: ToldFrame;
  readonly view: View;
  readonly statements: boolean;
}

/** What the step did, or why it was refused, with the clauses behind each part. */
export function Story({ frame, view, statements }: Props) {
  const text = useTongue().texts.viewer;
  const heading = headingOf(frame, view);
  return (
    <section class="story">
      <h2>{heading ?? text.start}</h2>
      {heading === null && <p>{text.startText}</p>}
      {frame.note !== undefined && <Annotation html={frame.note} lang={frame.noteLang} />}
      {frame.refused && (
        <p class="refused">
          <strong>{text.refused}</strong> {text.nothing}
        </p>
      )}
      {frame.lines.length > 0 && (
        <ol class="effects" aria-label={frame.refused ? text.refused : text.effects}>
          {frame.lines.map((line, i) => (
            <li key={`${frame.index}.${i}`}>
              <p>{lineText(line, view)}</p>
              <Clauses ids={line.clauses} statements={statements} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A note to the step; the teller of the game has made its HTML safe. */
function Annotation({ html, lang }: { readonly html: string; readonly lang?: Language }) {
  const text = useTongue().texts.viewer;
  return (
    <aside class="annotation" aria-label={text.note}>
      <div lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
    </aside>
  );
}

/** The step in one breath, for a screen reader. */
export function announcement(
  frame: ToldFrame,
  view: View,
  text: Tongue['texts']['viewer'],
): string {
  const parts = [
    headingOf(frame, view) ?? text.start,
    ...(frame.refused ? [text.refused] : []),
    ...frame.lines.map((line) => lineText(line, view)),
  ];
  return parts.join(' ');
}
