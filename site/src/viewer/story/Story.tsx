import type { ComponentChildren } from 'preact';
import type { ToldFrame } from '../../../../machine/book/telling/told.ts';
import type { Language } from '../../../../spec/text.ts';
import { Why } from '../clauses/Why.tsx';
import { headingOf, lineText, type Viewpoint } from '../replay/viewpoint.ts';
import { useTongue } from '../services.ts';
import type { Tongue } from '../tongue.ts';

interface Props {
  readonly frame: ToldFrame;
  readonly viewpoint: Viewpoint;
  readonly statements: boolean;
  /** What stands beside the sentence of the step, and below its note. */
  readonly signs: ComponentChildren;
  readonly children: ComponentChildren;
}

/** What the step did, or why it was refused, with the clauses behind each part. */
export function Story({ frame, viewpoint, statements, signs, children }: Props) {
  const text = useTongue().texts.viewer;
  const heading = headingOf(frame, viewpoint);
  const [first, ...others] = frame.lines;
  // Where the heading says what the first line would say, that is said once.
  const once = first !== undefined && lineText(first, viewpoint) === heading;
  const lines = once ? others : frame.lines;
  return (
    <section class="story" key={frame.index}>
      <div class="told">
        <h2>
          {heading ?? text.start}
          {signs}
        </h2>
        {once && <Why ids={first.clauses} statements={statements} />}
      </div>
      {heading === null && <p>{text.startText}</p>}
      {frame.note !== undefined && <Annotation html={frame.note} lang={frame.noteLang} />}
      {children}
      {frame.refused && (
        <p class="refused">
          <strong>{text.refused}</strong> {text.nothing}
        </p>
      )}
      {lines.length > 0 && (
        <ol class="effects" aria-label={frame.refused ? text.refused : text.effects}>
          {lines.map((line, i) => (
            <li class="told" key={i}>
              <p>{lineText(line, viewpoint)}</p>
              <Why ids={line.clauses} statements={statements} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A note to the step; the teller of the game has made its HTML safe. */
function Annotation({
  html,
  lang,
}: {
  readonly html: string;
  readonly lang: Language | undefined;
}) {
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
  viewpoint: Viewpoint,
  text: Tongue['texts']['viewer'],
): string {
  const parts = [
    headingOf(frame, viewpoint) ?? text.start,
    ...(frame.refused ? [text.refused] : []),
    ...frame.lines.map((line) => lineText(line, viewpoint)),
  ];
  return parts.join(' ');
}
