import type { Counts } from './report.ts';

/** A badge as shields.io takes it from an endpoint. */
export interface Badge {
  readonly schemaVersion: 1;
  readonly label: string;
  readonly message: string;
  readonly color: BadgeColor;
}

/** The colours of a badge, by the names of shields.io. */
export type BadgeColor = 'brightgreen' | 'yellowgreen' | 'orange' | 'red' | 'lightgrey';

/** From which share of passed cases on a colour is given. */
const SHARES: readonly (readonly [number, BadgeColor])[] = [
  [1, 'brightgreen'],
  [0.9, 'yellowgreen'],
  [0.5, 'orange'],
  [0, 'red'],
];

/** The badge of a run: how many of the cases that the engine supports have passed. */
export function badgeOf({ passed, failed }: Counts, label: string): Badge {
  const tried = passed + failed;
  const color = SHARES.find(([share]) => passed >= share * tried)?.[1] ?? 'red';
  return {
    schemaVersion: 1,
    label,
    message: `${passed} of ${tried}`,
    color: tried === 0 ? 'lightgrey' : color,
  };
}
