import type { Telling } from '../../../../machine/book/telling/told.ts';
import type { Strings } from '../../strings.ts';
import type { Tongue } from '../tongue.ts';

/** What pages hand to their scripts as JSON, so that no script carries texts or games. */

/** What the page of a replay hands over. */
export interface ReplayPage extends Tongue {
  /** Where the game as told in the page's language lies, or the telling itself if it is small. */
  readonly telling: string | Telling;
  /** Where the record itself lies. */
  readonly record: string;
}

/** What the page that finds a case by its id hands over. */
export interface CasePage extends Tongue {
  readonly casePage: Strings['casePage'];
}

/** What the page that opens a reader's own game hands over. */
export interface OwnPage extends Tongue {
  readonly own: Strings['own'];
}

/** What the page of the statechart inspector hands over. */
export interface InspectorPage extends Tongue {
  readonly inspectorPage: Strings['inspectorPage'];
}

/** Ids of the element that carries the data, and of the one that a script takes over. */
export const PAGE_ID = 'viewer-page';
export const HOST_ID = 'viewer';

/** What the page carries; which kind it is, each script knows of its own page. */
export const carried = <P extends Tongue>(): P =>
  JSON.parse(document.getElementById(PAGE_ID)?.textContent ?? '') as P;

/** JSON as it may stand in a script element. */
export const inScript = (data: Tongue): string => JSON.stringify(data).replaceAll('<', '\\u003c');
