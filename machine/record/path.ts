import { quoted } from './brief.ts';

/** A JSON path as we write it: `steps[12].after.leaders["0.king"]`. */
export function jsonPath(segments: readonly (string | number)[]): string {
  return segments.reduce<string>((path, segment) => path + step(path, segment), '');
}

function step(path: string, segment: string | number): string {
  if (typeof segment === 'number') return `[${segment}]`;
  if (!/^[A-Za-z_][\w-]*$/.test(segment)) return `[${quoted(segment)}]`;
  return path === '' ? segment : `.${segment}`;
}
