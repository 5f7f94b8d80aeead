import type { RecordJson } from '../../../../machine/record/format.ts';
import type { HouseEdition } from '../../../../machine/record/house.ts';
import type { Asking } from '../../engine/labways/ways.ts';

/** What is to be shown of a record that the lab begins with. */
export interface Shown {
  /** How many of its steps are played. */
  readonly at: number;
  /** What is asked there; null where nothing is. */
  readonly asked: Asking | null;
}

/** Gets a record to begin with. */
export type OnStart = (record: RecordJson, shown: Shown) => void;

/** Gets an edition of one's own to judge by from now on. */
export type OnHouse = (house: HouseEdition) => void;
