import { useEffect, useState } from 'preact/hooks';
import type { ReadText } from '../../../machine/record/local.ts';
import type { ClauseId, ClauseKind, Says, SourceId } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { chapterOf, to } from '../links.ts';
import { fetched } from './page.ts';
import { useTongue } from './tongue.ts';

/** All there is on a clause, in one language. */
export interface CardOfClause {
  readonly kind: ClauseKind;
  readonly statement: string;
  /** What it is for, or which reading it shuts out. */
  readonly why?: string;
  readonly ruling?: { readonly id: string; readonly question: string };
  /** The reading of each edition, where a ruling leaves it to the edition. */
  readonly editions?: readonly { readonly edition: string; readonly reading: string }[];
  readonly sources: readonly {
    readonly id: SourceId;
    readonly says: Says;
    readonly at?: string;
    readonly note?: string;
  }[];
  readonly examples: readonly (ReadText & {
    readonly id: string;
    /** Whether the clause refuses an action there or decides the result. */
    readonly contrast: boolean;
  })[];
}

export type ChapterCards = Readonly<Partial<Record<ClauseId, CardOfClause>>>;

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

/** What there is on a clause, once it has come. */
export function useClause(id: ClauseId): CardOfClause | 'loading' | 'missing' {
  const { language } = useTongue();
  const [card, show] = useState<CardOfClause | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let wanted = true;
    chapterCards(id, language).then(
      (cards) => wanted && show(cards[id] ?? 'missing'),
      () => wanted && show('missing'),
    );
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return card;
}
