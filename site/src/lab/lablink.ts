import type { SiteLinks } from '../addresses.ts';
import { toFragment, toPositionFragment } from '../engine/fragment.ts';

/** What a link to the lab holds. */
export interface Held {
  /** A game, as notation or as JSON. */
  readonly text: string;
  /** Whether it has moves; a position alone is packed more tightly. */
  readonly moves: boolean;
  /** How many of its steps are played in what is shown; all of them where it is left out. */
  readonly step?: number;
}

/** The lab as it begins. */
export const labPage = ({ home }: Pick<SiteLinks, 'home'>): string => `${home}lab/`;

/** The lab with a session in it. It needs no engine, so that pages can be built with it. */
export async function labLink(
  { text, moves, step }: Held,
  links: Pick<SiteLinks, 'home'>,
): Promise<string> {
  const fragment = moves ? await toFragment(new Blob([text])) : await toPositionFragment(text);
  return `${labPage(links)}${step === undefined ? '' : `?step=${step}`}${fragment}`;
}

/**
 * The lab with a case or a game of the suite: at what the case asks, or where a step of it, from 0, is
 * asked about.
 */
export const caseLink = (
  id: string,
  links: Pick<SiteLinks, 'home'>,
  asked: number | null = null,
): string => `${labPage(links)}?case=${id}${asked === null ? '' : `&ask=${asked}`}`;
