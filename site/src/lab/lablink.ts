import type { SiteLinks } from '../addresses.ts';
import { toFragment, toPositionFragment } from '../engine/fragment.ts';
import { labPage } from './caselink.ts';

/** What a link to the lab holds. */
export interface Held {
  /** A game, as notation or as JSON. */
  readonly text: string;
  /** Whether it has moves; a position alone is packed more tightly. */
  readonly moves: boolean;
  /** How many of its steps are played in what is shown; all of them where it is left out. */
  readonly step?: number;
}

/** The lab with a session in it. It needs no engine, so that pages can be built with it. */
export async function labLink(
  { text, moves, step }: Held,
  links: Pick<SiteLinks, 'home'>,
): Promise<string> {
  const fragment = moves ? await toFragment(new Blob([text])) : await toPositionFragment(text);
  return `${labPage(links)}${step === undefined ? '' : `?step=${step}`}${fragment}`;
}
