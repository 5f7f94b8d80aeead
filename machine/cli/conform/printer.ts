import type { Case } from '../../conform/choice.ts';
import type { EngineFault } from '../../conform/engine.ts';
import type { EngineName } from '../../conform/protocol.ts';
import type { CaseReport, Report, Verdict } from '../../conform/report.ts';

/** A case as it is told. */
export interface Told {
  readonly one: Case;
  readonly report: CaseReport;
  readonly verdict: Verdict;
}

/** How a run came out. */
export interface Ended {
  readonly report: Report;
  /** Chosen cases that were not tried. */
  readonly untried: number;
  /** What ended the run early, if anything did. */
  readonly stopped: EngineFault | null;
  readonly exit: number;
}

/** A form in which a run is told; what it ends with shows that nothing is cut off. */
export interface Printer {
  begin(engine: EngineName): string;
  /** What is printed of a case at once; empty if nothing is. */
  tell(told: Told): string;
  end(ended: Ended): string;
}
