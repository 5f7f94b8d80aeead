import { useCallback, useEffect, useState } from 'preact/hooks';
import { isolated } from '../../../machine/words/isolate.ts';
import { fill } from '../strings.ts';
import { useTongue } from '../viewer/services.ts';
import { GameChoice } from './GameChoice.tsx';
import { Invitation } from './Invitation.tsx';
import { OwnGame } from './OwnGame.tsx';
import { type OwnTexts, ofText, ofTransfer } from './source.ts';
import { type Fault, type OwnState, useOwn } from './useOwn.ts';
import { useTransfers } from './useTransfers.ts';
import { Written } from './Written.tsx';
import { Desk } from './writing/Desk.tsx';
import { type KeptDraft, keepDraft, keptDraft } from './writing/keptdraft.ts';

/** Opens a reader's own game. */
export function Own({ text }: { readonly text: OwnTexts }) {
  const { texts, language } = useTongue();
  const { own, read, choose, leave, stop } = useOwn(language, text.shared);
  const over = useTransfers(
    useCallback((transfer) => ofTransfer(transfer, { text, language }), [text, language]),
    read,
  );
  const [{ written, writing }, draft] = useState(keptDraft);
  const alter = useCallback(
    (change: Partial<KeptDraft>): void =>
      draft((before) => {
        const next = { ...before, ...change };
        keepDraft(next);
        return next;
      }),
    [],
  );
  const write = useCallback((now: string): void => alter({ written: now }), [alter]);
  const begin = (): void =>
    alter({ writing: true, ...(written.trim() === '' ? { written: text.write.start } : {}) });
  const atDesk = own.at === 'nothing' && writing;
  const unshown = own.at === 'opened' && own.opened.file === null;
  const title = titleOf(own) ?? text.title;
  useEffect(() => {
    document.title = `${isolated(title)} · ${texts.name}`;
  }, [title, texts]);
  return (
    <div class={over ? 'own is-over' : 'own'} data-at={own.at}>
      {over && <p class="over">{text.dropping}</p>}
      {own.at !== 'opened' && (
        <header>
          <h1>{atDesk ? text.write.title : text.title}</h1>
          {!atDesk && <p class="lead">{text.text}</p>}
        </header>
      )}
      {own.at === 'nothing' && (
        <>
          {own.fault !== null && (
            <p class="notice" role="alert">
              {told(own.fault, text)}
            </p>
          )}
          {writing ? (
            <Desk
              {...{ text, written, write }}
              open={() => read(ofText(written, text))}
              leave={() => alter({ writing: false })}
            />
          ) : (
            <Invitation {...{ text, language, read, written, write, begin }} />
          )}
        </>
      )}
      {own.at === 'reading' && <Reading text={text} {...own} stop={stop} />}
      {own.at === 'choosing' && (
        <>
          <GameChoice
            text={text}
            steps={texts.facts.steps}
            language={language}
            {...own}
            choose={(game) => choose(own.source, own.offer, game)}
          />
          <button type="button" class="quiet-button" onClick={leave}>
            {text.another}
          </button>
        </>
      )}
      {own.at === 'opened' && writing && (
        <button type="button" class="quiet-button" onClick={leave}>
          {text.write.back}
        </button>
      )}
      {own.at === 'opened' && <OwnGame text={text} {...own} leave={leave} />}
      {unshown && !writing && written !== '' && <Written {...{ text, read, written, write }} />}
    </div>
  );
}

interface ReadingProps {
  readonly text: OwnTexts;
  readonly name: string;
  readonly part: number | null;
  stop(): void;
}

/** What is done is only told when it takes long enough to see. */
function Reading({ text, name, part, stop }: ReadingProps) {
  const label = fill(text.reading, { name: isolated(name) });
  return (
    <div class="reading" role="status">
      <p>{label}</p>
      <progress aria-label={label} value={part ?? undefined} max={1} />
      <button type="button" class="quiet-button" onClick={stop}>
        {text.cancel}
      </button>
    </div>
  );
}

function told(fault: Fault, text: OwnTexts): string {
  if (fault.of === 'link') return fill(text.badLink, { reason: text.badLinks[fault.fault] });
  return fill(text[fault.of], { ...fault, name: isolated(fault.name) });
}

const titleOf = (own: OwnState): string | null =>
  own.at === 'opened' && own.opened.file !== null ? own.opened.telling.title || null : null;
