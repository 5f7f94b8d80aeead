import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ToldFrame } from '../../../machine/book/told.ts';
import { drawBoard } from '../../../machine/draw/board.ts';
import type { Game } from '../../../machine/rules/game.ts';
import type { Dynasty } from '../../../machine/rules/pieces.ts';
import { fill } from '../strings.ts';
import { useTongue } from './tongue.ts';

interface Props {
  readonly frame: ToldFrame;
  readonly game: Game;
  readonly seats: readonly Dynasty[];
  readonly kingdoms: boolean;
}

/** The drawn board with the spaces of the step marked. */
export function BoardView({ frame, game, seats, kingdoms }: Props) {
  const { texts } = useTongue();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const svg = drawBoard(
      { game },
      {
        seats,
        outlines: kingdoms ? 'faint' : 'off',
        title: fill(texts.viewer.board, { step: frame.index }),
        acted: frame.acted,
        touched: frame.lines.flatMap(({ cells }) => cells),
      },
    );
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    host.current?.replaceChildren(document.importNode(drawn, true));
  }, [game, frame, seats, kingdoms, texts]);
  return <div class="board-frame" ref={host} />;
}
