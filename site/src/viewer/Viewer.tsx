import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { gameOf } from '../../../machine/book/telling/told.ts';
import { geometry } from '../../../machine/rules/board.ts';
import { fill } from '../strings.ts';
import { useAnnotating } from './annotated/useAnnotating.ts';
import { BoardView } from './board/BoardView.tsx';
import { Controls } from './controls/Controls.tsx';
import { usePlay } from './controls/usePlay.ts';
import { Options } from './options/Options.tsx';
import { CUSTOMARY } from './options/preferences.ts';
import { Panels } from './panels/Panels.tsx';
import type { Replay } from './replay/replay.ts';
import { Vain } from './replay/Vain.tsx';
import { Seats } from './seats/Seats.tsx';
import { ServicesContext, useServices, useTongue } from './services.ts';
import { Standing } from './story/Standing.tsx';
import { announcement, Story } from './story/Story.tsx';
import { type OnTable, useTable } from './whatif/useTable.ts';

/** A replay to step through. */
export function Viewer({ replay }: { readonly replay: Replay }) {
  const services = useServices();
  const { place, ...onTable } = useTable(replay);
  const here = useMemo(() => ({ ...services, place }), [services, place]);
  return (
    <ServicesContext.Provider value={here}>
      <Viewing {...onTable} />
    </ServicesContext.Provider>
  );
}

/** A telephone held across, as the layout takes it. */
const HELD_ACROSS = '(orientation: landscape) and (max-height: 32rem)';

/** What lies on the table, the record or a branch of it. */
function Viewing({ replay, steps, table, lay }: Omit<OnTable, 'place'>) {
  const { texts, titles } = useTongue();
  const { telling } = replay;
  const last = telling.frames.length - 1;
  const play = usePlay(steps, telling.frames);
  const annotating = useAnnotating(telling);
  const [preferences, prefer] = useState(CUSTOMARY);
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
  const stage = useRef<HTMLDivElement>(null);
  const stepped = useRef(frame.index);
  useEffect(() => {
    if (stepped.current === frame.index) return;
    stepped.current = frame.index;
    // Where the board takes the whole height, stepping brings the whole board.
    if (matchMedia(HELD_ACROSS).matches) stage.current?.firstElementChild?.scrollIntoView();
  }, [frame.index]);
  const { viewpoint } = steps;
  const parts = { telling, frame, viewpoint };
  const panel = { replay, frame, steps, lay, annotating };
  const choice =
    table !== null && frame.index === last ? { lit: table.lit, onCell: table.onCell } : {};
  return (
    <div
      class="viewer"
      data-position={frame.index}
      data-players={game.players}
      style={{ '--columns': columns, '--ratio': columns / rows }}
    >
      <Vain steps={steps} telling={telling} />
      <div class="stage" ref={stage}>
        <BoardView
          game={game}
          previous={previous}
          committed={frame.action?.do === 'support' ? frame.action.count : 0}
          acted={frame.acted}
          touched={touched}
          seats={dynasties}
          title={fill(texts.viewer.board, { step: frame.index })}
          outlines={preferences.outlines}
          strengths={preferences.strengths}
          marked={annotating?.marked(telling, frame, titles)}
          {...choice}
        />
        <div class="deck">
          <Controls {...panel} play={play} />
        </div>
      </div>
      <div class="telling">
        {table !== null && <table.Desk {...panel} />}
        <p class="sr-only" role="status">
          {play.playing
            ? texts.viewer.toolbar.playing
            : `${fill(texts.viewer.position, { step: frame.index, last })}. ${announcement(frame, viewpoint, texts.viewer)}${annotating?.spoken(frame, titles) ?? ''}`}
        </p>
        <Story {...parts} statements={preferences.statements} signs={annotating?.signs(frame)}>
          {annotating?.below(panel)}
        </Story>
        <Standing {...parts} />
      </div>
      <Seats {...parts} />
      <Options replay={replay} steps={steps} preferences={preferences} prefer={prefer} />
      <Panels {...panel} />
    </div>
  );
}
