import type { Language } from '../../../spec/text.ts';
import type { FaultKind } from '../../conform/engine.ts';
import type { EngineName } from '../../conform/protocol.ts';
import type { Report, Totals } from '../../conform/report.ts';
import type { Form } from '../convert/forms.ts';

/** The format of a sum; the schema is `spec/schema/sum.schema.json`. */
export const SUM = 'shedu-sum/1';

/** What every sum tells. */
interface Told<Command extends string> {
  readonly kind: 'summary';
  readonly format: typeof SUM;
  readonly command: Command;
  /** Of the program. */
  readonly version: string;
  /** Which of how many, such as `2/4`; left out for the whole. */
  readonly shard?: string;
}

/** What was read, as all shards of a run see it: what is named, and not what each takes of it. */
export interface Input {
  readonly files: number;
  /** Of these files as they lie there, packed or not. */
  readonly bytes: number;
}

/** What `shedu verify` counts. */
export interface VerifyCounts {
  readonly games: number;
  readonly steps: number;
  /** Refused steps and claims that differ, of which a game may have several. */
  readonly failures: number;
  /** Games that cannot be read, or make no sense. */
  readonly unreadable: number;
  /** Malformed inputs that gave what was expected of them. */
  readonly asExpected: number;
  /** Files that were passed over. */
  readonly skipped: number;
}

/** What a run of `shedu verify` comes to. */
export interface VerifySum extends Told<'verify'>, VerifyCounts {
  /** The edition by which all games were judged: its id, or the digest of the file of one’s own. */
  readonly edition?: string;
  readonly input: Input;
  /** Of the bytes of all games that were read. */
  readonly fingerprint: string;
  readonly exit: number;
}

/** What a run of `shedu convert` comes to. */
export interface ConvertSum extends Told<'convert'> {
  readonly to: Form;
  readonly letters: Language;
  readonly lang: Language;
  readonly step?: number;
  readonly input: Input;
  readonly games: number;
  /** Where logs of a server and the rules part. */
  readonly partings: number;
  /** Of what was written of all games, each as it stands among others. */
  readonly fingerprint: string;
  readonly exit: number;
}

/** What a run of `shedu conform` comes to. */
export interface ConformSum extends Told<'conform'>, Totals {
  readonly suite: Report['suite'];
  readonly engine: EngineName;
  readonly complete: boolean;
  /** Chosen cases that were not tried. */
  readonly untried: number;
  readonly chapters: Report['chapters'];
  /** Of the ids of all cases that were tried. */
  readonly fingerprint: string;
  /** What ended the run early. */
  readonly stopped?: { readonly kind: FaultKind; readonly message: string };
  readonly exit: number;
}

/** What a run comes to, or a shard of it. */
export type Sum = VerifySum | ConvertSum | ConformSum;
