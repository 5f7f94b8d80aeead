import type { Language } from '../../../spec/text.ts';
import { linksAt } from '../addresses.ts';
import { noForms } from '../engine/forms.ts';
import type { Ask } from '../engine/protocol.ts';
import { viewerStringsOf } from '../strings.ts';
import type { Place } from '../viewer/replay/place.ts';
import type { Services } from '../viewer/services.ts';
import { tongueOf } from '../viewer/tongue.ts';
import { SITE } from './site.ts';

/** Puts a question to the engine, which has no worker of its own in a page that is not ours. */
export const ask: Ask = async (topic, asks, { progress } = {}) =>
  (await import('../engine/answers.ts')).answer(topic, asks, noForms, progress);

/** What an element in a page of somebody else gives to its viewer. */
export const elementServices = (language: Language, place: Place): Services => ({
  tongue: tongueOf(language, viewerStringsOf(language)),
  links: linksAt(SITE, language),
  place,
  ask,
  clauseCard: async (id) => (await import('./statements.ts')).statementOf(id, language),
  panels: {},
});
