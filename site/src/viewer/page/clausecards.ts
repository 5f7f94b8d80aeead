import type { ClauseId } from '../../../../spec/clauses.ts';
import { chapterOf } from '../../../../spec/ids.ts';
import type { Language } from '../../../../spec/text.ts';
import { to } from '../../links.ts';
import type { ClauseCard } from '../clauses/clausecard.ts';
import { fetched } from './fetched.ts';

/** What there is on the clauses of a chapter, in one language. */
export type ChapterCards = Readonly<Partial<Record<ClauseId, ClauseCard>>>;

const chapters = new Map<string, Promise<ChapterCards>>();

/** The clauses of a chapter, fetched once. */
function chapterCards(id: ClauseId, language: Language): Promise<ChapterCards> {
  const address = to(`rules/${chapterOf(id)}.json`, language);
  let cards = chapters.get(address);
  if (cards === undefined) {
    cards = fetched(address).then((text) => JSON.parse(text) as ChapterCards);
    cards.catch(() => chapters.delete(address));
    chapters.set(address, cards);
  }
  return cards;
}

/** All there is on a clause. @throws Error when it cannot be had */
export async function fetchedCard(id: ClauseId, language: Language): Promise<ClauseCard> {
  const card = (await chapterCards(id, language))[id];
  if (card === undefined) throw new RangeError(`there is nothing on ${id}`);
  return card;
}
