import { useEffect, useRef } from 'preact/hooks';
import { isolated } from '../../../machine/words/isolate.ts';
import type { Language } from '../../../spec/text.ts';
import { count, fill, type Strings } from '../strings.ts';
import type { Offer, Offered } from './offer.ts';
import type { Source } from './source.ts';

interface Props {
  readonly text: Strings['own'];
  readonly steps: Strings['facts']['steps'];
  readonly language: Language;
  readonly source: Source;
  readonly offer: Offer;
  /** The number of a game that was asked for and is not there. */
  readonly missed: number | null;
  choose(game: Offered): void;
}

/** The games of a source, to choose one. */
export function GameChoice({ text, steps, language, source, offer, missed, choose }: Props) {
  const { games, more } = offer;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = isolated(source.name);
  const several = source.files.length > 1;
  return (
    <section class="choice">
      <h2 tabIndex={-1} ref={heading}>
        {fill(count(text.games, games.length, language), { name })}
      </h2>
      {missed !== null && (
        <p class="notice" role="alert">
          {fill(text.noGame, { number: missed })}
        </p>
      )}
      {more && <p>{fill(text.more, { count: games.length })}</p>}
      <ol>
        {games.map((game) => (
          <li key={game.number}>
            <span class="number">{game.number}.</span>
            <button type="button" onClick={() => choose(game)}>
              <bdi>{game.name ?? (several ? game.file.name : text.unnamed)}</bdi>
            </button>
            <span class="facts-of">
              {[
                ...(several && game.name !== null ? [isolated(game.file.name)] : []),
                ...(game.line === null ? [] : [fill(text.line, { line: game.line })]),
                ...(game.steps === null ? [] : [count(steps, game.steps, language)]),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
