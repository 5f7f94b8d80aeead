import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Cell, Dynasty } from '../../../machine/rules/pieces.ts';
import { Loaded } from '../viewer/Loaded.tsx';
import { useServices } from '../viewer/services.ts';
import { AskDesk } from './ask/AskDesk.tsx';
import { cellsOf } from './ask/askable.ts';
import { Line } from './ask/Line.tsx';
import { Bar } from './Bar.tsx';
import type { LabPage } from './page.ts';
import type { Part } from './part.ts';
import { Ending } from './setup/Ending.tsx';
import { Impossible, useMarked } from './setup/Impossible.tsx';
import type { Inks } from './setup/keys.ts';
import { Setting } from './setup/Setting.tsx';
import { Table } from './setup/Table.tsx';
import { type Bench as AtWork, type Opening, useBench } from './useBench.ts';
import { Ways } from './Ways.tsx';

const NONE: readonly Cell[] = [];
const NO_PROBLEMS: AtWork['problems'] = [];

/** What is fetched when it is first shown. */
const houseNotes = async () => ({ default: (await import('./HouseNotes.tsx')).HouseNotes });
const verdict = async () => ({ default: (await import('./verdict/Verdict.tsx')).Verdict });

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
        {!setting && (
          <Ending {...{ text, laid }} tell={(next) => turn({ deed: 'tell', laid: next })} />
        )}
        {setting ? (
          <Setting {...{ page, bench, inks, ink, ofDynasty }} />
        ) : (
          <Asking {...{ page, bench }} />
        )}
        {bench.house !== null && bench.house.notes.length > 0 && (
          <Loaded load={houseNotes} props={{ text, house: bench.house }} />
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
          props={{ question, house: bench.house, onApply: bench.apply }}
        />
      )}
      {question === null && <Impossible text={text} problems={problems} />}
      {line}
    </>
  );
}
