import type { Seat } from '../../../machine/rules/pieces.ts';
import { toRuling } from '../links.ts';
import { nameOf, type Played } from '../play.ts';
import { count, fill, language, strings } from '../strings.ts';
import { say } from '../words.ts';

const text = strings.list;

/** What is played by which rules, by whom, and how it ended. */
export function Facts({ replay }: { readonly replay: Played }) {
  const { file, frames, sitters } = replay;
  const { options, board } = frames[0].game;
  const modules = [
    ...(board.id === 'advanced' ? [text.advanced] : []),
    ...(board.id === 'free' ? [text.freeBoard] : []),
    ...(options.englishVariant ? [text.englishVariant] : []),
    ...(options.buildings ? [text.buildings] : []),
    ...(options.wonder ? [text.wonder] : []),
  ];
  const ended = frames.at(-1)?.effects.find(({ type }) => type === 'game-ended');
  return (
    <ul class="facts">
      <li>{fill(text.edition, { edition: file.edition })}</li>
      {Object.entries(file.rulings ?? {}).map(([ruling, reading]) => (
        <li key={ruling}>
          <a href={toRuling(ruling)}>{ruling}</a>: {reading}
        </li>
      ))}
      {modules.map((module) => (
        <li key={module}>{module}</li>
      ))}
      <li>{sitters.map((_, seat) => nameOf(sitters, seat as Seat)).join(', ')}</li>
      <li>{count(text.steps, file.steps.length)}</li>
      {ended !== undefined && <li>{say(ended, language, sitters)}</li>}
      {ended === undefined && file.kind === 'record' && <li>{text.unfinished}</li>}
    </ul>
  );
}
