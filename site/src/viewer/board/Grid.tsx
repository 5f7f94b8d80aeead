import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { spokenSpaces } from '../../../../machine/draw/spoken.ts';
import { corner, type Point } from '../../../../machine/draw/svg.ts';
import { type Geometry, geometry } from '../../../../machine/rules/board.ts';
import type { Cell } from '../../../../machine/rules/pieces.ts';
import { hasFocus, makeStop } from '../roving.ts';
import { useTongue } from '../services.ts';
import { target } from './gridkeys.ts';
import type { BoardProps } from './props.ts';

interface Props
  extends Pick<
    BoardProps,
    'game' | 'previous' | 'committed' | 'acted' | 'seats' | 'lit' | 'marked' | 'onCell'
  > {
  /** Brings the space with this top left corner into sight. */
  reveal(at: Point): void;
}

const NO_CELLS: readonly Cell[] = [];

/**
 * The board as a grid for screen readers and the keyboard. Its cells lie over those of the drawing,
 * see through, so that the focus is seen there and a finger that explores finds them in place.
 */
export function Grid({ game, previous, committed = 0, acted, seats, ...rest }: Props) {
  const { lit, marked, onCell, reveal } = rest;
  const { texts, titles } = useTongue();
  const shape = geometry(game.board);
  const host = useRef<HTMLTableElement>(null);
  const told = useRef<readonly string[]>([]);
  const rows = useMemo(() => rowsOf(shape), [shape]);

  useLayoutEffect(() => {
    told.current = [];
    if (host.current !== null) makeStop(host.current, cellsOf(host.current)[0]);
  }, [rows]);

  useLayoutEffect(() => {
    const words = { titles, seats, previous, committed, lit: lit ?? NO_CELLS };
    const next = spokenSpaces(game, { ...words, marked: marked?.spoken });
    const cells = host.current === null ? [] : cellsOf(host.current);
    next.forEach((text, space) => {
      if (text !== told.current[space]) cells[space]?.setAttribute('aria-label', text);
    });
    told.current = next;
  }, [rows, game, previous, committed, seats, lit, marked, titles]);

  useLayoutEffect(() => {
    const space = shape.index.get(acted[0] ?? '');
    const grid = host.current;
    if (space === undefined || grid === null || hasFocus(grid)) return;
    makeStop(grid, cellsOf(grid)[space]);
  }, [shape, acted]);

  const spaceAt = (at: EventTarget | null): number =>
    host.current === null ? -1 : cellsOf(host.current).indexOf(at as HTMLElement);
  const choose = (space: number): void => {
    const cell = shape.names[space];
    if (cell !== undefined) onCell?.(cell);
  };
  const pressed = (event: KeyboardEvent): void => {
    const space = spaceAt(event.target);
    if (space < 0 || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(space);
      return;
    }
    const next = target(event, space, shape);
    if (next === null) return;
    event.preventDefault();
    reveal(corner(next, shape.columns));
    cellsOf(host.current!)[next]?.focus();
  };
  return (
    <table
      class={onCell === undefined ? 'grid' : 'grid choosing'}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table to move in
      role="grid"
      aria-label={texts.viewer.gridCaption}
      aria-readonly="true"
      ref={host}
      onKeyDown={pressed}
      onClick={({ target }) => choose(spaceAt(target))}
      onFocusIn={({ currentTarget, target }) => {
        makeStop(currentTarget, target as HTMLElement);
        reveal(corner(spaceAt(target), shape.columns));
      }}
    >
      <tbody>{rows}</tbody>
    </table>
  );
}

/** The rows, whose cells are told what they hold as it changes. */
const rowsOf = ({ columns, rows, names }: Geometry) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row}>
      {names.slice(row * columns, (row + 1) * columns).map((name) => (
        <td key={name} tabIndex={-1} data-cell={name} />
      ))}
    </tr>
  ));

const cellsOf = (grid: HTMLElement): readonly HTMLElement[] => [...grid.querySelectorAll('td')];
