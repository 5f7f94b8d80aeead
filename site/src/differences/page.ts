import type { ForeignModule } from '../../../machine/record/explain.ts';
import type { ClauseId } from '../../../spec/clauses.ts';
import type { EditionId, SwitchId } from '../../../spec/ids.ts';
import type { Strings } from '../strings.ts';
import type { Tongue } from '../viewer/tongue.ts';

/** A module, and in words whether each edition has it. */
export interface OfferRow {
  readonly module: ForeignModule;
  readonly name: string;
  readonly offered: Readonly<Record<EditionId, string>>;
}

/** A clause that a ruling decides. */
export interface DecidedClause {
  readonly id: ClauseId;
  readonly title: string;
  /** What it says under each reading; empty where all readings leave it as it is. */
  readonly says: Readonly<Record<string, string>>;
}

/** A contested passage, its readings and which each edition has. */
export interface ReadingRow {
  readonly id: SwitchId;
  readonly title: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly decision: Readonly<Record<EditionId, string>>;
  readonly clauses: readonly DecidedClause[];
}

/** What the page of the differences hands to its script. */
export interface DifferencesPage extends Tongue {
  readonly text: Strings['differences']['own'];
  readonly option: string;
  /** Why a link holds no edition. */
  readonly badLinks: Strings['own']['badLinks'];
  readonly editions: readonly { readonly id: EditionId; readonly short: string }[];
  readonly offers: readonly OfferRow[];
  readonly switches: readonly ReadingRow[];
}
