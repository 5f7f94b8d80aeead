import { linksAt } from '../addresses.ts';
import { noForms } from '../engine/forms.ts';
import type { Ask } from '../engine/protocol.ts';
import type { Place } from '../viewer/replay/place.ts';
import type { Services } from '../viewer/services.ts';
import type { Tongue } from '../viewer/tongue.ts';
import type { Shelf } from '../viewer/whatif/shelf.ts';
import { SITE } from './site.ts';

/** The engine cannot be had; the message is where it is. */
export class NoEngine extends Error {}

/** Puts a question to the engine, which has no worker of its own in a page that is not ours. */
export const ask: Ask = async (topic, asks, { progress } = {}) => {
  const { answer } = await import('../engine/answers.ts').catch((cause: Error) => {
    throw new NoEngine(cause.message, { cause });
  });
  return answer(topic, asks, noForms, progress);
};

/** In a page of somebody else nothing is kept, and nobody is asked about it. */
const noShelf: Shelf = { read: () => null, write: () => false, asks: false };

/** What an element in a page of somebody else gives to its viewer. */
export const elementServices = (
  tongue: Tongue,
  place: Place,
  clauseCard: Services['clauseCard'],
): Services => ({
  tongue,
  links: linksAt(SITE, tongue.language),
  place,
  ask,
  clauseCard,
  shelf: noShelf,
  panels: { whatIf: () => import('../viewer/whatif/WhatIfPanel.tsx') },
});
