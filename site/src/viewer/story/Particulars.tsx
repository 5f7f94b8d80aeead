import type { Telling } from '../../../../machine/book/telling/told.ts';
import { HEADING } from '../../../../machine/record/annotation.ts';
import { COLON } from '../../../../spec/text.ts';
import type { Tongue } from '../tongue.ts';

interface Props {
  readonly telling: Telling;
  readonly tongue: Tongue;
}

/** When and where a game was played, and who tells it, as its file has it. */
export function Particulars({ telling: { particulars }, tongue: { texts, language } }: Props) {
  if (particulars === undefined) return null;
  return (
    <ul class="facts particulars">
      {HEADING.map((name) => {
        const said = particulars[name];
        return (
          said !== undefined && (
            <li key={name}>
              {texts.facts.particulars[name]}
              {COLON[language]} <bdi>{said}</bdi>
            </li>
          )
        );
      })}
    </ul>
  );
}
