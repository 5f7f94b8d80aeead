import type { ObservedJson } from '../../machine/record/format.ts';
import type { Effect } from '../../machine/rules/effect.ts';
import type { Happening } from './state.ts';

/** Brings what machine and oracle tell into one spelling. */

const KEYS = [
  ...['rows', 'leaders', 'monuments', 'buildings', 'declined', 'hands', 'bagLeft', 'discarded'],
  ...['catastrophesLeft', 'scores', 'phase', 'toAct', 'seat', 'actionsLeft'],
] as (keyof ObservedJson)[];

export const text = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** A position with every list that has no order brought into one. */
export function comparable(position: ObservedJson): Record<string, unknown> {
  const { monuments, declined, hands, discarded } = position;
  const plain: ObservedJson = {
    ...position,
    monuments: (monuments ?? [])
      .map(({ colors: [a, b], ...rest }) => ({
        ...rest,
        colors: a < b ? ([a, b] as const) : ([b, a] as const),
      }))
      .sort((a, b) => (a.square < b.square ? -1 : 1)),
    declined: [...(declined ?? [])].sort((a, b) => (text(a) < text(b) ? -1 : 1)),
    hands: (hands ?? []).map((hand) => [...hand].sort()),
    discarded: Object.fromEntries(Object.entries(discarded ?? {}).filter(([, count]) => count > 0)),
  };
  return Object.fromEntries(KEYS.map((key) => [key, plain[key]]));
}

/** The fields compared of each kind of event; cells and seats come in no order. */
const FIELDS: Readonly<Record<Happening['type'], readonly string[]>> = {
  'leader-placed': ['seat', 'leader', 'at'],
  'leader-moved': ['seat', 'leader', 'from', 'at'],
  'leader-returned': ['seat', 'leader', 'from', 'reason'],
  'tile-placed': ['seat', 'color', 'at'],
  'no-point': ['color', 'at', 'reason'],
  'kingdoms-joined': ['at', 'wars'],
  'union-settled': ['at'],
  'revolt-opened': ['leader', 'attacker', 'defender', 'at', 'against'],
  'war-opened': ['color', 'attacker', 'defender', 'attackerAt', 'defenderAt'],
  'conflict-won': ['kind', 'color', 'winner', 'loser', 'attacker', 'defender', 'tie'],
  'support-added': ['seat', 'color', 'count', 'side', 'kind'],
  'tiles-removed': ['color', 'cells'],
  'tiles-protected': ['color', 'cells'],
  'catastrophe-placed': ['seat', 'at', 'covered'],
  drawn: ['seat', 'tiles'],
  'bag-short': ['seat', 'missing'],
  'monument-built': ['seat', 'square', 'monument', 'of'],
  'wonder-built': ['seat', 'center', 'of'],
  'building-placed': ['seat', 'color', 'at', 'from'],
  'building-returned': ['color', 'from'],
  'treasure-taken': ['seat', 'from'],
  'turn-ended': ['seat', 'next'],
  'game-ended': ['ending', 'ranking'],
  point: ['seat', 'color', 'reason'],
};

/** The kinds of events compared. */
export const COMPARED = Object.keys(FIELDS);

/**
 * What happened, as a sorted list: the points of a seat in a colour for one reason added up, and
 * protected tiles one by one, whatever protects them.
 */
export function events(told: readonly (Effect | Happening)[]): readonly string[] {
  const points = new Map<string, number>();
  const lines: string[] = [];
  const protectedTiles = new Set<string>();
  for (const event of told) {
    const fields = FIELDS[event.type as Happening['type']];
    if (!fields) continue;
    const all = event as unknown as Record<string, unknown>;
    const known = fields.map((field) => {
      const value = all[field];
      return ['cells', 'monument', 'tiles', 'wars'].includes(field)
        ? [...(value as readonly string[])].sort()
        : value;
    });
    const line = `${event.type} ${text(known)}`;
    if (event.type === 'tiles-protected')
      for (const cell of event.cells) protectedTiles.add(`${event.type} ${event.color} ${cell}`);
    else if (event.type === 'point') points.set(line, (points.get(line) ?? 0) + event.count);
    else lines.push(line);
  }
  return [
    ...lines,
    ...protectedTiles,
    ...[...points].map(([line, count]) => `${line} ${count}`),
  ].sort();
}
