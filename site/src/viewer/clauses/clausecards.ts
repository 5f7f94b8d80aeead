import type { ClauseId } from '../../../../spec/clauses.ts';
import type { SiteLinks } from '../../addresses.ts';
import { fetchedOnce } from '../../fetched.ts';
import type { ClauseCard } from './clausecard.ts';

/** What there is on the clauses of a chapter, in one language. */
export type ChapterCards = Readonly<Partial<Record<ClauseId, ClauseCard>>>;

/** All there is on a clause, from the site of these links. @throws Error when it cannot be had */
export async function fetchedCard(id: ClauseId, links: SiteLinks): Promise<ClauseCard> {
  const card = (await fetchedOnce<ChapterCards>(links.cards(id)))[id];
  if (card === undefined) throw new RangeError(`there is nothing on ${id}`);
  return card;
}
