import { linksAt } from '../addresses.ts';
import type { Ask } from '../engine/protocol.ts';
import type { Place } from '../viewer/replay/place.ts';
import type { Services } from '../viewer/services.ts';
import type { Tongue } from '../viewer/tongue.ts';
import type { Shelf } from '../viewer/whatif/shelf.ts';
import { outOfReach } from './outofreach.ts';
import { SITE } from './site.ts';
import { complete } from './tongues.ts';

/** Puts a question to the engine, which has no worker of its own in a page that is not ours. */
export const ask: Ask = async (topic, asks, { progress } = {}) => {
  const { answer } = await import('../engine/answers.ts').catch(outOfReach);
  return answer(topic, asks, undefined, progress);
};

/** In a page of somebody else nothing is kept, and nobody is asked about it. */
const noShelf: Shelf = { read: () => null, write: () => false, asks: false };

/** What an element in a page of somebody else gives to its viewer. */
export const elementServices = (
  tongue: Tongue,
  place: Place,
  clauseCard: Services['clauseCard'],
): Services => {
  /** Loads a part together with the texts that it reads. */
  const withTexts =
    <T>(load: () => Promise<T>) =>
    async (): Promise<T> =>
      (await Promise.all([load(), complete(tongue)]))[0];
  return {
    tongue,
    links: linksAt(SITE, tongue.language),
    place,
    ask,
    clauseCard,
    openClause: withTexts(() => import('../viewer/clauses/OpenClause.tsx')),
    shelf: noShelf,
    dialogs: {
      search: withTexts(() => import('../viewer/controls/Search.tsx')),
      share: withTexts(() => import('../viewer/controls/ShareStep.tsx')),
      help: withTexts(() => import('../viewer/controls/Help.tsx')),
    },
    panels: { whatIf: withTexts(() => import('../viewer/whatif/WhatIfPanel.tsx')) },
  };
};
