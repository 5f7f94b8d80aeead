import { render } from 'preact';
import type { Telling } from '../../../../machine/book/telling/told.ts';
import { ServicesContext } from '../services.ts';
import { Viewer } from '../Viewer.tsx';
import { bundledReplay } from './bundled.ts';
import { carried, HOST_ID, type ReplayPage } from './carried.ts';
import { early } from './early.ts';
import { fetched, textOf } from './fetched.ts';
import { siteServices } from './siteservices.ts';
import { Unreachable } from './Unreachable.tsx';

/** The game as told, from the page or from where it lies. */
async function toldIn({ telling }: ReplayPage): Promise<Telling> {
  if (typeof telling !== 'string') return telling;
  const asked = early();
  return JSON.parse(await (asked === null ? fetched(telling) : asked.then(textOf))) as Telling;
}

/** Takes over the still picture of a replay page as soon as its game has arrived. */
async function begin(host: HTMLElement): Promise<void> {
  const page = carried<ReplayPage>();
  const services = siteServices(page);
  let content = <Unreachable />;
  try {
    const replay = bundledReplay(await toldIn(page), page.record, services.ask);
    content = <Viewer replay={replay} />;
  } catch {
    // The message stays.
  }
  host.replaceChildren();
  render(<ServicesContext.Provider value={services}>{content}</ServicesContext.Provider>, host);
}

const host = document.getElementById(HOST_ID);
if (host !== null) await begin(host);
