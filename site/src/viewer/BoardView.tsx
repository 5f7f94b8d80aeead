import { useLayoutEffect, useRef } from 'preact/hooks';
import { drawBoard } from '../../../machine/draw/board.ts';
import { actedCells, touchedCells } from '../../../machine/draw/marks.ts';
import type { Frame } from '../../../machine/record/replay.ts';
import type { Dynasty } from '../../../machine/rules/pieces.ts';
import { fill, strings } from '../strings.ts';

interface Props {
  readonly frame: Frame;
  readonly seats: readonly Dynasty[];
  readonly kingdoms: boolean;
}

/** The drawn board with the spaces of the step marked. */
export function BoardView({ frame, seats, kingdoms }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const { game, index, step, effects, violations } = frame;
  useLayoutEffect(() => {
    const svg = drawBoard(
      { game },
      {
        seats,
        kingdoms,
        title: fill(strings.viewer.board, { step: index }),
        acted: step === null ? [] : actedCells(step.action),
        touched: [...effects.flatMap(touchedCells), ...violations.flatMap(({ cells }) => cells)],
      },
    );
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    host.current?.replaceChildren(document.importNode(drawn, true));
  }, [game, index, step, effects, violations, seats, kingdoms]);
  return <div class="board-frame" ref={host} />;
}
