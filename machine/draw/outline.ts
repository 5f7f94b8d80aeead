import { type Point, SPACE, short } from './svg.ts';

export interface OutlineOptions {
  /** How far inside the spaces the line runs. */
  readonly inset: number;
  readonly radius: number;
  /** Whether the line runs off the board where the spaces touch its rim. */
  readonly bleed?: boolean;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Right, down, left, up: each the turn to the right of the one before. */
const STEPS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** A unit of the line around spaces: where it starts and which step it takes. */
interface Edge {
  readonly from: Point;
  readonly step: number;
}

const edgeKey = ({ x, y }: Point, step: number): string => `${x},${y},${step}`;

/** The units of the line around a set of spaces, which lie to the right of each. */
function edges(inside: readonly boolean[], { columns, rows }: Grid): Map<string, Edge> {
  const found = new Map<string, Edge>();
  const has = (x: number, y: number): boolean =>
    x >= 0 && x < columns && y >= 0 && y < rows && inside[y * columns + x] === true;
  const add = (x: number, y: number, step: number): void => {
    found.set(edgeKey({ x, y }, step), { from: { x, y }, step });
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (!has(x, y)) continue;
      if (!has(x, y - 1)) add(x, y, 0);
      if (!has(x + 1, y)) add(x + 1, y, 1);
      if (!has(x, y + 1)) add(x + 1, y + 1, 2);
      if (!has(x - 1, y)) add(x, y + 1, 3);
    }
  }
  return found;
}

/** What the line goes on with after an edge: to the right if it can, else ahead, else left. */
function following(left: ReadonlyMap<string, Edge>, { from, step }: Edge): Edge | undefined {
  const to = { x: from.x + STEPS[step]!.x, y: from.y + STEPS[step]!.y };
  for (const turn of [1, 0, 3]) {
    const next = left.get(edgeKey(to, (step + turn) % 4));
    if (next !== undefined) return next;
  }
  return undefined;
}

/** The corners of each closed line; spaces that touch at a corner only are kept apart. */
function loops(inside: readonly boolean[], grid: Grid): readonly (readonly Point[])[] {
  const left = edges(inside, grid);
  const closed: (readonly Point[])[] = [];
  for (const first of left.values()) {
    const corners: Point[] = [];
    let edge: Edge | undefined = first;
    while (edge !== undefined) {
      left.delete(edgeKey(edge.from, edge.step));
      corners.push(edge.from);
      edge = following(left, edge);
    }
    closed.push(straightened(corners));
  }
  return closed;
}

/** The rounded outline of a set of spaces as the data of an SVG path. */
export function outline(
  inside: readonly boolean[],
  grid: Grid,
  { inset, radius, bleed = false }: OutlineOptions,
): string {
  return loops(inside, grid)
    .map((corners) => {
      const sides = corners.map((from, i) => side(from, corners[(i + 1) % corners.length]!, grid));
      const line = corners.map(({ x, y }, i) => {
        const before = sides.at(i - 1)!;
        const after = sides[i]!;
        const near = bleed && before.rim ? 0 : inset;
        const far = bleed && after.rim ? 0 : inset;
        return {
          x: x * SPACE - before.dy * near - after.dy * far,
          y: y * SPACE + before.dx * near + after.dx * far,
          sharp: bleed && (before.rim || after.rim),
        };
      });
      return rounded(line, radius);
    })
    .join('');
}

/** The corners of a loop without those on a straight line. */
function straightened(points: readonly Point[]): readonly Point[] {
  return points.filter((here, i) => {
    const before = points.at(i - 1)!;
    const after = points[(i + 1) % points.length]!;
    return (
      !(before.x === here.x && here.x === after.x) && !(before.y === here.y && here.y === after.y)
    );
  });
}

/** Direction of the side between two corners, and whether it lies on the rim of the board. */
function side(from: Point, to: Point, { columns, rows }: Grid) {
  return {
    dx: Math.sign(to.x - from.x),
    dy: Math.sign(to.y - from.y),
    rim:
      (from.x === to.x && (from.x === 0 || from.x === columns)) ||
      (from.y === to.y && (from.y === 0 || from.y === rows)),
  };
}

function rounded(corners: readonly (Point & { sharp: boolean })[], radius: number): string {
  let path = '';
  corners.forEach((here, i) => {
    const before = towards(here, corners.at(i - 1)!, radius);
    const after = towards(here, corners[(i + 1) % corners.length]!, radius);
    const command = i === 0 ? 'M' : 'L';
    path += here.sharp
      ? `${command}${pair(here)}`
      : `${command}${pair(before)}Q${pair(here)} ${pair(after)}`;
  });
  return `${path}Z`;
}

/** The point `distance` away from one point towards another, half-way at most. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
