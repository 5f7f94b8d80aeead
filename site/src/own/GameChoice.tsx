import { useEffect, useRef } from 'preact/hooks';
import type { Language } from '../../../spec/text.ts';
import type { Listed, Survey } from '../engine/survey.ts';
import { count, fill, type Strings } from '../strings.ts';
import type { Source } from './source.ts';

interface Props {
  readonly text: Strings['own'];
  readonly steps: Strings['facts']['steps'];
  readonly language: Language;
  readonly source: Source;
  readonly survey: Survey;
  choose(game: Listed): void;
}

/** The games of a stream, to choose one. */
export function GameChoice({ text, steps, language, source, survey, choose }: Props) {
  const { games, more } = survey;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="choice">
      <h2 tabIndex={-1} ref={heading}>
        {fill(count(text.games, games.length, language), { name: source.name })}
      </h2>
      {more && <p>{fill(text.more, { count: games.length })}</p>}
      <ol>
        {games.map((game) => (
          <li key={game.line}>
            <button type="button" onClick={() => choose(game)}>
              {game.name ?? text.unnamed}
            </button>
            <span>
              {game.line !== null && fill(text.line, { line: game.line })}
              {game.steps !== null && ` · ${count(steps, game.steps, language)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
