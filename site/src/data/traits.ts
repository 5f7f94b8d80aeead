import type { Telling } from '../../../machine/book/telling/told.ts';

/** What replays are chosen by. */
export const TRAITS = ['players', 'edition', 'module', 'conflict', 'length'] as const;
export type Trait = (typeof TRAITS)[number];

const MODULES = ['advanced', 'freeBoard', 'englishVariant', 'buildings', 'wonder'] as const;
export type Module = (typeof MODULES)[number];

const CONFLICTS = ['war', 'revolt'] as const;
type Conflict = (typeof CONFLICTS)[number];

/** How many steps a replay of each length has at most. */
export const LENGTHS = { short: 20, middle: 150, long: Number.POSITIVE_INFINITY } as const;
type Length = keyof typeof LENGTHS;

/** What holds of a replay, trait by trait; several modules and conflicts can. */
export interface Traits extends Readonly<Record<Trait, readonly string[]>> {
  readonly module: readonly Module[];
  readonly conflict: readonly Conflict[];
  readonly length: readonly [Length];
}

/** How often a conflict of a kind was opened. */
export const conflictsOf = ({ frames }: Telling, kind: Conflict): number =>
  frames.flatMap(({ lines }) => lines).filter(({ type }) => type === `${kind}-opened`).length;

/** What can be said of a replay to choose it by. */
export function traitsOf(telling: Telling): Traits {
  const { fixed, edition, frames } = telling;
  const { options, board, players } = fixed;
  const played: Readonly<Record<Module, boolean>> = {
    advanced: board.id === 'advanced',
    freeBoard: board.id === 'free',
    englishVariant: options.englishVariant,
    buildings: options.buildings,
    wonder: options.wonder,
  };
  const steps = frames.length - 1;
  const length = (Object.keys(LENGTHS) as Length[]).find((length) => steps <= LENGTHS[length])!;
  return {
    players: [String(players)],
    edition: [edition],
    module: MODULES.filter((module) => played[module]),
    conflict: CONFLICTS.filter((kind) => conflictsOf(telling, kind) > 0),
    length: [length],
  };
}
