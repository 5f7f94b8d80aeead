import type { RecordJson } from '../../../../machine/record/format.ts';
import type { Asking } from '../../engine/labways/ways.ts';

/** Gets a record to begin with, how many of its steps are played, and what is asked there. */
export type OnStart = (record: RecordJson, at: number, asked: Asking | null) => void;
