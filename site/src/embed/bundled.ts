import type { Telling } from '../../../machine/book/telling/told.ts';
import { fileAt, linksAt, slugOf, tellingAt } from '../addresses.ts';
import { fetched } from '../fetched.ts';
import { fetchedCard } from '../viewer/clauses/clausecards.ts';
import { bundledReplay } from '../viewer/replay/bundled.ts';
import type { Tongue } from '../viewer/tongue.ts';
import type { Shown } from './Embedded.tsx';
import { ask } from './elementservices.ts';
import { SITE } from './site.ts';

/** Ids of bundled games and cases. */
const ID = /^[a-z][\w-]*(\.[\w-]+)+$/;
const SLUG = /^[\w-]+(\/[\w-]+)+(?=\.json$)/;

/** Where the record of a bundled game lies, if that is what an id may be of. */
export const recordOf = (id: string): string | null =>
  ID.test(id) ? fileAt(SITE, slugOf(id)) : null;

/**
 * A bundled game or case of our site as it is told there, without the engine; null if an address is
 * of nothing that may be one. @throws Error when it cannot be had
 */
export async function toldAt(address: string, { language }: Tongue): Promise<Shown | null> {
  const games = `${SITE}replays/`;
  const [slug] = (address.startsWith(games) ? SLUG.exec(address.slice(games.length)) : null) ?? [];
  if (slug === undefined) return null;
  const links = linksAt(SITE, language);
  const telling = JSON.parse(await fetched(tellingAt(SITE, slug, language))) as Telling;
  return {
    replay: bundledReplay(telling, address, ask),
    clauseCard: (id) => fetchedCard(id, links),
  };
}
