import { editions } from '../../spec/editions.ts';
import type { EditionId, SwitchId } from '../../spec/ids.ts';
import { switchIds } from '../../spec/rulings.ts';
import type { Load } from './loading.ts';
import type { Capabilities, ModuleName } from './protocol.ts';

/** What keeps an engine from being asked about a case. */
export type Lack =
  | { readonly lacks: 'edition'; readonly edition: EditionId }
  | { readonly lacks: 'reading'; readonly ruling: SwitchId; readonly reading: string }
  | { readonly lacks: 'board'; readonly board: 'standard' | 'advanced' | 'free' }
  | { readonly lacks: 'module'; readonly module: ModuleName }
  | { readonly lacks: 'players'; readonly players: number }
  | { readonly lacks: 'positions' }
  | { readonly lacks: 'phase'; readonly phase: string }
  | { readonly lacks: 'unknown' }
  /** Nothing that the case claims can be read off the engine. */
  | { readonly lacks: 'claims' }
  /** The engine said so when it was asked. */
  | { readonly lacks: 'said'; readonly said: string };

/** The readings that an engine has of a switch: those it lists, else those of its editions. */
export function readingsOf(
  { editions: had, readings = {} }: Capabilities,
  id: SwitchId,
): readonly string[] {
  return readings[id] ?? had.map((edition) => editions[edition].rulings[id]);
}

/** Whether a game begins as its printed board is set up, so far as an engine must be told. */
export type Beginning = 'set-up' | 'position';

/** What an engine lacks for a case, by what it declares; null if nothing. */
export function lackOf(had: Capabilities, load: Load, beginning: Beginning): Lack | null {
  const { edition, ground, modules, rulings, seats, position } = load;
  if (!had.editions.includes(edition)) return { lacks: 'edition', edition };
  for (const ruling of switchIds) {
    // Which tiles a wonder leaves in the game means nothing where none can stand.
    if (ruling === 'wonderTiles' && !modules.includes('wonder')) continue;
    const reading = rulings[ruling];
    if (!readingsOf(had, ruling).includes(reading)) return { lacks: 'reading', ruling, reading };
  }
  const { name } = ground;
  const boards = name === 'free' ? (['free', 'padded'] as const) : ([name] as const);
  if (!boards.some((kind) => had.boards.includes(kind))) return { lacks: 'board', board: name };
  const module = modules.find((one) => !had.modules.includes(one));
  if (module !== undefined) return { lacks: 'module', module };
  if (!had.players.includes(seats.length)) return { lacks: 'players', players: seats.length };
  if (beginning === 'position' && !had.positions) return { lacks: 'positions' };
  if (had.phases?.includes(position.phase) === false)
    return { lacks: 'phase', phase: position.phase };
  const hidden = position.bag === null || position.hands.some((hand) => hand.includes('?'));
  return hidden && !had.unknown ? { lacks: 'unknown' } : null;
}
