import type { ClauseId } from '../../../../spec/clauses.ts';
import { chapterOf } from '../../../../spec/ids.ts';
import type { Language } from '../../../../spec/text.ts';
import { to } from '../../links.ts';
import type { ClauseCard } from '../clauses/clausecard.ts';
import { fetchedOnce } from './fetched.ts';

/** What there is on the clauses of a chapter, in one language. */
export type ChapterCards = Readonly<Partial<Record<ClauseId, ClauseCard>>>;

/** All there is on a clause. @throws Error when it cannot be had */
export async function fetchedCard(id: ClauseId, language: Language): Promise<ClauseCard> {
  const cards = await fetchedOnce<ChapterCards>(to(`rules/${chapterOf(id)}.json`, language));
  const card = cards[id];
  if (card === undefined) throw new RangeError(`there is nothing on ${id}`);
  return card;
}
