import { quoted } from './brief.ts';

/** A key of an object or a number in a list. */
export type Segment = string | number;

/** A JSON path as we write it: `steps[12].after.leaders["0.king"]`. */
export function jsonPath(segments: readonly Segment[]): string {
  return segments.reduce<string>((path, segment) => path + step(path, segment), '');
}

function step(path: string, segment: Segment): string {
  if (typeof segment === 'number') return `[${segment}]`;
  if (!/^[A-Za-z_][\w-]*$/.test(segment)) return `[${quoted(segment)}]`;
  return path === '' ? segment : `.${segment}`;
}
