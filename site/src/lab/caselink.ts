import type { SiteLinks } from '../addresses.ts';

/** Where the lab is. */
type Home = Pick<SiteLinks, 'home'>;

/** The lab as it begins. */
export const labPage = ({ home }: Home): string => `${home}lab/`;

/**
 * The lab with a case or a game of the suite: at what the case asks, or where a step of it, from 0, is
 * asked about.
 */
export const caseLink = (id: string, links: Home, asked: number | null = null): string =>
  `${labPage(links)}?case=${id}${asked === null ? '' : `&ask=${asked}`}`;
