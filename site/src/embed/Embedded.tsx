import { isolated } from '../../../machine/words/isolate.ts';
import { fill } from '../strings.ts';
import type { Replay } from '../viewer/replay/replay.ts';
import { type Services, ServicesContext } from '../viewer/services.ts';
import { Facts } from '../viewer/story/Facts.tsx';
import { Particulars } from '../viewer/story/Particulars.tsx';
import { Viewer } from '../viewer/Viewer.tsx';

/** A game, and what tells of its clauses. */
export interface Shown extends Pick<Services, 'clauseCard'> {
  readonly replay: Replay;
}

/** What an element shows: a game, or why there is none yet. */
export type Content =
  | Shown
  | { readonly waiting: string }
  | { readonly message: string; readonly details: readonly string[] };

interface Props {
  readonly content: Content;
  readonly services: Services;
  /** Changes with the game, so that nothing of one is left in the next. */
  readonly number: number;
}

/** A replay within a page that is not ours. */
export function Embedded({ content, services, number }: Props) {
  const { tongue, links } = services;
  const text = tongue.texts.embedded;
  const telling = 'replay' in content ? content.replay.telling : null;
  const title = telling?.title ?? telling?.id ?? text.untitled;
  return (
    <ServicesContext.Provider value={services}>
      <fieldset class="embedded" lang={tongue.language} tabIndex={-1}>
        <legend class="sr-only">{fill(text.label, { title: isolated(title) })}</legend>
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
            <Facts telling={content.replay.telling} tongue={tongue} links={links} />
            <Particulars telling={content.replay.telling} tongue={tongue} />
            <Viewer replay={content.replay} />
          </div>
        )}
        <p class="embedded-foot">
          <a href={links.home}>{text.site}</a>
        </p>
      </fieldset>
    </ServicesContext.Provider>
  );
}
