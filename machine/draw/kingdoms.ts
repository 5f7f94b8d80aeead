import { geometry } from '../rules/board.ts';
import { type Groups, groupOf, groups, membersOf } from '../rules/define.ts';
import type { Game } from '../rules/game.ts';
import { outline } from './outline.ts';
import { type Paint, paint } from './paint.ts';
import type { Piece } from './piece.ts';
import { element } from './svg.ts';

/** How kingdoms are outlined. */
export const OUTLINES = ['off', 'faint', 'strong'] as const;
export type Outlines = (typeof OUTLINES)[number];

type Ruled = Pick<Game, 'board' | 'cells' | 'union'>;

const LINES = {
  faint: { opacity: 0.16, width: 2.4 },
  strong: { opacity: 0.3, width: 4.4 },
} as const;

const HERE = { x: 0, y: 0 };

/**
 * A line around each group that has a leader. One that the step, or the tile whose wars are being
 * fought, has joined of others is marked, and so are those it was joined of.
 */
export function drawKingdoms(
  game: Ruled,
  previous: Ruled | null,
  outlines: Outlines,
): { readonly kingdoms: readonly Piece[]; readonly homes: readonly Piece[] } {
  if (outlines === 'off') return { kingdoms: [], homes: [] };
  const found = groups(game);
  const { opacity, width } = LINES[outlines];
  const kingdoms: Piece[] = [];
  const parts: (readonly number[])[] = [];
  found.list.forEach(({ leaders: members }, group) => {
    if (members === 0) return;
    const spaces = membersOf(found, group);
    const former = formerKingdoms(game, previous, found, group);
    const joined = former.length > 1;
    if (joined) parts.push(...former);
    const d = line(game, spaces, -1.5);
    const area = { d, fill: paint('kingdom'), 'fill-opacity': opacity };
    kingdoms.push({
      key: `kingdom ${lowest(members)}`,
      at: HERE,
      kind: joined ? 'kingdom joined' : 'kingdom',
      title: null,
      markup: joined
        ? stroke(d, 'kingdom', width + 3, area) +
          stroke(d, 'mark', width, { 'stroke-dasharray': '9 5' })
        : stroke(d, 'kingdom', width, area),
    });
  });
  return { kingdoms, homes: parts.map((spaces, i) => home(line(game, spaces, 3), i)) };
}

/** The line around what was a kingdom of its own, over its pieces; two differ in their dashes. */
function home(d: string, number: number): Piece {
  const dashes = {
    'stroke-dasharray': number % 2 === 0 ? '8 5' : '1 5',
    'stroke-linecap': 'round',
  };
  const markup = stroke(d, 'edge', 3.6, {}) + stroke(d, 'ivory', 2, dashes);
  return { key: `home ${number}`, at: HERE, kind: 'home', title: null, markup };
}

/** The kingdoms that a kingdom was joined of, as they were, as far as they still lie there. */
function formerKingdoms(
  { union, board }: Ruled,
  previous: Ruled | null,
  found: Groups,
  group: number,
): readonly (readonly number[])[] {
  if (union !== null) {
    const here = union.homes.map((home) => home.filter((space) => groupOf(found, space) === group));
    return groupOf(found, union.at) === group ? here.filter(({ length }) => length > 0) : [];
  }
  if (previous === null || previous.board !== board) return [];
  const before = groups(previous);
  const parts = new Map<number, number[]>();
  for (const space of membersOf(found, group)) {
    const part = groupOf(before, space);
    if ((before.list[part]?.leaders ?? 0) === 0) continue;
    parts.set(part, [...(parts.get(part) ?? []), space]);
  }
  return [...parts.values()];
}

function line(game: Ruled, spaces: readonly number[], inset: number): string {
  const shape = geometry(game.board);
  const inside: boolean[] = new Array(shape.size).fill(false);
  for (const space of spaces) inside[space] = true;
  return outline(inside, shape, { inset, radius: 9 });
}

function stroke(
  d: string,
  color: Paint,
  width: number,
  more: Readonly<Record<string, string | number>>,
): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: paint(color),
    'stroke-width': width,
    'stroke-linejoin': 'round',
    ...more,
  });
}

/** The number of the first leader in a set, which names a kingdom for as long as it stands. */
const lowest = (members: number): number => 31 - Math.clz32(members & -members);
