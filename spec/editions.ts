import original from './editions/1997.json' with { type: 'json' };
import revised from './editions/2015.json' with { type: 'json' };
import condensed from './editions/condensed.json' with { type: 'json' };
import type { BoardId, EditionId, Readings } from './ids.ts';
import type { SourceId } from './sources.ts';
import type { Text } from './text.ts';

export type { BoardId, EditionId } from './ids.ts';

/** An edition: a reading for each contested passage, and what it offers beside the base game. */
export interface Edition {
  readonly id: EditionId;
  readonly title: Text;
  readonly sources: readonly SourceId[];
  readonly rulings: Readings;
  /** What the edition offers; anything else runs with a warning. */
  readonly options: {
    readonly board: readonly BoardId[];
    readonly buildings: boolean;
    readonly wonder: boolean;
    readonly englishVariant: boolean;
  };
  readonly players: { readonly min: number; readonly max: number };
}

/** Every edition by its id. */
export const editions = { '1997': original, '2015': revised, condensed } as Readonly<
  Record<EditionId, Edition>
>;

/** The editions from the oldest on. */
export const editionIds: readonly EditionId[] = ['1997', '2015', 'condensed'];
