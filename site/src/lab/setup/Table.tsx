import { useRef, useState } from 'preact/hooks';
import { groundTitle, lying, standing } from '../../../../machine/draw/describe.ts';
import { geometry } from '../../../../machine/rules/board.ts';
import type { Game } from '../../../../machine/rules/game.ts';
import type { Cell, Dynasty } from '../../../../machine/rules/pieces.ts';
import { BoardView } from '../../viewer/board/BoardView.tsx';
import type { Marked } from '../../viewer/board/props.ts';
import { useTongue } from '../../viewer/services.ts';
import type { Deed, Mode } from '../session.ts';
import { dynastyOfKey, type Inks, stampOfKey } from './keys.ts';
import { ERASER, isDrawn, type Stamp } from './stamp.ts';
import { useStamping } from './useStamping.ts';

interface Props {
  readonly mode: Mode;
  readonly game: Game;
  readonly previous: Game | null;
  readonly acted: readonly Cell[];
  readonly touched: readonly Cell[];
  readonly lit: readonly Cell[];
  readonly seats: readonly Dynasty[];
  readonly title: string;
  readonly marked: Marked | undefined;
  readonly stamp: Stamp;
  readonly inks: Inks;
  ofDynasty(dynasty: Dynasty): void;
  act(deed: Deed): void;
  /** A space was chosen to ask about. */
  choose(cell: Cell): void;
}

const NONE: readonly Cell[] = [];

/** The board of the lab: it takes stamps, or the space that a question is about. */
export function Table(props: Props) {
  const { mode, game, previous, stamp, inks, ofDynasty, choose, marked, title, seats } = props;
  const host = useRef<HTMLDivElement>(null);
  const [touched, touch] = useState<Cell | null>(null);
  const act = (deed: Extract<Deed, { deed: 'stamp' }>): void => {
    touch(deed.cell);
    props.act(deed);
  };
  const setting = mode === 'set';
  useStamping(
    host,
    setting
      ? {
          draws: isDrawn(stamp),
          draw: (cell, first) => act({ deed: 'stamp', cell, stroke: first ? 'first' : 'next' }),
          clear: (cell) => act({ deed: 'stamp', cell, stamp: ERASER }),
        }
      : null,
  );
  const pressed = (event: KeyboardEvent): void => {
    if (!setting || event.altKey || event.ctrlKey || event.metaKey) return;
    const cell = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
    if (cell === undefined) return;
    const dynasty = dynastyOfKey(event);
    if (dynasty !== null) ofDynasty(dynasty);
    const meant = stampOfKey(event, inks);
    if (meant === null) return;
    event.preventDefault();
    act({ deed: 'stamp', cell: cell as Cell, stamp: meant });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the grid within
    <div class={setting ? 'lab-board setting' : 'lab-board'} ref={host} onKeyDown={pressed}>
      <div class="lab-table">
        <BoardView
          game={game}
          previous={setting ? null : previous}
          acted={setting ? NONE : props.acted}
          touched={setting ? NONE : props.touched}
          seats={seats}
          title={title}
          outlines="off"
          strengths={!setting}
          lit={setting ? NONE : props.lit}
          marked={marked}
          onCell={(cell) => (setting ? act({ deed: 'stamp', cell }) : choose(cell))}
        />
      </div>
      <p class="sr-only" role="status">
        {setting && touched !== null && <Lying game={game} cell={touched} seats={seats} />}
      </p>
    </div>
  );
}

interface LyingProps extends Pick<Props, 'game' | 'seats'> {
  readonly cell: Cell;
}

/** What lies on a space, for those who do not see it come. */
function Lying({ game, cell, seats }: LyingProps) {
  const { titles } = useTongue();
  const space = geometry(game.board).index.get(cell);
  if (space === undefined) return null;
  const lies = lying(game, space, titles, seats) ?? groundTitle(game, space, titles);
  return <>{`${cell}: ${[lies, ...standing(game, space, titles)].join(', ')}`}</>;
}
