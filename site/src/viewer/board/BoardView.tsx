import { useCallback, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { pictureOf } from '../../../../machine/draw/picture.ts';
import type { View } from '../../../../machine/draw/piece.ts';
import { type LeaderStrength, type Side, strengthsOf } from '../../../../machine/draw/strengths.ts';
import { SPACE } from '../../../../machine/draw/svg.ts';
import { geometry } from '../../../../machine/rules/board.ts';
import type { Cell } from '../../../../machine/rules/pieces.ts';
import { useTongue } from '../services.ts';
import { Grid } from './Grid.tsx';
import type { BoardProps } from './props.ts';
import { Stage } from './stage.ts';
import { Tools } from './Tools.tsx';
import { useZoom } from './useZoom.ts';

const NO_CELLS: readonly Cell[] = [];

/** The board: a drawing that takes on each position, a grid over it for keyboard and ear. */
export function BoardView(props: BoardProps) {
  const { game, previous, committed = 0, acted, touched, seats, title, outlines } = props;
  const { strengths, lit = NO_CELLS, marked, onCell } = props;
  const { titles } = useTongue();
  const svg = useRef<SVGSVGElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);

  const picture = useMemo(
    () =>
      pictureOf(game, {
        ...{ titles, title, seats, outlines, strengths, previous, committed },
        ...{ acted, touched, lit, marked: marked?.pieces },
      }),
    [
      game,
      titles,
      title,
      seats,
      outlines,
      strengths,
      previous,
      committed,
      acted,
      touched,
      lit,
      marked,
    ],
  );
  useLayoutEffect(() => {
    if (svg.current === null) return;
    stage.current ??= new Stage(svg.current);
    stage.current.show(picture);
  }, [picture]);

  const { columns, rows, names } = geometry(game.board);
  const whole = useMemo(() => picture.view, [columns, rows]);
  const follow = useCallback((view: View) => {
    if (frame.current !== null) follows(frame.current, view);
  }, []);
  const zoom = useZoom(svg, whole, follow);
  const fighting = useMemo(
    () => strengthsOf(game, previous, committed).filter(isFighting),
    [game, previous, committed],
  );
  const chosen = (event: MouseEvent): void => {
    const at = zoom.hit(event);
    if (at === null || onCell === undefined) return;
    const [column, row] = [Math.floor(at.x / SPACE), Math.floor(at.y / SPACE)];
    const cell = names[row * columns + column];
    if (column >= 0 && column < columns && row >= 0 && cell !== undefined) onCell(cell);
  };
  return (
    <div class="board-view" style={{ '--columns': columns, '--rows': rows }}>
      <div class={zoom.scale > 1 ? 'board-frame zoomed' : 'board-frame'} ref={frame}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid is there for the keyboard */}
        <svg
          ref={svg}
          class={onCell === undefined ? 'board' : 'board choosing'}
          role="img"
          aria-label={title}
          onClick={chosen}
        />
        <Grid
          {...{ game, previous, committed, acted, seats, lit, marked }}
          {...(onCell === undefined ? {} : { onCell })}
          reveal={zoom.reveal}
        />
      </div>
      <Tools zoom={zoom} fighting={fighting} />
    </div>
  );
}

const isFighting = (
  strength: LeaderStrength,
): strength is LeaderStrength & { readonly side: Side } => strength.side !== null;

/** Keeps the grid over the part of the board that is in sight. */
function follows(frame: HTMLElement, { x, y, width, height }: View): void {
  frame.style.setProperty('--left', String(-x / width));
  frame.style.setProperty('--top', String(-y / height));
  frame.style.setProperty('--space-width', String(SPACE / width));
  frame.style.setProperty('--space-height', String(SPACE / height));
}
