import type { LabPage } from './page.ts';
import type { Bench } from './useBench.ts';

/** What a part of the lab is given. */
export interface Part {
  readonly page: LabPage;
  /** The session at work. */
  readonly bench: Bench;
}
