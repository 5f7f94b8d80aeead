import { useMemo, useState } from 'preact/hooks';
import { geometry } from '../../../machine/rules/board.ts';
import { fill, strings } from '../strings.ts';
import { BoardView } from './BoardView.tsx';
import { Controls } from './Controls.tsx';
import { type Broken, carriedReplay, type Replay } from './data.ts';
import { Grid } from './Grid.tsx';
import { InspectButton } from './InspectButton.tsx';
import { Seats } from './Seats.tsx';
import { Standing } from './Standing.tsx';
import { StepList } from './StepList.tsx';
import { announcement, Story } from './Story.tsx';
import { useSteps } from './useSteps.ts';

const text = strings.viewer;

/** The replay of the file that the page carries. */
export default function Viewer() {
  return <Shown replay={useMemo(carriedReplay, [])} />;
}

/** A replay to step through, or why there is none. */
export function Shown({ replay }: { readonly replay: Replay | Broken }) {
  if (!('reason' in replay)) return <Player replay={replay} />;
  return (
    <p class="notice" role="alert">
      {fill(text.broken, { reason: replay.reason })}
    </p>
  );
}

function Player({ replay }: { readonly replay: Replay }) {
  const last = replay.frames.length - 1;
  const steps = useSteps(last);
  const [kingdoms, outline] = useState(true);
  const [texts, tell] = useState(false);
  const frame = replay.frames[steps.position] ?? replay.frames[0];
  const { columns, rows } = geometry(frame.game.board);
  return (
    <div
      class="viewer"
      data-position={frame.index}
      data-players={frame.game.players}
      style={{ '--columns': columns, '--ratio': columns / rows }}
    >
      {steps.asked !== null && (
        <p class="notice" role="alert">
          {fill(text.noStep, { asked: steps.asked, last })}
        </p>
      )}
      <div class="stage">
        <BoardView frame={frame} seats={replay.dynasties} kingdoms={kingdoms} />
        <Grid game={frame.game} seats={replay.dynasties} />
        <Controls steps={steps} last={last} />
      </div>
      <div class="telling">
        <p class="sr-only" role="status">
          {fill(text.position, { step: frame.index, last })}. {announcement(replay, frame)}
        </p>
        <Story replay={replay} frame={frame} texts={texts} />
        <Standing replay={replay} frame={frame} />
      </div>
      <Seats replay={replay} frame={frame} />
      <div class="options">
        <label>
          <input
            type="checkbox"
            checked={kingdoms}
            onChange={({ currentTarget }) => outline(currentTarget.checked)}
          />
          {text.kingdoms}
        </label>
        <label>
          <input
            type="checkbox"
            checked={texts}
            onChange={({ currentTarget }) => tell(currentTarget.checked)}
          />
          {text.texts}
        </label>
        <InspectButton file={replay.file} />
      </div>
      <StepList replay={replay} steps={steps} />
    </div>
  );
}
