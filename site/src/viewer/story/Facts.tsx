import type { Telling } from '../../../../machine/book/telling/told.ts';
import type { Seat } from '../../../../machine/rules/pieces.ts';
import { COLON } from '../../../../spec/text.ts';
import type { SiteLinks } from '../../addresses.ts';
import { count, fill } from '../../strings.ts';
import { nameOf } from '../replay/replay.ts';
import type { Tongue } from '../tongue.ts';

interface Props {
  readonly telling: Telling;
  readonly tongue: Tongue;
  readonly links: SiteLinks;
}

/** What is played by which rules, by whom, and how it ended. */
export function Facts({ telling, tongue, links }: Props) {
  const { fixed, sitters, edition, overrides, ending, kind, frames } = telling;
  const { options, board } = fixed;
  const text = tongue.texts.facts;
  const modules = [
    ...(board.id === 'advanced' ? [text.advanced] : []),
    ...(board.id === 'free' ? [text.freeBoard] : []),
    ...(options.englishVariant ? [text.englishVariant] : []),
    ...(options.buildings ? [text.buildings] : []),
    ...(options.wonder ? [text.wonder] : []),
  ];
  return (
    <ul class="facts">
      <li>{fill(text.edition, { edition })}</li>
      {Object.entries(overrides).map(([ruling, reading]) => (
        <li key={ruling}>
          <a href={links.ruling(ruling)}>{ruling}</a>
          {COLON[tongue.language]} {reading}
        </li>
      ))}
      {modules.map((module) => (
        <li key={module}>{module}</li>
      ))}
      <li>{sitters.map((_, seat) => nameOf(sitters, seat as Seat, tongue)).join(', ')}</li>
      <li>{count(text.steps, frames.length - 1, tongue.language)}</li>
      {ending !== null && <li>{ending}</li>}
      {ending === null && kind === 'record' && <li>{text.unfinished}</li>}
    </ul>
  );
}
