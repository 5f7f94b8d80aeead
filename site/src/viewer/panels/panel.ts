import type { ComponentType } from 'preact';
import type { ToldFrame } from '../../../../machine/book/telling/told.ts';
import type { Cell } from '../../../../machine/rules/pieces.ts';
import type { Loader } from '../loader.ts';
import type { Replay } from '../replay/replay.ts';
import type { Steps } from '../replay/useSteps.ts';

/** What every panel is given. */
export interface PanelProps {
  readonly replay: Replay;
  readonly frame: ToldFrame;
  readonly steps: Steps;
  /** Lays a branch on the table instead of the record, or the record again. */
  lay(table: Table | null): void;
}

export type Panel = ComponentType<PanelProps>;

/** The panels that are not there from the start. */
export type LoadedPanel = 'points' | 'whatIf' | 'chart';

/** How the panels that there are where the viewer stands are loaded, in their order. */
export type PanelLoaders = {
  readonly [P in LoadedPanel]?: Loader<PanelProps>;
};

/** What lies on the table instead of the record: a branch, and what its last position takes. */
export interface Table {
  /** The record up to the fork, then the branch. */
  readonly replay: Replay;
  /** The position at which the branch leaves the record. */
  readonly fork: number;
  /** The position to show as soon as this lies there; null to stay. */
  readonly at: number | null;
  /** The spaces that the chosen piece may go to. */
  readonly lit: readonly Cell[];
  /** A space of the last position was chosen. */
  onCell(cell: Cell): void;
  /** The controls beside the board. */
  readonly Desk: Panel;
}
