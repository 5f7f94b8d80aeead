import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameFile } from '../../../machine/record/format.ts';
import { isolated } from '../../../machine/words/isolate.ts';
import type { Opened } from '../engine/protocol.ts';
import { fill, type Strings } from '../strings.ts';
import { goTo } from '../viewer/page/address.ts';
import type { Replay } from '../viewer/replay/replay.ts';
import { useServices } from '../viewer/services.ts';
import { Facts } from '../viewer/story/Facts.tsx';
import { Particulars } from '../viewer/story/Particulars.tsx';
import { Viewer } from '../viewer/Viewer.tsx';
import { headline } from './headline.ts';
import { Problems } from './Problems.tsx';
import { ShareGame } from './ShareGame.tsx';
import type { Chosen } from './useOwn.ts';

interface Props {
  readonly text: Strings['own'];
  readonly chosen: Chosen;
  readonly opened: Opened;
  leave(): void;
}

/** A game that was opened, with all that is wrong with it; or only that, where nothing can be shown. */
export function OwnGame({ text, chosen, opened, leave }: Props) {
  const { tongue, links } = useServices();
  const { source, offer, game } = chosen;
  const replay = useMemo((): Replay | null => {
    if (opened.file === null) return null;
    const { file, telling } = opened;
    return { telling, file: async () => file };
  }, [opened]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const name = isolated(game.name ?? game.file.name);
  const shown = opened.file === null ? null : opened.telling;
  const title =
    shown === null
      ? fill(tongue.texts.viewer.unreadable, { name })
      : // A text without a title has an empty one.
        shown.title || (shown.id ?? name);
  const told = shown?.frames.length ?? 0;
  return (
    <>
      <header class="replay-head">
        <h1 tabIndex={-1} ref={heading} lang={shown?.titleLang}>
          {title}
        </h1>
        {shown !== null && <Facts telling={shown} tongue={tongue} links={links} />}
      </header>
      {source.fenced && <p class="notice">{text.fenced}</p>}
      {opened.file !== null && opened.steps > told - 1 && (
        <p class="notice">{fill(text.cut, { steps: opened.steps, shown: told - 1 })}</p>
      )}
      {opened.problems.length > 0 && (
        <details class="wrong" open>
          <summary>{headline(opened.problems, text, tongue.language)}</summary>
          <Problems
            text={text}
            problems={opened.problems}
            {...(shown === null ? {} : { go: goTo })}
          />
        </details>
      )}
      {replay !== null && <Viewer replay={replay} />}
      {shown !== null && <Particulars telling={shown} tongue={tongue} />}
      {shown?.note !== undefined && (
        <div
          class="replay-about"
          lang={shown.noteLang}
          dangerouslySetInnerHTML={{ __html: shown.note }}
        />
      )}
      <div class="own-foot">
        <button type="button" class="quiet-button" onClick={leave}>
          {offer.games.length > 1 ? text.list : text.another}
        </button>
        <ShareGame text={text} chosen={chosen} file={wholeOf(opened)} />
        <p class="private">{text.private}</p>
      </div>
    </>
  );
}

/** The game of a file, if all of it is told: a trace claims what no text can. */
const wholeOf = (opened: Opened): GameFile | null =>
  opened.file !== null && opened.file.kind !== 'trace' && opened.file.steps.length === opened.steps
    ? opened.file
    : null;
