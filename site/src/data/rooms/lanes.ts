import type { Room } from './rooms.node.ts';

/**
 * Rooms one below the other, each with a lane on the right that leads down past the rooms it imports
 * from: room for every import on a phone, and no line crosses a name.
 */

/** An import of one room from another, as a dot where its lane meets the line into that room. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly x: number;
  readonly y: number;
}

export interface Row {
  readonly room: Room;
  readonly y: number;
  /** The line into the room, from its arrowhead to the last lane that leads there; 0 without one. */
  readonly reach: number;
}

export interface Lane {
  readonly from: string;
  readonly x: number;
  /** Where it leaves its room and where it ends. */
  readonly top: number;
  readonly bottom: number;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Row[];
  readonly lanes: readonly Lane[];
  readonly arrows: readonly Arrow[];
}

export const WIDTH = 360;
export const BOX = { width: 150, height: 40 };
const GAP = 12;
/** Lines leave a room in its upper part and come in in its lower part. */
const OUT = 11;
const IN = 28;
/** Between a room and the first lane; between lanes, if there is room. */
const MARGIN = 26;
const BETWEEN = 20;

/** Places the rooms in their order, from above to below. */
export function drawing(rooms: readonly Room[]): Drawing {
  const top = (name: string): number =>
    rooms.findIndex((room) => room.name === name) * (BOX.height + GAP) + 1;
  const importers = rooms.filter(({ imports }) => imports.length > 0).toReversed();
  const first = BOX.width + MARGIN;
  const between = Math.min(BETWEEN, (WIDTH - first - 6) / Math.max(1, importers.length - 1));
  const lanes = importers.map(({ name, imports }, i) => ({
    from: name,
    x: first + i * between,
    top: top(name) + OUT,
    bottom: Math.max(...imports.map(top)) + IN,
  }));
  const arrows = lanes.flatMap(({ from, x }) =>
    rooms
      .find(({ name }) => name === from)!
      .imports.map((to) => ({ from, to, x, y: top(to) + IN })),
  );
  return {
    width: WIDTH,
    height: rooms.length * (BOX.height + GAP) - GAP + 2,
    rows: rooms.map((room) => ({
      room,
      y: top(room.name),
      reach: Math.max(0, ...arrows.filter(({ to }) => to === room.name).map(({ x }) => x)),
    })),
    lanes,
    arrows,
  };
}
