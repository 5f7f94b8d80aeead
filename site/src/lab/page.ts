import type { Rulings } from '../../../machine/rules/game.ts';
import type { EditionId } from '../../../spec/ids.ts';
import type { Strings } from '../strings.ts';
import type { Tongue } from '../viewer/tongue.ts';
import type { LabTexts } from './texts.ts';

/** An edition by its name, and how it reads what is contested. */
export interface LabEdition {
  readonly id: EditionId;
  readonly title: string;
  readonly rulings: Rulings;
}

/** What the page of the lab hands to its script. */
export interface LabPage extends Tongue {
  readonly lab: LabTexts;
  readonly editions: readonly LabEdition[];
  /** Why a link holds no game. */
  readonly badLinks: Strings['own']['badLinks'];
}
