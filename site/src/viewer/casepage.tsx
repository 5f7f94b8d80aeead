import { render } from 'preact';
import { slugOf } from '../links.ts';
import { Case, NoCase, openCase } from './Case.tsx';
import { carried, HOST_ID } from './page.ts';
import { TongueContext } from './tongue.ts';

/** Plays the conformance case that the address names. */
async function begin(host: HTMLElement): Promise<void> {
  const page = carried();
  const id = new URLSearchParams(location.search).get('id') ?? '';
  let shown = <NoCase id={id} />;
  try {
    const replay = await openCase(id, page);
    document.title = `${replay.telling.title} · ${page.texts.name}`;
    shown = <Case replay={replay} slug={slugOf(id)} />;
  } catch {
    // The message that there is none stays.
  }
  host.replaceChildren();
  render(<TongueContext.Provider value={page}>{shown}</TongueContext.Provider>, host);
}

const host = document.getElementById(HOST_ID);
if (host !== null) await begin(host);
