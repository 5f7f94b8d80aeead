import { to } from '../links.ts';
import type { Strings } from '../strings.ts';
import { fill } from '../strings.ts';
import { Facts } from '../viewer/Facts.tsx';
import { type Place, PlaceContext } from '../viewer/place.ts';
import type { Replay } from '../viewer/replay.ts';
import { type Tongue, TongueContext } from '../viewer/tongue.ts';
import { Viewer } from '../viewer/Viewer.tsx';

/** What an element shows: a game, or why there is none yet. */
export type Content =
  | { readonly replay: Replay }
  | { readonly waiting: string }
  | { readonly message: string; readonly details: readonly string[] };

interface Props {
  readonly content: Content;
  readonly tongue: Tongue;
  readonly text: Strings['embedded'];
  readonly place: Place;
  /** Changes with the game, so that nothing of one is left in the next. */
  readonly number: number;
}

/** A replay within a page that is not ours. */
export function Embedded({ content, tongue, text, place, number }: Props) {
  const telling = 'replay' in content ? content.replay.telling : null;
  const title = telling?.title ?? telling?.id ?? text.untitled;
  return (
    <TongueContext.Provider value={tongue}>
      <PlaceContext.Provider value={place}>
        <fieldset class="embedded" lang={tongue.language} tabIndex={-1}>
          <legend class="sr-only">{fill(text.label, { title })}</legend>
          {'waiting' in content && <p role="status">{content.waiting}</p>}
          {'message' in content && (
            <div class="notice" role="alert">
              <p>{content.message}</p>
              {content.details.map((detail) => (
                <p key={detail}>{detail}</p>
              ))}
            </div>
          )}
          {'replay' in content && (
            <div key={number}>
              <p class="embedded-title" lang={telling?.titleLang}>
                {title}
              </p>
              <Facts telling={content.replay.telling} tongue={tongue} />
              <Viewer replay={content.replay} />
            </div>
          )}
          <p class="embedded-foot">
            <a href={to('', tongue.language)}>{text.site}</a>
          </p>
        </fieldset>
      </PlaceContext.Provider>
    </TongueContext.Provider>
  );
}
