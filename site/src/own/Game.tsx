import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Opened } from '../engine/protocol.ts';
import { count, fill, type Strings } from '../strings.ts';
import { goTo } from '../viewer/address.ts';
import { Facts } from '../viewer/Facts.tsx';
import type { Replay } from '../viewer/replay.ts';
import { useTongue } from '../viewer/tongue.ts';
import { Viewer } from '../viewer/Viewer.tsx';
import { Problems } from './Problems.tsx';
import { Share } from './Share.tsx';
import type { Chosen } from './useOwn.ts';

interface Props {
  readonly text: Strings['own'];
  readonly chosen: Chosen;
  readonly opened: Opened;
  leave(): void;
}

/** A game that was opened, with all that is wrong with it; or only that, where nothing can be shown. */
export function Game({ text, chosen, opened, leave }: Props) {
  const tongue = useTongue();
  const { source, survey, game } = chosen;
  const replay = useMemo((): Replay | null => {
    if (opened.file === null) return null;
    const { file, telling } = opened;
    return { telling, file: async () => file };
  }, [opened]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const name = game.name ?? source.name;
  const shown = opened.file === null ? null : opened.telling;
  const title =
    shown === null ? fill(text.unreadable, { name }) : (shown.title ?? shown.id ?? name);
  const told = shown?.frames.length ?? 0;
  return (
    <>
      <header class="replay-head">
        <h1 tabIndex={-1} ref={heading} lang={shown?.titleLang}>
          {title}
        </h1>
        {shown !== null && <Facts telling={shown} tongue={tongue} />}
      </header>
      {opened.file !== null && opened.steps > told - 1 && (
        <p class="notice">{fill(text.cut, { steps: opened.steps, shown: told - 1 })}</p>
      )}
      {opened.problems.length > 0 && (
        <details class="wrong" open>
          <summary>{count(text.differs, opened.problems.length, tongue.language)}</summary>
          <Problems
            text={text}
            problems={opened.problems}
            {...(shown === null ? {} : { go: goTo })}
          />
        </details>
      )}
      {replay !== null && <Viewer replay={replay} />}
      {shown?.note !== undefined && (
        <div
          class="replay-about"
          lang={shown.noteLang}
          dangerouslySetInnerHTML={{ __html: shown.note }}
        />
      )}
      <div class="own-foot">
        <button type="button" class="quiet-button" onClick={leave}>
          {survey.games.length > 1 ? text.list : text.another}
        </button>
        <Share text={text} chosen={chosen} />
        <p class="private">{text.private}</p>
      </div>
    </>
  );
}
