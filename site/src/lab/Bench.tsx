import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Cell, Dynasty } from '../../../machine/rules/pieces.ts';
import { Loaded } from '../viewer/Loaded.tsx';
import { useServices, useTongue } from '../viewer/services.ts';
import { AskDesk } from './ask/AskDesk.tsx';
import { cellsOf } from './ask/askable.ts';
import { Line } from './ask/Line.tsx';
import type { LabPage } from './page.ts';
import type { Mode } from './session.ts';
import { Impossible, useMarked } from './setup/Impossible.tsx';
import type { Inks } from './setup/keys.ts';
import { boardOf } from './setup/laid.ts';
import { Palette } from './setup/Palette.tsx';
import type { Stamp } from './setup/stamp.ts';
import { Table } from './setup/Table.tsx';
import { type Bench as AtWork, type Opening, useBench } from './useBench.ts';

const MODES: readonly Mode[] = ['set', 'ask'];
const NONE: readonly Cell[] = [];
const NO_PROBLEMS: AtWork['problems'] = [];

/** What is fetched when it is first shown. */
const known = async () => ({ default: (await import('./setup/Known.tsx')).Known });
const verdict = async () => ({ default: (await import('./verdict/Verdict.tsx')).Verdict });
const beginnings = async () => ({ default: (await import('./start/Start.tsx')).Start });
const taking = async () => ({ default: (await import('./take/TakeAlong.tsx')).TakeAlong });

/** The lab at work: a board to set up and to ask about, and what stands beside it. */
export function Bench({ page, opening }: { readonly page: LabPage; readonly opening: Opening }) {
  const { lab: text } = page;
  const bench = useBench(opening, page.editions);
  const { session, question, act, turn } = bench;
  const { laid, at, mode } = session;
  const [inks, ink] = useState<Inks>({ dynasty: 'archer', monument: ['red', 'blue'] });
  const setting = mode === 'set';
  const marked = useMarked(bench.start, setting || at === 0 ? bench.problems : NO_PROBLEMS);
  const seats = useMemo(() => laid.seats.map(({ dynasty }) => dynasty), [laid.seats]);
  const asked = useAskedCells(question);
  const ofDynasty = (dynasty: Dynasty): void => {
    ink({ ...inks, dynasty });
    if (session.stamp.lay === 'leader') act({ deed: 'pick', stamp: { ...session.stamp, dynasty } });
  };
  const deeds = useRef({ ofDynasty, choose: bench.chooseCell });
  deeds.current = { ofDynasty, choose: bench.chooseCell };
  const { stamp } = session;
  const { previous, touched } = bench;
  const game = setting ? bench.start : bench.game;
  const lit = bench.chosen?.cells ?? NONE;
  // A verdict that comes changes nothing on the board, which is much to draw.
  const table = useMemo(
    () => (
      <Table
        {...{ mode, seats, inks, act, marked, stamp, game, previous, touched, lit }}
        acted={asked}
        title={text.board}
        ofDynasty={(dynasty) => deeds.current.ofDynasty(dynasty)}
        choose={(cell) => deeds.current.choose(cell)}
      />
    ),
    [mode, seats, inks, act, marked, stamp, game, previous, touched, lit, asked, text.board],
  );
  const keyed = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.matches('textarea, input:not([type=radio])'))
      return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    turn({ deed: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that mean the same wherever the focus is
    <div class="bench" data-mode={mode} onKeyDown={keyed}>
      <Bar {...{ page, bench }} />
      {table}
      <div class="lab-side">
        {setting ? (
          <Setting {...{ page, bench, inks, ink, ofDynasty }} />
        ) : (
          <Asking {...{ page, bench }} />
        )}
      </div>
      <Ways {...{ page, bench }} />
    </div>
  );
}

/** The spaces that are asked about: the board, much to draw, shows them after the verdict. */
function useAskedCells(question: AtWork['question']): readonly Cell[] {
  const [cells, show] = useState(NONE);
  const action = question?.action ?? null;
  const waits = question !== null && question.judged === null && !question.broken;
  useEffect(() => {
    if (!waits) show(action === null ? NONE : cellsOf(action));
  }, [action, waits]);
  return cells;
}

interface Part {
  readonly page: LabPage;
  readonly bench: AtWork;
}

/** What a tap does, and how to take it back. */
function Bar({ page: { lab: text }, bench: { session, act, turn } }: Part) {
  const back = (deed: 'undo' | 'redo', stack: readonly unknown[]) => (
    <button
      type="button"
      class="quiet-button"
      aria-disabled={stack.length === 0}
      onClick={() => turn({ deed })}
    >
      {text[deed]}
    </button>
  );
  return (
    <div class="lab-bar">
      <fieldset class="modes" aria-label={text.mode}>
        {MODES.map((mode) => (
          <label key={mode} data-mode={mode}>
            <input
              type="radio"
              name="lab-mode"
              checked={session.mode === mode}
              onChange={() => act({ deed: 'mode', mode })}
            />
            {text.modes[mode]}
          </label>
        ))}
      </fieldset>
      <div class="back">
        {back('undo', session.past)}
        {back('redo', session.future)}
      </div>
    </div>
  );
}

interface SettingProps extends Part {
  readonly inks: Inks;
  ink(inks: Inks): void;
  ofDynasty(dynasty: Dynasty): void;
}

/** What stands beside the board while a position is set up. */
function Setting({ page, bench, inks, ink, ofDynasty }: SettingProps) {
  const { lab: text, editions } = page;
  const { session, problems, act, turn } = bench;
  const { laid, stamp } = session;
  const pick = (next: Stamp): void => {
    if (next.lay === 'monument') ink({ ...inks, monument: next.colors });
    act({ deed: 'pick', stamp: next });
  };
  return (
    <>
      <Palette
        {...{ text, stamp, inks, pick }}
        free={boardOf(laid).id === 'free'}
        ink={ofDynasty}
      />
      <Impossible text={text} problems={problems} />
      <Loaded
        load={known}
        props={{ text, laid, editions, tell: (next) => turn({ deed: 'tell', laid: next }) }}
      />
      <p class="soft hint">{text.palette.hint.replace('{keys}', text.keys)}</p>
    </>
  );
}

/** What stands beside the board while something is asked. */
function Asking({ page: { lab: text }, bench }: Part) {
  const { links } = useServices();
  const { session, question, record, problems, fragment, askable, chosen, headingOf } = bench;
  const { laid, at } = session;
  const deeds = useRef(bench);
  deeds.current = bench;
  // A verdict that comes changes nothing of what it was asked with.
  const desk = useMemo(
    () => (
      <AskDesk
        {...{ text, record, askable, chosen }}
        choose={(offer) => deeds.current.choose(offer)}
        act={(action) => deeds.current.putHere(action)}
        turn={(seat) =>
          deeds.current.turn({
            deed: 'tell',
            laid: { ...laid, position: { ...laid.position, seat } },
          })
        }
      />
    ),
    [text, record, askable, chosen, laid],
  );
  const viewer = fragment === null ? null : `${links.home}replays/open/${fragment}`;
  const line = useMemo(
    () => (
      <Line
        {...{ text, laid, at, headingOf, viewer }}
        go={(to) => deeds.current.turn({ deed: 'go', at: to })}
        swap={(index, variation) => deeds.current.turn({ deed: 'swap', index, variation })}
        note={(index, note) => deeds.current.act({ deed: 'note', index, note })}
        here={() => void deeds.current.here()}
      />
    ),
    [text, laid, at, headingOf, viewer],
  );
  return (
    <>
      {desk}
      {(bench.broken || question?.broken === true) && (
        <p class="notice" role="alert">
          {text.ask.engine}
        </p>
      )}
      {question?.broken !== true && (
        <Loaded
          load={verdict}
          ahead={question === null}
          props={{ question, onApply: bench.apply }}
        />
      )}
      {question === null && <Impossible text={text} problems={problems} />}
      {line}
    </>
  );
}

/** What a session can begin with, and what of it can be taken along. */
function Ways({ page, bench }: Part) {
  const { language } = useTongue();
  const { lab: text } = page;
  const { record, question } = bench;
  const [open, show] = useState<'begin' | 'take' | null>(null);
  const way = (name: 'begin' | 'take', summary: string, content: () => ComponentChildren) => (
    <details
      class={`way ${name}`}
      open={open === name}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) show(name);
        else show((before) => (before === name ? null : before));
      }}
    >
      <summary>{summary}</summary>
      {open === name && content()}
    </details>
  );
  return (
    <>
      {way('begin', text.start, () => (
        <Loaded
          load={beginnings}
          props={{
            language,
            onStart: (begun, { at, asked }) => {
              show(null);
              bench.open(begun, at, asked);
            },
          }}
        />
      ))}
      {way('take', text.take, () => (
        <Loaded
          load={taking}
          props={{
            record: question?.record ?? record,
            action: question?.action ?? null,
            judged: question?.judged ?? null,
          }}
        />
      ))}
    </>
  );
}
