import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { IConfiguration } from 'dependency-cruiser';
import { filesBelow, importsOf } from './sources.node.ts';

/** The rooms of the source code, as its folders and imports tell them. */

/** A main folder: `machine/rules`, `site`. */
export interface Room {
  readonly name: string;
  readonly files: number;
  /** The folders right inside it. */
  readonly folders: readonly string[];
  /** The rooms that its files import from, from above to below. */
  readonly imports: readonly string[];
}

const FOLDERS = ['spec', 'fixtures', 'machine', 'site', 'test'];

/**
 * The room of a file. None has what lies beside rooms, such as `machine/build.node.ts`, and the
 * samples of adapters, which are programs of their own.
 */
export function roomOf(path: string): string | null {
  const [, room] = /^(machine\/[^/]+|spec|fixtures(?!\/adapters)|site|test)\//.exec(path) ?? [];
  return room ?? null;
}

const POINTS_DOWN = ' points down';

/** The layers that the linter holds imports to, the lowest first, as its configuration has them. */
export function layers(): readonly string[] {
  const file = '../../../../.dependency-cruiser.cjs';
  const root = createRequire(join(import.meta.dirname, 'rooms.node.ts'));
  const { forbidden = [] } = root(file) as IConfiguration;
  return forbidden.flatMap(({ name = '' }) =>
    name.endsWith(POINTS_DOWN) ? [name.slice(0, -POINTS_DOWN.length)] : [],
  );
}

/** The rooms, from what nothing else imports from down to what all build on. */
export function rooms(): readonly Room[] {
  const files = filesBelow(FOLDERS);
  const imports = new Map<string, Set<string>>();
  const held = new Map<string, string[]>();
  for (const path of files) {
    const room = roomOf(path);
    if (room !== null) held.set(room, [...(held.get(room) ?? []), path.slice(room.length + 1)]);
  }
  for (const { from, to } of importsOf(files)) {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room === null || other === null || room === other) continue;
    imports.set(room, (imports.get(room) ?? new Set()).add(other));
  }
  // What is no layer builds on all of them if it imports at all, and on nothing otherwise.
  const order = layers();
  const height = (room: string): number => {
    if (order.includes(room)) return order.indexOf(room);
    return imports.has(room) ? order.length : -1;
  };
  const names = [...held.keys()].sort((a, b) => height(b) - height(a));
  return names.map((name) => ({
    name,
    files: held.get(name)!.length,
    folders: [...new Set(held.get(name)!.flatMap((path) => /^([^/]+)\//.exec(path)?.[1] ?? []))],
    imports: names.filter((other) => imports.get(name)?.has(other)),
  }));
}
