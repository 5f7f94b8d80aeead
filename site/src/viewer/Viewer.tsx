import { useMemo, useState } from 'preact/hooks';
import { gameOf } from '../../../machine/book/telling/told.ts';
import { geometry } from '../../../machine/rules/board.ts';
import { isolated } from '../../../machine/words/isolate.ts';
import { fill } from '../strings.ts';
import { BoardView } from './BoardView.tsx';
import { Controls } from './Controls.tsx';
import { usePlay } from './controls/usePlay.ts';
import { Options } from './Options.tsx';
import { Panels } from './Panels.tsx';
import { PlaceContext } from './place.ts';
import type { Replay } from './replay.ts';
import { Seats } from './Seats.tsx';
import { Standing } from './Standing.tsx';
import { announcement, Story } from './Story.tsx';
import type { Shown } from './shown.ts';
import { useTongue } from './tongue.ts';
import { type Tabled, useTable } from './whatif/useTable.ts';

/** A replay to step through. */
export function Viewer({ replay }: { readonly replay: Replay }) {
  const tabled = useTable(replay);
  return (
    <PlaceContext.Provider value={tabled.place}>
      <Viewing {...tabled} />
    </PlaceContext.Provider>
  );
}

/** What lies on the table, the record or a branch of it. */
function Viewing({ replay, steps, table, lay }: Tabled) {
  const { texts } = useTongue();
  const { telling } = replay;
  const last = telling.frames.length - 1;
  const play = usePlay(steps, last);
  const [shown, show] = useState<Shown>({
    outlines: 'faint',
    strengths: true,
    statements: false,
    view: 'all',
  });
  const frame = telling.frames[steps.position] ?? telling.frames[0];
  const game = useMemo(() => gameOf(telling, frame), [telling, frame]);
  const before = telling.frames[frame.index - 1];
  const previous = useMemo(
    () => (before === undefined ? null : gameOf(telling, before)),
    [telling, before],
  );
  const touched = useMemo(() => frame.lines.flatMap(({ cells }) => cells), [frame]);
  const dynasties = useMemo(() => telling.sitters.map(({ dynasty }) => dynasty), [telling]);
  const { columns, rows } = geometry(game.board);
  const parts = { telling, frame, view: shown.view };
  const panel = { replay, frame, view: shown.view, steps, lay };
  const choice =
    table !== null && frame.index === last ? { lit: table.lit, onCell: table.onCell } : {};
  return (
    <div
      class="viewer"
      data-position={frame.index}
      data-players={game.players}
      style={{ '--columns': columns, '--ratio': columns / rows }}
    >
      {steps.asked !== null && (
        <p class="notice" role="alert">
          {fill(texts.viewer.noStep, { asked: isolated(steps.asked), last })}
        </p>
      )}
      <div class="stage">
        <BoardView
          game={game}
          previous={previous}
          committed={frame.action?.do === 'support' ? frame.action.count : 0}
          acted={frame.acted}
          touched={touched}
          seats={dynasties}
          title={fill(texts.viewer.board, { step: frame.index })}
          outlines={shown.outlines}
          strengths={shown.strengths}
          {...choice}
        />
        <Controls {...panel} play={play} />
      </div>
      <div class="telling">
        {table !== null && <table.Desk {...panel} />}
        <p class="sr-only" role="status">
          {play.playing
            ? texts.viewer.toolbar.playing
            : `${fill(texts.viewer.position, { step: frame.index, last })}. ${announcement(frame, shown.view, texts.viewer)}`}
        </p>
        <Story {...parts} statements={shown.statements} />
        <Standing {...parts} />
      </div>
      <Seats {...parts} />
      <Options replay={replay} shown={shown} show={show} />
      <Panels {...panel} />
    </div>
  );
}
