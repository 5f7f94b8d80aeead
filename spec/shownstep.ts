/** A step of a bundled fixture that shows something. */
export interface ShownStep {
  readonly fixture: string;
  /** The position after the step, as `--step` takes it. */
  readonly step: number;
}
