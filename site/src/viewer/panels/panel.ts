import type { ComponentChildren, ComponentType } from 'preact';
import type { Telling, ToldFrame, ToldVariation } from '../../../../machine/book/telling/told.ts';
import type { Titles } from '../../../../machine/draw/titles.ts';
import type { Cell } from '../../../../machine/rules/pieces.ts';
import type { Ask } from '../../engine/protocol.ts';
import type { Marked } from '../board/props.ts';
import type { Loader } from '../loader.ts';
import type { Replay } from '../replay/replay.ts';
import type { Steps } from '../replay/useSteps.ts';
import type { Shelf } from '../whatif/shelf.ts';

/** What every panel is given. */
export interface PanelProps {
  readonly replay: Replay;
  readonly frame: ToldFrame;
  readonly steps: Steps;
  /** Lays a branch on the table instead of the record, or the record again. */
  lay(table: Table | null): void;
  /** What shows the annotations, where there are some and it has come. */
  readonly annotating: Annotating | null;
}

export type Panel = ComponentType<PanelProps>;

/** The panels that are not there from the start. */
export type LoadedPanel = 'points' | 'whatIf' | 'chart';

/** How the panels that there are where the viewer stands are loaded, in their order. */
export type PanelLoaders = {
  readonly [P in Exclude<LoadedPanel, 'whatIf'>]?: Loader<PanelProps>;
} & {
  readonly whatIf?: () => Promise<{
    readonly default: ComponentType<PanelProps>;
    readonly follow: Follow;
  }>;
};

/**
 * Lays a variation that is told at the position shown on the table. Answers null, or why it cannot
 * be played.
 */
export type Follow = (
  panel: PanelProps,
  means: { readonly ask: Ask; readonly shelf: Shelf },
  told: ToldVariation,
) => Promise<readonly string[] | null>;

/** What shows annotations: on the board, beside and below sentences, over the slider. */
export interface Annotating {
  /** The marks on the board. */
  marked(telling: Telling, frame: ToldFrame, titles: Titles): Marked | undefined;
  /** What a step is worth and how it stands, beside its sentence. */
  signs(frame: ToldFrame): ComponentChildren;
  /** The signs of steps over the slider. */
  ticks(telling: Telling): ComponentChildren;
  /** What belongs below the note of a step. */
  below(panel: PanelProps): ComponentChildren;
  /** What a screen reader is told of a step besides what came of it. */
  spoken(frame: ToldFrame, titles: Titles): string;
}

/** What lies on the table instead of the record: a branch, and what its last position takes. */
export interface Table {
  /** The record up to the fork, then the branch. */
  readonly replay: Replay;
  /** The position at which the branch leaves the record. */
  readonly fork: number;
  /** The position of the record to show when it comes back. */
  readonly home: number;
  /** The position to show as soon as this lies there; null to stay. */
  readonly at: number | null;
  /** The spaces that the chosen piece may go to. */
  readonly lit: readonly Cell[];
  /** A space of the last position was chosen. */
  onCell(cell: Cell): void;
  /** The controls beside the board. */
  readonly Desk: Panel;
}
